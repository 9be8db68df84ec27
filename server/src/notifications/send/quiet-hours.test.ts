import { expect, test } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

const at = (time: string) => Date.parse(`2026-11-15T${time}:00Z`);
const NIGHT = { from: 21, to: 8 };

test('quiet hours last over midnight, in the time zone of the assembly', () => {
  const quietInUtc = ['21:00', '23:59', '00:00', '07:59'];
  for (const time of quietInUtc) expect(isQuiet(NIGHT, 'UTC', at(time)), time).toBe(true);
  for (const time of ['08:00', '20:59']) expect(isQuiet(NIGHT, 'UTC', at(time)), time).toBe(false);
  expect(isQuiet(NIGHT, 'Europe/Vienna', at('20:00'))).toBe(true);
  expect(isQuiet(NIGHT, 'Europe/Vienna', at('07:00'))).toBe(false);
});

test('quiet hours can be at noon, until midnight, or not at all', () => {
  expect(isQuiet({ from: 12, to: 14 }, 'UTC', at('13:00'))).toBe(true);
  expect(isQuiet({ from: 12, to: 14 }, 'UTC', at('14:00'))).toBe(false);
  expect(isQuiet({ from: 22, to: 0 }, 'UTC', at('23:59'))).toBe(true);
  expect(isQuiet({ from: 22, to: 0 }, 'UTC', at('00:00'))).toBe(false);
  expect(isQuiet(null, 'UTC', at('23:00'))).toBe(false);
});

test('quiet hours follow the clock when daylight saving time begins', () => {
  const from = { from: 2, to: 3 };
  // In Vienna, 2:00 does not exist on 29 March 2026.
  expect(isQuiet(from, 'Europe/Vienna', Date.parse('2026-03-29T00:59:59Z'))).toBe(false);
  expect(isQuiet(from, 'Europe/Vienna', Date.parse('2026-03-29T01:00:00Z'))).toBe(false);
});
