import { existsSync } from 'node:fs';
import { Problem } from '@assembly/contract/problem';
import { migrateWithBackup } from '../backups/migrate-with-backup.ts';
import { ConfigError, readConfig } from '../config.ts';
import { importCommand } from '../firebase/import-command.ts';
import { openSettings } from '../settings/settings.ts';
import { openDatabase } from '../store/database/open-database.ts';
import {
  isLocked,
  isUnavailable,
  LOCKED_MESSAGE,
  StoreError,
} from '../store/database/store-error.ts';
import { showUpdate } from './check-update-command.ts';
import { type Command, CommandError, type StandaloneCommand } from './command.ts';
import { backUp, exportCommand, move, restore } from './data-commands.ts';
import { makeAdmin, makeResetLink } from './people-commands.ts';
import { setSetting } from './settings-command.ts';
import { syncNow } from './sync.ts';

const commands: Record<string, Command | StandaloneCommand> = {
  admin: makeAdmin,
  'reset-link': makeResetLink,
  sync: syncNow,
  set: setSetting,
  backup: backUp,
  restore,
  move,
  export: exportCommand,
  import: importCommand,
  'check-update': showUpdate,
};

const USAGE_WIDTH = 32;
const USAGE = `Usage: npm run assembly -- COMMAND
${Object.values(commands)
  .map(({ usage, description }) => `  ${usage.padEnd(USAGE_WIDTH)} ${description}`)
  .join('\n')}`;

const [name = '', ...args] = process.argv.slice(2);

try {
  const output = await run(name, args);
  if (output) console.log(output);
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}

async function run(name: string, args: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(USAGE);
  const [min, max] = command.argumentCount;
  if (args.length < min || args.length > max)
    throw new CommandError(`Usage: npm run assembly -- ${command.usage}`);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const context = { now: () => Date.now(), log: console.error };
  if (command.opensDatabase) return await command.run({ ...context, config }, args);
  const migrate = migrateWithBackup(config, console.error);
  await using db = await openDatabase(config.databaseUrl, undefined, migrate);
  const settings = await openSettings({ db, environment: process.env, keySource: config });
  return await command.run({ ...context, settings, db }, args);
}

function errorMessage(error: unknown): unknown {
  const known = [CommandError, ConfigError, StoreError, Problem];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  if (isLocked(error)) return LOCKED_MESSAGE;
  if (isUnavailable(error)) {
    return 'The database stopped answering or cannot be written. Check that it runs and that there is space on the disk, then try again.';
  }
  return error;
}
