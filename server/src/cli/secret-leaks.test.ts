import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { freshDatabaseUrl, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { findSecrets, secret, setCanaries } from '../testing/fixtures/leak-canaries.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';
import { assembly } from '../testing/processes/run-command.ts';

const EMAIL = 'ada@example.org';
const FIREBASE = { FIREBASE_SIGNER_KEY: secret('signer'), FIREBASE_SALT_SEPARATOR: 'Bw==' };

function changeUrl(url: string, change: (url: URL) => void): string {
  const other = new URL(url);
  change(other);
  return other.href;
}

async function plantForCommands() {
  const databaseUrl = await readyDatabaseUrl('PostgreSQL');
  const db = await openDatabase(databaseUrl);
  await fillDatabase(db, { people: 5, events: 5, files: 5 });
  await db.destroy();
  const { settings } = await setCanaries(databaseUrl);
  const emptyDatabase = async () => {
    const { pathname } = new URL(await freshDatabaseUrl('PostgreSQL'));
    return changeUrl(settings.DATABASE_URL, (url) => {
      url.pathname = pathname;
    });
  };
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  writeFileSync(join(folder, 'accounts.json'), '{"users":[]}');
  return { settings, emptyDatabase, fileAt: (name: string) => join(folder, name) };
}

async function commandNames(): Promise<string[]> {
  const { err } = await assembly([], {});
  return [...err.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name);
}

test('no command prints or writes a secret of the settings, whether it succeeds or fails', {
  tags: 'long',
}, async () => {
  const { settings, emptyDatabase, fileAt } = await plantForCommands();
  const tree = fileAt('tree.json');
  const emptyUrl = await emptyDatabase();
  // In order, because some need what an earlier one wrote.
  const succeeding: [string[], string?][] = [
    [['admin', EMAIL]],
    [['reset-link', EMAIL]],
    [['set', 'ASSEMBLY_NAME', 'Our Assembly']],
    [['backup', fileAt('a.backup')]],
    [['restore', fileAt('a.backup')], emptyUrl],
    [['export', tree]],
    [['import', tree, fileAt('accounts.json')]],
    [['move', settings.DATABASE_URL, await emptyDatabase()]],
  ];
  // Google refuses, a file exists already or is missing, a database is not empty.
  const failing: [string[], string?][] = [
    [['sync']],
    [['set', 'SMTP_URL', `smtp://u:${secret('entered')}@mail.example`]],
    [['set', 'AUDIT_DAYS', secret('entered')]],
    [['backup', fileAt('a.backup')]],
    [['restore', fileAt('a.backup')]],
    [['export', tree]],
    [['import', fileAt('none.json')]],
    [['move', settings.DATABASE_URL, emptyUrl]],
  ];
  const run = async ([args, databaseUrl]: [string[], string?], code: number) => {
    const environment = {
      ...settings,
      ...FIREBASE,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const result = await assembly(args, environment);
    const text = `${args[0]}: ${result.out}${result.err}`;
    expect(result.code, text).toBe(code);
    expect(result.out + result.err, `${args[0]}`).not.toBe('');
    expect(findSecrets(text), text).toEqual([]);
  };
  for (const one of succeeding) await run(one, 0);
  await Promise.all(failing.map((one) => run(one, 1)));
  expect(findSecrets(readFileSync(tree, 'utf8'))).toEqual([]);
  expect(findSecrets(gunzipSync(readFileSync(fileAt('a.backup'))).toString('utf8'))).toEqual([]);

  // Then every command, when the database does not answer.
  const names = await commandNames();
  const covered = new Set([...succeeding, ...failing].map(([[name]]) => name));
  expect(names.filter((name) => !covered.has(name))).toEqual([]);
  const deadUrl = changeUrl(settings.DATABASE_URL, (url) => {
    url.port = '1';
  });
  const withoutDatabase = names.map((name): [string[], string] => {
    const args = {
      move: [deadUrl, deadUrl],
      sync: [],
      set: ['ASSEMBLY_NAME', 'Our Assembly'],
      backup: [fileAt('b')],
      export: [fileAt('c')],
    }[name];
    const file = name === 'restore' ? fileAt('a.backup') : name === 'import' ? tree : EMAIL;
    return [[name, ...(args ?? [file])], deadUrl];
  });
  await Promise.all(withoutDatabase.map((one) => run(one, 1)));
});
