import { readFolder } from '@assembly/server/store/content/drive';
import { readUpcoming } from '@assembly/server/store/content/events';
import { openDatabase } from '@assembly/server/store/database/open-database';
import type { Database } from '@assembly/server/store/database/tables';
import { listUsers } from '@assembly/server/store/users/list-users';
import { type Figure, formatCount, formatFactor, formatMs, median } from '../figure.ts';
import { databaseWithEvents, databaseWithFiles, databaseWithPeople } from '../seed-database.ts';

const ROUNDS = 250;
const WARM_UP_ROUNDS = 50;
const MAX_FACTOR = 2;
const LATE_PAGE = 500;

interface Timings {
  small: number[];
  large: number[];
}

type Query = (db: Database) => Promise<{ items: unknown[] } | undefined>;

interface Growth {
  rows: string;
  few: number;
  many: number;
  seed: (count: number) => Promise<string>;
  /**
   * What both databases are asked; a third entry replaces the query for the small one. The queries run in this process:
   * over HTTP the response cache would answer, and the cost of a request would hide a difference.
   */
  queries: [string, Query, Query?][];
}

const eventsPage =
  (page: number): Query =>
  (db) =>
    readUpcoming(db, page, Date.now());

const GROWTHS: Growth[] = [
  {
    rows: 'events',
    few: 200,
    many: 200_000,
    seed: databaseWithEvents,
    queries: [
      ['Page 1 of events', eventsPage(1)],
      // The small database has no such page; its first one is as full.
      [`Page ${LATE_PAGE} of events against page 1`, eventsPage(LATE_PAGE), eventsPage(1)],
    ],
  },
  {
    rows: 'people',
    few: 20,
    many: 20_000,
    seed: databaseWithPeople,
    queries: [
      ['First page of people', (db) => listUsers(db, 1, [])],
      ['Search for one of the people', (db) => listUsers(db, 1, ['zipp'])],
    ],
  },
  {
    rows: 'files',
    few: 200,
    many: 100_000,
    seed: databaseWithFiles,
    queries: [
      ['First page of a folder', async (db) => (await readFolder(db, 'folder0', 1))?.page],
      ['Page 10 of a folder', async (db) => (await readFolder(db, 'folder0', 10))?.page],
    ],
  },
];

/** Runs the same queries in turn on a small and on a large database. */
export async function measureTableGrowth(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const growth of GROWTHS) figures.push(...(await measureGrowth(growth)));
  return figures;
}

async function measureGrowth(growth: Growth): Promise<Figure[]> {
  const { few, many, seed, queries } = growth;
  const small = await openDatabase(await seed(few));
  const large = await openDatabase(await seed(many));
  const figures: Figure[] = [];
  for (const [name, query, querySmall = query] of queries) {
    const timings: Timings = { small: [], large: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      timings.small.push(await time(() => querySmall(small)));
      timings.large.push(await time(() => query(large)));
    }
    figures.push(compare(name, timings, growth));
  }
  await Promise.all([small.destroy(), large.destroy()]);
  return figures;
}

function compare(name: string, timings: Timings, { few, many, rows }: Growth): Figure {
  const base = median(timings.small.slice(WARM_UP_ROUNDS));
  const measured = median(timings.large.slice(WARM_UP_ROUNDS));
  return {
    name: `${name}, with ${formatCount(many)} ${rows} stored`,
    measured: `${formatMs(measured)}, ${formatFactor(measured / base)}`,
    comparedWith: `${formatMs(base)} with ${few}`,
    limit: formatFactor(MAX_FACTOR),
    isWithinLimit: measured <= MAX_FACTOR * base,
  };
}

async function time(query: () => Promise<{ items: unknown[] } | undefined>): Promise<number> {
  const startedAt = performance.now();
  const page = await query();
  const tookMs = performance.now() - startedAt;
  if (!page?.items.length) throw new Error('The page was empty.');
  return tookMs;
}
