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
import { fillDatabase, type Sizes } from '../testing/fixtures/sample-content.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import { assembly } from '../testing/processes/run-command.ts';
import { backUp } from './backup.ts';
import { CommandError, type StandaloneCommand } from './command.ts';
import { exportCommand } from './export.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';

const SMALL = { people: 6, events: 5, files: 4 };
const LARGE = { people: 5000, events: 20_000, files: 20_000 };
/** Room for a few copies of the largest single row, which is a top-level folder with all that lies below it. */
const LITTLE_MEMORY = ['--max-old-space-size=160'];
const MINUTE_MS = 60_000;

const folder = () => mkdtempSync(join(tmpdir(), 'assembly-'));

async function using<Result>(url: string, act: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(url);
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}

async function filled(kind: DatabaseKind, sizes: Sizes = SMALL): Promise<string> {
  const url = await freshDatabaseUrl(kind);
  await using(url, (db) => fillDatabase(db, sizes));
  return url;
}

const hashesAt = (url: string) => using(url, (db) => hashesOf(db, BACKUP_TABLES));

/** What the command says, or what it fails with: the same without starting a process for each. */
function say(command: StandaloneCommand, url: string, ...args: string[]): Promise<string> {
  const config = readConfig({ DATABASE_URL: url });
  return command.run({ config, now: () => SUNDAY, log: () => {} }, args);
}

onEachDatabase('the data commands', (kind) => {
  test('a backup restores into a new database of either kind, and their exports are the same file', async () => {
    const url = await filled(kind);
    const place = folder();
    const file = join(place, 'a.backup');
    const counts = '6 people, 5 events, 3 announcements, 5 folders and files';
    expect(await say(backUp, url, file)).toContain(counts);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(place)).toEqual(['a.backup']);
    const exported = join(place, 'original.json');
    await say(exportCommand, url, exported);
    for (const target of ['SQLite', 'PostgreSQL'] as const) {
      const restoredUrl = await freshDatabaseUrl(target);
      expect(await say(restore, restoredUrl, file)).toContain(counts);
      const same = join(place, `${target}.json`);
      await say(exportCommand, restoredUrl, same);
      expect(readFileSync(same, 'utf8')).toBe(readFileSync(exported, 'utf8'));
      await expect(say(restore, restoredUrl, file)).rejects.toThrow('is not empty (6 in users');
    }
  });

  test('a restore that is killed in the middle leaves an empty database, which can be filled', async () => {
    const url = await filled(kind);
    const file = join(folder(), 'a.backup');
    await say(backUp, url, file);
    const target = await freshDatabaseUrl(kind);
    for (const share of ['0.3', '0.95', '1']) {
      const script = join(import.meta.dirname, '../testing/processes/restore-process.ts');
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
    await say(restore, target, file);
    expect(await hashesAt(target)).toEqual(await hashesAt(url));
  });
});

test(
  'a large database is backed up, restored, moved and exported in little memory',
  async () => {
    const url = await filled('SQLite', LARGE);
    const file = join(folder(), 'a.backup');
    const restoredUrl = await freshDatabaseUrl('PostgreSQL');
    const movedUrl = await freshDatabaseUrl('SQLite');
    const steps: [string[], string][] = [
      [['backup', file], url],
      [['restore', file], restoredUrl],
      [['move', restoredUrl, movedUrl], url],
      [['export', `${file}.json`], movedUrl],
    ];
    for (const [args, at] of steps) {
      const done = await assembly(args, { DATABASE_URL: at }, LITTLE_MEMORY);
      expect(done).toMatchObject({ code: 0, err: '' });
    }
    expect(await hashesAt(movedUrl)).toEqual(await hashesAt(url));
  },
  5 * MINUTE_MS,
);

test(
  'the commands end with 0 and their counts, or with 1 and one sentence',
  async () => {
    const url = await filled('SQLite');
    const file = join(folder(), 'a.backup');
    const environment = { DATABASE_URL: url };
    const taken = await assembly(['backup', file], environment);
    expect(taken).toMatchObject({ code: 0, err: '' });
    expect(taken.out).toMatch(/^Backed up to .*: 6 people, 5 events, .*\n$/);
    const again = await assembly(['backup', file], environment);
    const sentence = `${file} is there already, and was left as it is. Name another file.\n`;
    expect(again).toEqual({ code: 1, out: '', err: sentence });
    const exported = await assembly(['export'], environment);
    expect(exported.err).toBe('Exported: 6 Users, 5 Events, 3 Tasks, 1 Drive.\n');
    expect(Object.keys(JSON.parse(exported.out))).toEqual(['Users', 'Events', 'Tasks', 'Drive']);
    const refused = await assembly(['restore', file], environment);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^The database to fill is not empty \(6 in users.*\n$/);
    const unsaid = await assembly(['move', url], environment);
    expect(unsaid).toEqual({ code: 1, out: '', err: 'Usage: npm run assembly -- move FROM TO\n' });
  },
  MINUTE_MS,
);

test('what cannot be done is told in one sentence, and leaves nothing behind', async () => {
  const url = await filled('SQLite');
  const place = folder();
  const at = (name: string) => join(place, name);
  await say(backUp, url, at('a.backup'));
  const bytes = readFileSync(at('a.backup'));
  const middle = bytes.length >> 1;
  writeFileSync(at('short'), bytes.subarray(0, -100));
  writeFileSync(at('altered'), bytes.with(middle, 0x55 ^ (bytes[middle] ?? 0)));
  writeFileSync(at('letter'), 'Dear congregation,\n');
  const nowhere = `file:${at('none.db')}`;
  const before = readdirSync(place);

  const failures: [() => Promise<string>, RegExp][] = [
    [() => say(restore, nowhere, at('short')), /^The backup is damaged or cut short, and nothing/],
    [
      () => say(restore, nowhere, at('altered')),
      /^The backup is damaged or cut short, and nothing/,
    ],
    [() => say(restore, nowhere, at('letter')), /^The file is no backup of Assembly, and nothing/],
    [() => say(restore, nowhere, at('none')), /^There is no file /],
    [() => say(restore, nowhere, place), /is not a file\.$/],
    [() => say(backUp, nowhere, at('b')), /^There is no database of Assembly at /],
    [() => say(backUp, url, join(place, 'no', 'b')), /cannot be written: its folder is not there/],
    [() => say(exportCommand, url, at('letter')), /letter is there already, and was left as it/],
    [() => say(move, url, url, url), /^The database to fill is not empty/],
    [() => say(move, url, nowhere, url), /^There is no database of Assembly at /],
    [() => say(move, url, 'mysql://x', url), /^Both addresses must begin with file: or postgres:/],
  ];
  for (const [fail, sentence] of failures) {
    const fault: Error = await fail().then(
      () => new Error('It did not fail.'),
      (error) => error,
    );
    expect(fault.message).toMatch(sentence);
    expect([CommandError.name, StoreError.name]).toContain(fault.name);
  }
  expect(readdirSync(place)).toEqual(before);
});
