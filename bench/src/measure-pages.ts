import { type EventRecord, swapEvents } from '@assembly/server/store/events';
import { openDatabase } from '@assembly/server/store/open-database';
import { toEvent } from '@assembly/server/sync/to-event';
import { type Figure, median, ms, times } from './figures.ts';
import { freshFile } from './measure-sync.ts';
import { startServer } from './server.ts';

const FEW = 200;
const MANY = 200_000;
const ROUNDS = 300;
const FACTOR_MOST = 2;
const HOUR_MS = 3_600_000;

/** The same pages, asked in turn of an assembly with few events and of one with very many. */
export async function measurePages(): Promise<Figure[]> {
  const few = await startServer(await filled(FEW), {});
  const many = await startServer(await filled(MANY), {});
  try {
    const figures: Figure[] = [];
    for (const page of [1, 500]) {
      const took = { few: [] as number[], many: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        took.few.push(await ask(few, page));
        took.many.push(await ask(many, page));
      }
      // The first are slow on both: code that has not run yet.
      const [base, measured] = [took.few.slice(50), took.many.slice(50)].map(median) as [
        number,
        number,
      ];
      figures.push({
        what: `Page ${page} of events with 200,000 stored`,
        measured: `${ms(measured)}, ${times(measured / base)}`,
        against: `${ms(base)} with 200 stored`,
        limit: times(FACTOR_MOST),
        holds: measured <= FACTOR_MOST * base,
      });
    }
    return figures;
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
}

async function ask({ url, headers }: Awaited<ReturnType<typeof startServer>>, page: number) {
  const startedAt = performance.now();
  const reply = await fetch(`${url}/api/events?page=${page}`, { headers });
  const { items } = (await reply.json()) as { items: unknown[] };
  if (items.length === 0) throw new Error('The page was empty.');
  return performance.now() - startedAt;
}

async function filled(howMany: number): Promise<string> {
  const databaseUrl = freshFile();
  const db = await openDatabase(databaseUrl);
  const now = Date.now();
  const records = Array.from({ length: howMany }, (_, at): EventRecord => {
    // Dense enough for many events to fit the years ahead, with a few that have just ended.
    const start = now - HOUR_MS + at * 60_000;
    const time = (instant: number) => ({ dateTime: new Date(instant).toISOString(), date: '' });
    return toEvent(
      {
        id: `event${at}`,
        summary: `Meeting ${at}`,
        status: 'confirmed',
        description: 'In the hall, with <b>coffee</b> afterwards.',
        start: time(start),
        end: time(start + HOUR_MS / 2),
      },
      'Europe/Zurich',
    );
  });
  await swapEvents(db, records, { isConfirmed: true, now });
  await db.destroy();
  return databaseUrl;
}
