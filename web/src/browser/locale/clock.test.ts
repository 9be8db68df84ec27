import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test.each([
  ['Europe/Zurich', '2026-11-15', '2026-11-14T23:00:00Z'],
  // The day before has 23 and 25 hours; a day begins at one o'clock; one does not exist.
  ['Europe/Zurich', '2027-03-29', '2027-03-28T22:00:00Z'],
  ['Europe/Zurich', '2026-10-26', '2026-10-25T23:00:00Z'],
  ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00:00Z'],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-15', '2026-11-14T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-15', '2026-11-15T11:00:00Z'],
])('in %s, %s begins at %s', (zone, day, begin) => {
  expect(startOfDay(day, zone)).toBe(Date.parse(begin));
});
