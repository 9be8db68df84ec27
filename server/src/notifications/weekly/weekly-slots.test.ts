import {
  parseWeeklyTime,
  type WeeklyTime,
} from '@assembly/contract/notifications/notification-times';
import { expect, test } from 'vitest';
import { lastWeeklySlot, nextWeeklySlot } from './weekly-slots.ts';

const iso = (at: number) => new Date(at).toISOString().slice(0, 16);

test.each([
  // Now, the time, the slot before and the one after.
  ['2026-11-18T12:00Z', 'SAT 18:00', 'Europe/Zurich', '2026-11-14T17:00', '2026-11-21T17:00'],
  ['2026-11-21T16:59Z', 'SAT 18:00', 'Europe/Zurich', '2026-11-14T17:00', '2026-11-21T17:00'],
  ['2026-11-21T17:00Z', 'SAT 18:00', 'Europe/Zurich', '2026-11-21T17:00', '2026-11-28T17:00'],
  ['2026-11-22T12:00Z', 'SUN 08:30', 'America/New_York', '2026-11-15T13:30', '2026-11-22T13:30'],
  // It is Sunday there, and still Saturday in UTC.
  ['2026-11-21T22:30Z', 'SUN 09:00', 'Pacific/Auckland', '2026-11-21T20:00', '2026-11-28T20:00'],
  // Clocks are set back and forward between two emails: the local time stays.
  ['2026-10-24T17:00Z', 'SAT 18:00', 'Europe/Zurich', '2026-10-24T16:00', '2026-10-31T17:00'],
  ['2027-03-27T18:00Z', 'SAT 18:00', 'Europe/Zurich', '2027-03-27T17:00', '2027-04-03T16:00'],
  // 2:30 happens twice: the first one counts, once.
  ['2026-10-25T00:29Z', 'SUN 02:30', 'Europe/Zurich', '2026-10-18T00:30', '2026-10-25T00:30'],
  ['2026-10-25T01:30Z', 'SUN 02:30', 'Europe/Zurich', '2026-10-25T00:30', '2026-11-01T01:30'],
  // 2:30 does not exist: an hour later.
  ['2027-03-28T01:29Z', 'SUN 02:30', 'Europe/Zurich', '2027-03-21T01:30', '2027-03-28T01:30'],
  ['2027-03-28T01:30Z', 'SUN 02:30', 'Europe/Zurich', '2027-03-28T01:30', '2027-04-04T00:30'],
])('at %s, %s in %s was due at %s and is due at %s', (now, text, zone, before, after) => {
  const time = parseWeeklyTime(text) as WeeklyTime;
  expect(iso(lastWeeklySlot(time, zone, Date.parse(now)))).toBe(before);
  expect(iso(nextWeeklySlot(time, zone, Date.parse(now)))).toBe(after);
});
