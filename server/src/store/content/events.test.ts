import { isUpcoming } from '@assembly/contract/event';
import { EVENTS_PER_PAGE, HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { toEvent } from '../../sync/to-event.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { readUpcoming, replaceEvents } from './events.ts';
import { ALL_CONFIRMED } from './removal-guard.ts';

/** Two start every hour and last three hours: some have ended, some have started, most are in the future. */
const calendar = (canceled: number[]) =>
  Array.from({ length: 1500 }, (_, at) => {
    const start = SUNDAY + (Math.floor(at / 2) - 10) * HOUR_MS;
    const time = (instant: number) => ({ dateTime: new Date(instant).toISOString(), date: '' });
    return toEvent(
      {
        id: `event${at}`,
        summary: '',
        status: canceled.includes(at) ? 'cancelled' : 'confirmed',
        description: '',
        start: time(start),
        end: time(start + 3 * HOUR_MS),
      },
      'Europe/Zurich',
    );
  });

onEachDatabase('events', (kind) => {
  test.each([
    ['if none is canceled', []],
    ['if a future one is canceled', [600]],
    ['if one that has started is canceled', [17]],
  ])('are on exactly one page each, in order, %s', async (_title, canceled) => {
    const db = await freshDatabase(kind);
    const records = calendar(canceled);
    await replaceEvents(db, records, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    for (const now of [SUNDAY - 1, SUNDAY, SUNDAY + 1, SUNDAY + HOUR_MS]) {
      const shown: string[] = [];
      const { pageCount, total } = await readUpcoming(db, 1, now);
      for (let page = 1; page <= pageCount; page += 1) {
        const { items } = await readUpcoming(db, page, now);
        for (const { id } of items) shown.push(id);
      }
      const upcoming = records.filter((record) => isUpcoming(record, now));
      const inOrder = upcoming.sort(
        (a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0) || (a.id < b.id ? -1 : 1),
      );
      expect(shown).toEqual(inOrder.map(({ id }) => id));
      expect([total, pageCount]).toEqual([shown.length, Math.ceil(total / EVENTS_PER_PAGE)]);
    }
  });
});
