import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openSettings } from '../settings/settings.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { sqliteFile } from '../store/database/sqlite.ts';
import { freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import type { StandaloneCommand } from './command.ts';
import { backUp, exportCommand, move, restore } from './data-commands.ts';

const SECRET = 'a secret of at least thirty-two characters';
const TOKEN = '1//planted-token';

async function withSettings<Result>(
  url: string,
  secret: string,
  act: (opened: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  const opened = await open(url, secret);
  try {
    return await act(opened);
  } finally {
    await opened.db.destroy();
  }
}

async function open(url: string, secret: string) {
  const db = await openDatabase(url);
  const keySource = { databaseUrl: url, assemblySecret: secret || undefined };
  return { db, settings: await openSettings({ db, environment: {}, keySource }) };
}

/** A database with a name and two secrets. */
async function withSecrets(secret = ''): Promise<string> {
  const url = await freshDatabaseUrl('SQLite');
  await withSettings(url, secret, ({ db, settings }) =>
    db.transaction().execute((trx) =>
      settings.write(
        trx,
        {
          ASSEMBLY_NAME: 'Grace',
          GOOGLE_API_KEY: 'AIza-planted',
          GOOGLE_REFRESH_TOKEN: TOKEN,
        },
        { now: SUNDAY },
      ),
    ),
  );
  return url;
}

const readAt = (url: string, secret = '') =>
  withSettings(url, secret, async ({ settings }) => ({
    name: settings.current().assembly.name,
    token: settings.current().google.refreshToken,
    unreadable: settings.unreadable(),
  }));

function run(command: StandaloneCommand, url: string, secret: string, ...args: string[]) {
  const config = readConfig({ DATABASE_URL: url, ASSEMBLY_SECRET: secret });
  return command.run({ config, now: () => SUNDAY, log: () => {} }, args);
}

const newFile = () => join(mkdtempSync(join(tmpdir(), 'assembly-')), 'file');

test('a backup holds secrets only encrypted and never the key; an export holds none', async () => {
  const url = await withSecrets();
  const key = readFileSync(join(sqliteFile(url), '../secret.key'), 'utf8').trim();
  const file = newFile();
  await run(backUp, url, '', file);
  const backup = gunzipSync(readFileSync(file)).toString();
  expect(backup).toContain('GOOGLE_REFRESH_TOKEN');
  expect(backup).not.toContain('planted');
  expect(backup).not.toContain(key);
  const tree = newFile();
  await run(exportCommand, url, '', tree);
  expect(readFileSync(tree, 'utf8')).not.toMatch(/planted|GOOGLE_|Grace/);
  expect(readFileSync(sqliteFile(url)).includes('planted')).toBe(false);
});

test('a restored backup works with the same key; with another, the command says what to do', async () => {
  const file = newFile();
  await run(backUp, await withSecrets(SECRET), SECRET, file);
  const same = await freshDatabaseUrl('PostgreSQL');
  expect(await run(restore, same, SECRET, file)).not.toContain('decrypted');
  expect(await readAt(same, SECRET)).toEqual({ name: 'Grace', token: TOKEN, unreadable: [] });

  const other = await freshDatabaseUrl('SQLite');
  const said = await run(restore, other, '', file);
  expect(said).toContain('cannot be decrypted');
  expect(said).toContain('enter them again and connect Google again under Settings');
  expect(await readAt(other)).toEqual({
    name: 'Grace',
    token: '',
    unreadable: ['GOOGLE_API_KEY', 'GOOGLE_REFRESH_TOKEN'],
  });
});

test('a move encrypts secrets with the key of the new database', async () => {
  const url = await withSecrets();
  const postgres = await freshDatabaseUrl('PostgreSQL');
  expect(await run(move, url, SECRET, url, postgres)).not.toContain('not copied');
  expect(await readAt(postgres, SECRET)).toEqual({ name: 'Grace', token: TOKEN, unreadable: [] });
  const file = await freshDatabaseUrl('SQLite');
  await run(move, postgres, SECRET, postgres, file);
  expect(await readAt(file, SECRET)).toMatchObject({ token: TOKEN });
});

test('a move to a database without a key drops the secrets and says so', async () => {
  const url = await withSecrets();
  const postgres = await freshDatabaseUrl('PostgreSQL');
  const said = await run(move, url, '', url, postgres);
  expect(said).toContain('These secrets were not copied, because there is no key');
  expect(said).toContain('GOOGLE_API_KEY, GOOGLE_REFRESH_TOKEN');
  expect(await readAt(postgres)).toEqual({ name: 'Grace', token: '', unreadable: [] });
  expect(await readAt(url)).toMatchObject({ token: TOKEN });
});
