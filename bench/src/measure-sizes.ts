import { readFolder } from '@assembly/server/store/drive';
import { readUpcoming } from '@assembly/server/store/events';
import { listUsers } from '@assembly/server/store/list-users';
import { openDatabase } from '@assembly/server/store/open-database';
import type { Database } from '@assembly/server/store/tables';
import { type Figure, median, ms, times } from './figures.ts';
import { filledWithEvents, filledWithFiles, filledWithPeople } from './fill.ts';
import { type BenchServer, startServer } from './server.ts';

const ROUNDS = 250;
const WARM_UP_ROUNDS = 50;
const FACTOR_MOST = 2;
const LATE_PAGE = 500;

interface Stored {
  of: string;
  few: number;
  many: number;
}

interface Took {
  small: number[];
  large: number[];
}

interface Size extends Stored {
  fill: (howMany: number) => Promise<string>;
  /** What both are asked. Not over HTTP, where ready bodies would answer for the database. */
  asked: [string, (db: Database) => Promise<{ items: unknown[] } | undefined>][];
}

const EVENTS: Stored = { of: 'events', few: 200, many: 200_000 };

const SIZES: Size[] = [
  {
    ...EVENTS,
    fill: filledWithEvents,
    asked: [['Page 1 of events', (db) => readUpcoming(db, 1, Date.now())]],
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
  return [...figures, await measureLatePages()];
}

/** Over HTTP, each page once: none of them is ready. */
async function measureLatePages(): Promise<Figure> {
  const small = await startServer(await filledWithEvents(EVENTS.few), {});
  const large = await startServer(await filledWithEvents(EVENTS.many), {});
  const took = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = LATE_PAGE + round - ROUNDS / 2;
    took.small.push(await time(() => fetchPage(small, page)));
    took.large.push(await time(() => fetchPage(large, page)));
  }
  await Promise.all([small.stop(), large.stop()]);
  return compare(`A page about the ${LATE_PAGE}th of events`, took, EVENTS);
}

async function fetchPage({ url, headers }: BenchServer, page: number) {
  const reply = await fetch(`${url}/api/events?page=${page}`, { headers });
  return (await reply.json()) as { items: unknown[] };
}

async function measureSize(size: Size): Promise<Figure[]> {
  const { few, many, fill, asked } = size;
  const small = await openDatabase(await fill(few));
  const large = await openDatabase(await fill(many));
  const figures: Figure[] = [];
  for (const [what, ask] of asked) {
    const took = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      took.small.push(await time(() => ask(small)));
      took.large.push(await time(() => ask(large)));
    }
    figures.push(compare(what, took, size));
  }
  await Promise.all([small.destroy(), large.destroy()]);
  return figures;
}

function compare(what: string, took: Took, { few, many, of }: Stored): Figure {
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
