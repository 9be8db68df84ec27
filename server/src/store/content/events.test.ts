import { isUpcoming } from '@assembly/contract/event';
import { EVENTS_PER_PAGE, HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { toEvent } from '../../sync/to-event.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { findEvent, readUpcoming, replaceEvents } from './events.ts';
import { ALL_CONFIRMED, NOTHING_CONFIRMED } from './removal-guard.ts';

/** Two start every hour and last three hours: some have ended, some have started, most are in the future. */
const calendar = (canceled: number[]) =>
  Array.from({ length: 200 }, (_, at) => {
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
    ['if a future one is canceled', [150]],
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

  test('of one of several calendars are not removed without confirmation, unless it is no longer synced', async () => {
    const db = await freshDatabase(kind);
    const calendars = ['main', 'youth', 'music'].map((id, position) => {
      return { id, name: id, color: '', position };
    });
    const records = calendar([])
      .slice(100, 175)
      .map((record, at) => ({ ...record, calendarId: calendars[at % 3]?.id ?? '' }));
    const options = { confirmed: NOTHING_CONFIRMED, now: SUNDAY };
    await replaceEvents(db, records, options, calendars);
    const others = records.filter(({ calendarId }) => calendarId !== 'youth');
    await expect(replaceEvents(db, others, options, calendars)).rejects.toMatchObject({
      count: 25,
      isOfCalendar: true,
    });
    const chosen = calendars.filter(({ id }) => id !== 'youth');
    expect((await replaceEvents(db, others, options, chosen)).removed).toHaveLength(25);
  });

  test('have a sequence that grows when the time or status changes', async () => {
    const db = await freshDatabase(kind);
    const options = { confirmed: ALL_CONFIRMED, now: SUNDAY };
    const hour = (at: number) => ({ dateTime: `2026-12-04T${at}:00:00+01:00`, date: '' });
    const item = { id: 'a', summary: 'Supper', status: 'confirmed', description: '' };
    const supper = { ...item, start: hour(18), end: hour(20) };
    const sequences: number[] = [];
    const sync = async (...items: (typeof supper)[]) => {
      const others = calendar([]).slice(0, sequences.length);
      const records = items.map((one) => toEvent(one, 'Europe/Zurich'));
      await replaceEvents(db, [...others, ...records], options);
      sequences.push((await findEvent(db, 'a'))?.sequence ?? Number.NaN);
    };
    const steps = [
      supper,
      { ...supper, start: hour(17) },
      { ...supper, start: hour(17), end: hour(21) },
      { ...supper, start: hour(17), end: hour(21), status: 'cancelled' },
      supper,
    ];
    for (const step of steps) await sync(step);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    const last = sequences.at(-1) ?? 0;
    await sync({ ...supper, summary: 'Shared supper', description: 'Bring a dish' });
    expect(sequences.at(-1)).toBe(last);
    await sync();
    await sync(supper);
    expect(sequences.at(-1)).toBeGreaterThan(last);
  });
});
