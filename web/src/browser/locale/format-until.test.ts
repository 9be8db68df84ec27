import { expect, test } from 'vitest';
import { formatUntil } from './format-until.ts';

test.each([
  ['2026-11-15', 'until today'],
  ['2026-11-16', 'until tomorrow'],
  ['2026-11-17', 'until Tuesday'],
  ['2026-11-21', 'until Saturday'],
  ['2026-11-22', 'until 22 November'],
  ['2027-01-03', 'until 3 January 2027'],
])('on 15 November 2026, %s is "%s"', (day, text) => {
  expect(formatUntil(day, '2026-11-15', 'en-GB')).toBe(text);
});
