import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toEvent } from '../../sync/to-event.ts';
import {
  freshDatabase,
  freshDatabaseUrl,
  onEachDatabase,
} from '../../testing/databases/each-database.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { openDatabase } from '../database/open-database.ts';
import { findEvent, replaceEvents } from './events.ts';
import { ALL_CONFIRMED } from './removal-guard.ts';

const DAY = { dateTime: '', date: '2026-12-01' };

function someEvents(summary: string) {
  return Array.from({ length: 3000 }, (_, at) =>
    toEvent({ id: `${at}`, summary, status: '', description: '', start: DAY, end: DAY }, 'UTC'),
  );
}

test('PostgreSQL has fresh statistics right after a replacement', async () => {
  const db = await openDatabase(await freshDatabaseUrl('PostgreSQL'));
  const events = someEvents('');
  for (const state of [events, events.slice(0, 1200)]) {
    await replaceEvents(db, state, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    const { rows } = await sql<{ known: number }>`
      select reltuples::int as known from pg_class where relname = 'events'`.execute(db);
    expect(rows[0]?.known).toBe(state.length);
  }
  await db.destroy();
});

onEachDatabase('a sync', (kind) => {
  test('stores every value in its own column, whatever the order of the fields', async () => {
    const db = await freshDatabase(kind);
    const [first, second] = someEvents('Picnic');
    if (!first || !second) throw new Error('There are 3000.');
    const reversed = Object.fromEntries(Object.entries(second).reverse()) as typeof second;
    await replaceEvents(db, [first, reversed], { confirmed: ALL_CONFIRMED, now: SUNDAY });
    expect(await findEvent(db, first.id)).toMatchObject(first);
    expect(await findEvent(db, second.id)).toMatchObject(second);
  });
});
