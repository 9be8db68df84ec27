import { existsSync } from 'node:fs';
import { Problem } from '@assembly/contract/problem';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../store/open-database.ts';
import { StoreError } from '../store/store-error.ts';
import { type Command, CommandError } from './command.ts';
import { makeAdmin } from './make-admin.ts';
import { makeResetLink } from './make-reset-link.ts';
import { syncNow } from './sync.ts';

const commands: Record<string, Command> = {
  admin: makeAdmin,
  'reset-link': makeResetLink,
  sync: syncNow,
};

const USAGE = `Usage: npm run assembly -- COMMAND
${Object.values(commands)
  .map(({ usage, does }) => `  ${usage.padEnd(20)} ${does}`)
  .join('\n')}`;

const [name = '', ...args] = process.argv.slice(2);

try {
  console.log(await run(name, args));
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}

async function run(name: string, args: string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(USAGE);
  const [least, most] = command.takes;
  if (args.length < least || args.length > most)
    throw new CommandError(`Usage: npm run assembly -- ${command.usage}`);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const db = await openDatabase(config.databaseUrl);
  try {
    return await command.run({ config, db, now: () => Date.now(), log: console.error }, args);
  } finally {
    await db.destroy();
  }
}

function sentenceFor(error: unknown): unknown {
  const known = [CommandError, ConfigError, StoreError, Problem];
  return known.some((kind) => error instanceof kind) ? (error as Error).message : error;
}
