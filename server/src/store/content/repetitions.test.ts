import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { toEvent } from '../../sync/to-event.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { readUpcoming, replaceEvents } from './events.ts';
import { ALL_CONFIRMED } from './removal-guard.ts';
import { findRepetitions, repetitionOf } from './repetitions.ts';

test.each([
  ['every Wednesday', '11-18 11-25 12-02', { unit: 'week', interval: 1, weekday: 3 }],
  ['every second Sunday', '11-01 11-15 11-29 12-13', { unit: 'week', interval: 2, weekday: 0 }],
  ['every day', '11-16 11-17 11-18', { unit: 'day', interval: 1, weekday: 1 }],
  ['each first Sunday', '09-06 10-04 11-01 12-06', { unit: 'month', interval: 1, position: 1 }],
  ['each last Friday', '07-31 08-28 09-25 10-30', { unit: 'month', interval: 1, position: -1 }],
  ['every second month', '06-07 08-02 10-04', { unit: 'month', interval: 2, position: 1 }],
])('%s is recognized', (_title, days, expected) => {
  expect(repetitionOf(inYear(days))).toMatchObject(expected);
});

test.each([
  ['two events', '11-18 11-25'],
  ['a week without it', '11-18 11-25 12-09 12-16'],
  ['an event on another day', '11-18 11-25 12-03 12-09'],
  ['four weeks that are also a month', '02-07 03-07 04-04'],
  ['a fourth Sunday that is also the last', '09-27 10-25 11-22'],
  ['two events a week', '11-16 11-18 11-23'],
  ['a day of the month', '07-15 08-15 09-15'],
  ['two events a day', '11-16 11-16 11-16'],
])('nothing is said about %s', (_title, days) => {
  expect(repetitionOf(inYear(days))).toBeUndefined();
});

const inYear = (days: string) => days.split(' ').map((day) => `2026-${day}`);

/** A week apart, the first one on Sunday 15 November. */
const weekly = (id: string, at: number, change: { status?: string; movedDays?: number } = {}) => {
  const original = SUNDAY + at * 7 * DAY_MS;
  const start = original + (change.movedDays ?? 0) * DAY_MS;
  const stamp = new Date(original).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const time = (instant: number) => ({ dateTime: new Date(instant).toISOString(), date: '' });
  return toEvent(
    {
      id: `${id}_${stamp}`,
      summary: id,
      status: change.status ?? 'confirmed',
      description: '',
      start: time(start),
      end: time(start + HOUR_MS),
      repeats: true,
    },
    'Europe/Zurich',
  );
};

onEachDatabase('repetitions', (kind) => {
  test('are found for each event from those around it, unless one of these was moved or canceled', async () => {
    const db = await freshDatabase(kind);
    const records = [
      ...Array.from({ length: 10 }, (_, at) => weekly('service', at)),
      // Another series, whose id begins with the same letters.
      ...Array.from({ length: 3 }, (_, at) => weekly('service_2', at, { movedDays: at })),
      ...[0, 1, 2, 3, 4, 5].map((at) => weekly('moved', at, at === 5 ? { movedDays: 1 } : {})),
      ...[0, 1, 2, 3].map((at) => weekly('canceled', at, at === 1 ? { status: 'cancelled' } : {})),
      weekly('once', 0),
    ];
    await replaceEvents(db, records, { confirmed: ALL_CONFIRMED, now: SUNDAY });
    const { items } = await readUpcoming(db, 1, SUNDAY);
    const upcoming = items.length === 12 ? records.filter((one) => one.shownUntil !== null) : [];
    const found = await findRepetitions(db, upcoming, 'Europe/Zurich');
    const known = upcoming.filter(({ id }) => found.has(id)).map(({ summary }) => summary);
    const count = (name: string) => known.filter((one) => one === name).length;
    expect(found.get(records[0]?.id ?? '')).toEqual({
      unit: 'week',
      interval: 1,
      weekday: 0,
      position: null,
    });
    expect(count('service')).toBe(10);
    // Those that have it among the two before or after them are silent.
    expect(count('moved')).toBe(3);
    expect([count('service_2'), count('canceled'), count('once')]).toEqual([0, 0, 0]);
  });
});
