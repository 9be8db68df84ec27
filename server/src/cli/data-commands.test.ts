import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { ALL_TABLES, BACKUP_TABLES, countTables } from '../store/copies/table-rows.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { StoreError } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { checkIntegrity } from '../testing/databases/check-integrity.ts';
import {
  type DatabaseKind,
  freshDatabaseUrl,
  onEachDatabase,
} from '../testing/databases/each-database.ts';
import { hashesOf } from '../testing/databases/read-all-tables.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { assembly } from '../testing/processes/run-command.ts';
import { CommandError, type StandaloneCommand } from './command.ts';
import { backUp, exportCommand, move, restore } from './data-commands.ts';

const SMALL = { people: 6, events: 5, files: 4 };

const folder = () => mkdtempSync(join(tmpdir(), 'assembly-'));

async function using<Result>(url: string, act: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(url);
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

async function filled(kind: DatabaseKind): Promise<string> {
  const url = await freshDatabaseUrl(kind);
  await using(url, (db) => fillDatabase(db, SMALL));
  return url;
}

const hashesAt = (url: string) => using(url, (db) => hashesOf(db, BACKUP_TABLES));

/** Runs a command in this process; returns what it prints. */
function run(command: StandaloneCommand, url: string, ...args: string[]): Promise<string> {
  const config = readConfig({ DATABASE_URL: url });
  return command.run({ config, now: () => SUNDAY, log: () => {} }, args);
}

onEachDatabase('the data commands', (kind) => {
  test('a backup restores into a new database of either kind, with an identical export', async () => {
    const url = await filled(kind);
    const directory = folder();
    const file = join(directory, 'a.backup');
    const counts = '6 people, 5 events, 3 announcements, 5 folders and files';
    expect(await run(backUp, url, file)).toContain(counts);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(['a.backup']);
    const exported = join(directory, 'original.json');
    await run(exportCommand, url, exported);
    for (const target of ['SQLite', 'PostgreSQL'] as const) {
      const restoredUrl = await freshDatabaseUrl(target);
      expect(await run(restore, restoredUrl, file)).toContain(counts);
      const same = join(directory, `${target}.json`);
      await run(exportCommand, restoredUrl, same);
      expect(readFileSync(same, 'utf8')).toBe(readFileSync(exported, 'utf8'));
      await expect(run(restore, restoredUrl, file)).rejects.toThrow('is not empty (6 in users');
    }
  });

  test('a restore that is killed halfway leaves an empty database, which can be restored into', {
    tags: 'long',
  }, async () => {
    const url = await filled(kind);
    const file = join(folder(), 'a.backup');
    await run(backUp, url, file);
    const target = await freshDatabaseUrl(kind);
    for (const share of ['0.3', '1']) {
      const script = join(import.meta.dirname, '../testing/processes/restore-process-main.ts');
      const child = spawn(process.execPath, [script, target, file, share], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'exit');
      await checkIntegrity(target);
      const counts = await using(target, (db) => countTables(db, ALL_TABLES));
      expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    }
    await run(restore, target, file);
    expect(await hashesAt(target)).toEqual(await hashesAt(url));
  });
});

test('each command exits with 0 and prints counts, or exits with 1 and prints one sentence', async () => {
  const url = await filled('SQLite');
  const file = join(folder(), 'a.backup');
  const environment = { DATABASE_URL: url };
  const [backedUp, exported, wrongUsage] = await Promise.all([
    assembly(['backup', file], environment),
    assembly(['export'], environment),
    assembly(['move', url], environment),
  ]);
  expect(backedUp).toMatchObject({ code: 0, err: '' });
  expect(backedUp.out).toMatch(/^Backed up to .*: 6 people, 5 events, .*\n$/);
  expect(exported).toMatchObject({
    code: 0,
    err: 'Exported: 6 Users, 5 Events, 3 Tasks, 1 Drive.\n',
  });
  expect(Object.keys(JSON.parse(exported.out))).toEqual(['Users', 'Events', 'Tasks', 'Drive']);
  const usage = 'Usage: npm run assembly -- move FROM TO\n';
  expect(wrongUsage).toEqual({ code: 1, out: '', err: usage });
  const refused = await assembly(['restore', file], environment);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/^The target database is not empty \(6 in users.*\n$/);
});

test('a command that cannot work says why in one sentence and leaves nothing behind', async () => {
  const url = await filled('SQLite');
  const directory = folder();
  const at = (name: string) => join(directory, name);
  await run(backUp, url, at('a.backup'));
  const bytes = readFileSync(at('a.backup'));
  const middle = bytes.length >> 1;
  writeFileSync(at('short'), bytes.subarray(0, -100));
  writeFileSync(at('altered'), bytes.with(middle, 0x55 ^ (bytes[middle] ?? 0)));
  writeFileSync(at('letter'), 'Dear congregation,\n');
  const nowhere = `file:${at('none.db')}`;
  const before = readdirSync(directory);

  const failures: [() => Promise<string>, RegExp][] = [
    [() => run(restore, nowhere, at('short')), /^The backup is damaged or incomplete, and nothing/],
    [
      () => run(restore, nowhere, at('altered')),
      /^The backup is damaged or incomplete, and nothing/,
    ],
    [() => run(restore, nowhere, at('letter')), /^The file is not an Assembly backup, and nothing/],
    [() => run(restore, nowhere, at('none')), /^There is no file /],
    [() => run(restore, nowhere, directory), /is not a file\.$/],
    [() => run(backUp, nowhere, at('b')), /^There is no Assembly database at /],
    [
      () => run(backUp, url, join(directory, 'no', 'b')),
      /cannot be written: its folder does not exist/,
    ],
    [() => run(exportCommand, url, at('letter')), /letter already exists and was not changed/],
    [() => run(move, url, url, url), /^The target database is not empty/],
    [() => run(move, url, nowhere, url), /^There is no Assembly database at /],
    [() => run(move, url, 'mysql://x', url), /^Both addresses must start with file: or postgres:/],
  ];
  for (const [fail, sentence] of failures) {
    const error: Error = await fail().then(
      () => new Error('It did not fail.'),
      (reason) => reason,
    );
    expect(error.message).toMatch(sentence);
    expect([CommandError.name, StoreError.name]).toContain(error.name);
  }
  expect(readdirSync(directory)).toEqual(before);
});
