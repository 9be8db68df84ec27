import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';
import { assembly } from '../testing/processes/run-command.ts';
import { findSecrets, plantSecrets, secret } from './leak-canaries.ts';

const EMAIL = 'ada@example.org';
const FIREBASE = { FIREBASE_SIGNER_KEY: secret('signer'), FIREBASE_SALT_SEPARATOR: 'Bw==' };

/** With another user name in it a password is as much a secret; with another port nobody answers. */
function changed(url: string, change: (url: URL) => void): string {
  const other = new URL(url);
  change(other);
  return other.href;
}

async function plantForCommands() {
  const databaseUrl = await freshDatabaseUrl('PostgreSQL');
  const db = await openDatabase(databaseUrl);
  await fillDatabase(db, { people: 5, events: 5, files: 5 });
  await db.destroy();
  const { settings } = await plantSecrets(databaseUrl);
  const empty = async () => {
    const { pathname } = new URL(await freshDatabaseUrl('PostgreSQL'));
    return changed(settings.DATABASE_URL, (url) => {
      url.pathname = pathname;
    });
  };
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  writeFileSync(join(folder, 'accounts.json'), '{"users":[]}');
  return { settings, empty, at: (name: string) => join(folder, name) };
}

async function namesOfCommands(): Promise<string[]> {
  const { err } = await assembly([], {});
  return [...err.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name);
}

test('a secret in the settings is found in nothing that a command says or writes, done or failed', async () => {
  const { settings, empty, at } = await plantForCommands();
  const tree = at('tree.json');
  const emptyUrl = await empty();
  // In the order in which one needs what the other wrote.
  const done: [string[], string?][] = [
    [['admin', EMAIL]],
    [['reset-link', EMAIL]],
    [['backup', at('a.backup')]],
    [['restore', at('a.backup')], emptyUrl],
    [['export', tree]],
    [['import', tree, at('accounts.json')]],
    [['move', settings.DATABASE_URL, await empty()]],
  ];
  // Google refuses, a file is there already or is none, a database is not empty.
  const failed: [string[], string?][] = [
    [['sync']],
    [['backup', at('a.backup')]],
    [['restore', at('a.backup')]],
    [['export', tree]],
    [['import', at('none.json')]],
    [['move', settings.DATABASE_URL, emptyUrl]],
  ];
  const run = async ([args, databaseUrl]: [string[], string?], code: number) => {
    const environment = {
      ...settings,
      ...FIREBASE,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const said = await assembly(args, environment);
    const text = `${args[0]}: ${said.out}${said.err}`;
    expect(said.code, text).toBe(code);
    expect(said.out + said.err, `${args[0]}`).not.toBe('');
    expect(findSecrets(text), text).toEqual([]);
  };
  for (const one of done) await run(one, 0);
  for (const one of failed) await run(one, 1);
  expect(findSecrets(readFileSync(tree, 'utf8'))).toEqual([]);
  expect(findSecrets(gunzipSync(readFileSync(at('a.backup'))).toString('utf8'))).toEqual([]);

  // And when the database is not there, each of all the commands.
  const names = await namesOfCommands();
  const covered = new Set([...done, ...failed].map(([[name]]) => name));
  expect(names.filter((name) => !covered.has(name))).toEqual([]);
  const nobody = changed(settings.DATABASE_URL, (url) => {
    url.port = '1';
  });
  for (const name of names) {
    const args = { move: [nobody, nobody], sync: [], backup: [at('b')], export: [at('c')] }[name];
    const file = name === 'restore' ? at('a.backup') : name === 'import' ? tree : EMAIL;
    await run([[name, ...(args ?? [file])], nobody], 1);
  }
});
