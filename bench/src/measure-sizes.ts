import { readFolder } from '@assembly/server/store/content/drive';
import { readUpcoming } from '@assembly/server/store/content/events';
import { openDatabase } from '@assembly/server/store/database/open-database';
import type { Database } from '@assembly/server/store/database/tables';
import { listUsers } from '@assembly/server/store/people/list-users';
import { type Figure, median, ms, times } from './figures.ts';
import { filledWithEvents, filledWithFiles, filledWithPeople } from './fill.ts';

const ROUNDS = 250;
const WARM_UP_ROUNDS = 50;
const FACTOR_MOST = 2;
const LATE_PAGE = 500;

interface Took {
  small: number[];
  large: number[];
}

type Ask = (db: Database) => Promise<{ items: unknown[] } | undefined>;

interface Size {
  of: string;
  few: number;
  many: number;
  fill: (howMany: number) => Promise<string>;
  /**
   * What both are asked, or the one with many and then the one with few. Of the database itself: over HTTP ready bodies
   * would answer for it, and what every answer costs there would hide a difference.
   */
  asked: [string, Ask, Ask?][];
}

const eventsPage =
  (page: number): Ask =>
  (db) =>
    readUpcoming(db, page, Date.now());

const SIZES: Size[] = [
  {
    of: 'events',
    few: 200,
    many: 200_000,
    fill: filledWithEvents,
    asked: [
      ['Page 1 of events', eventsPage(1)],
      // The few fill no such page: their first is as full.
      [`Page ${LATE_PAGE} of events against page 1`, eventsPage(LATE_PAGE), eventsPage(1)],
    ],
  },
  {
    of: 'people',
    few: 20,
    many: 20_000,
    fill: filledWithPeople,
    asked: [
      ['First page of people', (db) => listUsers(db, 1, [])],
      ['Search for one of the people', (db) => listUsers(db, 1, ['zipp'])],
    ],
  },
  {
    of: 'files',
    few: 200,
    many: 100_000,
    fill: filledWithFiles,
    asked: [
      ['First page of a folder', async (db) => (await readFolder(db, 'folder0', 1))?.page],
      ['Page 10 of a folder', async (db) => (await readFolder(db, 'folder0', 10))?.page],
    ],
  },
];

/** The same questions, put in turn to a database that holds little and to one that holds very much. */
export async function measureSizes(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await measureSize(size)));
  return figures;
}

async function measureSize(size: Size): Promise<Figure[]> {
  const { few, many, fill, asked } = size;
  const small = await openDatabase(await fill(few));
  const large = await openDatabase(await fill(many));
  const figures: Figure[] = [];
  for (const [what, ask, askFew = ask] of asked) {
    const took: Took = { small: [], large: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      took.small.push(await time(() => askFew(small)));
      took.large.push(await time(() => ask(large)));
    }
    figures.push(compare(what, took, size));
  }
  await Promise.all([small.destroy(), large.destroy()]);
  return figures;
}

function compare(what: string, took: Took, { few, many, of }: Size): Figure {
  // The first are slow on both: code that has not run yet.
  const base = median(took.small.slice(WARM_UP_ROUNDS));
  const measured = median(took.large.slice(WARM_UP_ROUNDS));
  return {
    what: `${what}, with ${many.toLocaleString('en')} ${of} stored`,
    measured: `${ms(measured)}, ${times(measured / base)}`,
    against: `${ms(base)} with ${few}`,
    limit: times(FACTOR_MOST),
    holds: measured <= FACTOR_MOST * base,
  };
}

async function time(ask: () => Promise<{ items: unknown[] } | undefined>): Promise<number> {
  const startedAt = performance.now();
  const found = await ask();
  const tookMs = performance.now() - startedAt;
  if (!found?.items.length) throw new Error('The page was empty.');
  return tookMs;
}
