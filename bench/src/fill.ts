import { type EventRecord, swapEvents } from '@assembly/server/store/events';
import { openDatabase } from '@assembly/server/store/open-database';
import { toEvent } from '@assembly/server/sync/to-event';
import { freshFile } from './measure-sync.ts';

const HOUR_MS = 3_600_000;
const WORDS =
  'hall coffee children choir reading prayer supper garden meeting morning evening visit bring friends cake help tables chairs song letter collection mission door open welcome'.split(
    ' ',
  );

/** Some eight lines that no two events share, so that they pack as real ones do. */
function description(at: number): string {
  let seed = at + 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return WORDS[seed % WORDS.length];
  };
  return `<b>In the hall</b>. ${Array.from({ length: 100 }, next).join(' ')}`;
}

/** A database with so many events ahead, and a few that have just ended. */
export async function filledWithEvents(howMany: number): Promise<string> {
  const databaseUrl = freshFile();
  const db = await openDatabase(databaseUrl);
  const now = Date.now();
  const records = Array.from({ length: howMany }, (_, at): EventRecord => {
    // Dense enough for many events to fit the years ahead.
    const start = now - HOUR_MS + at * 60_000;
    const time = (instant: number) => ({ dateTime: new Date(instant).toISOString(), date: '' });
    return toEvent(
      {
        id: `event${at}`,
        summary: `Meeting ${at}`,
        status: 'confirmed',
        description: description(at),
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
