import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { ALL_TABLES, countTables, LASTING_TABLES } from '../store/portable-tables.ts';
import type { Database } from '../store/tables.ts';
import { type DatabaseKind, freshDatabaseUrl, onEachDatabase } from '../testing/each-database.ts';
import { checkIntegrity } from '../testing/integrity.ts';
import { hashesOf } from '../testing/read-everything.ts';
import { assembly } from '../testing/run-command.ts';
import { fillDatabase, type Sizes } from '../testing/sample-content.ts';

const SMALL = { people: 6, events: 5, files: 4 };
const LARGE = { people: 5000, events: 20_000, files: 20_000 };
/** A tenth of what the large database would take if it were held whole more than once. */
const LITTLE_MEMORY = ['--max-old-space-size=80'];
const MINUTES_MS = 60_000;

const folder = () => mkdtempSync(join(tmpdir(), 'assembly-'));
const on = (url: string) => ({ DATABASE_URL: url });

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

onEachDatabase('the data commands', (kind) => {
  test(
    'a backup restores into a new database of either kind, and exports are the same file',
    async () => {
      const url = await filled(kind);
      const place = folder();
      const file = join(place, 'a.backup');
      const taken = await assembly(['backup', file], on(url));
      expect(taken).toMatchObject({ code: 0, err: '' });
      expect(taken.out).toContain('6 people, 5 events, 3 announcements, 5 folders and files');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readdirSync(place)).toEqual(['a.backup']);

      const again = await assembly(['backup', file], on(url));
      expect(again).toMatchObject({ code: 1, out: '' });
      expect(again.err).toBe(
        `${file} is there already, and was left as it is. Name another file.\n`,
      );

      const original = await assembly(['export'], on(url));
      expect(original.err).toBe('Exported: 6 Users, 5 Events, 3 Tasks, 1 Drive.\n');
      for (const target of ['SQLite', 'PostgreSQL'] as const) {
        const restoredUrl = await freshDatabaseUrl(target);
        const restored = await assembly(['restore', file], on(restoredUrl));
        expect(restored).toMatchObject({ code: 0, err: '' });
        expect(restored.out).toContain('6 people, 5 events');
        const exported = join(place, `${target}.json`);
        expect(await assembly(['export', exported], on(restoredUrl))).toMatchObject({ code: 0 });
        expect(readFileSync(exported, 'utf8')).toBe(original.out);
        const refused = await assembly(['restore', file], on(restoredUrl));
        expect(refused).toMatchObject({ code: 1, out: '' });
        expect(refused.err).toMatch(/^The database to fill is not empty \(6 in users.*\n$/);
      }
    },
    2 * MINUTES_MS,
  );

  test(
    'a restore that is killed in the middle leaves an empty database, which can be filled',
    async () => {
      const url = await filled(kind);
      const file = join(folder(), 'a.backup');
      await assembly(['backup', file], on(url));
      const target = await freshDatabaseUrl(kind);
      for (const share of [0.3, 0.95, 1]) {
        const script = join(import.meta.dirname, '../testing/restore-process.ts');
        const child = spawn(process.execPath, [script, target, file, `${share}`], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(child.stdout, 'data');
        child.kill('SIGKILL');
        await once(child, 'exit');
        await checkIntegrity(target);
        const counts = await using(target, (db) => countTables(db, ALL_TABLES));
        expect(Object.values(counts).every((count) => count === 0)).toBe(true);
      }
      expect(await assembly(['restore', file], on(target))).toMatchObject({ code: 0 });
      const hashes = (at: string) => using(at, (db) => hashesOf(db, LASTING_TABLES));
      expect(await hashes(target)).toEqual(await hashes(url));
    },
    2 * MINUTES_MS,
  );
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
      const done = await assembly(args, on(at), LITTLE_MEMORY);
      expect(done).toMatchObject({ code: 0, err: '' });
    }
    const hashes = (at: string) => using(at, (db) => hashesOf(db, LASTING_TABLES));
    expect(await hashes(movedUrl)).toEqual(await hashes(url));
  },
  5 * MINUTES_MS,
);

test(
  'what cannot be done is told in one sentence, and the command fails',
  async () => {
    const url = await filled('SQLite');
    const place = folder();
    const file = join(place, 'a.backup');
    await assembly(['backup', file], on(url));
    const short = join(place, 'short.backup');
    writeFileSync(short, readFileSync(file));
    truncateSync(short, statSync(file).size - 100);
    const altered = join(place, 'altered.backup');
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(altered, bytes);
    const letter = join(place, 'letter.txt');
    writeFileSync(letter, 'Dear congregation,\n');
    const nowhere = `file:${join(place, 'none.db')}`;

    const failures: [string[], string, RegExp][] = [
      [
        ['restore', short],
        nowhere,
        /^The backup is damaged or cut short, and nothing was restored/,
      ],
      [
        ['restore', altered],
        nowhere,
        /^The backup is damaged or cut short, and nothing was restored/,
      ],
      [
        ['restore', letter],
        nowhere,
        /^The file is no backup of Assembly, and nothing was restored/,
      ],
      [['restore', join(place, 'none')], nowhere, /^There is no file /],
      [['restore', place], nowhere, /is not a file\.$/],
      [['backup', join(place, 'b')], nowhere, /^There is no database of Assembly at /],
      [['backup', join(place, 'no', 'b')], url, /cannot be written: its folder is not there\.$/],
      [['export', file], url, /is there already, and was left as it is/],
      [['move', url, url], url, /^The database to fill is not empty/],
      [['move', nowhere, url], url, /^There is no database of Assembly at /],
      [['move', 'mysql://x', url], url, /^Both addresses must begin with file: or postgres:/],
      [['import', letter], url, /letter\.txt is not JSON, or is cut short\.$/],
      [['backup'], url, /^Usage: npm run assembly -- backup FILE$/],
    ];
    for (const [args, at, sentence] of failures) {
      const { code, out, err } = await assembly(args, on(at));
      expect({ args, code, out }).toEqual({ args, code: 1, out: '' });
      expect(err.trim()).toMatch(sentence);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    expect(existsSync(join(place, 'none.db'))).toBe(false);
    expect(readdirSync(place).filter((name) => name.endsWith('.part'))).toEqual([]);
  },
  3 * MINUTES_MS,
);
