import { DAY_MS, HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { formatAgo, formatTime } from './format-time.ts';

test('an instant is told with its day and its minute', () => {
  expect(formatTime(Date.UTC(2026, 10, 15, 12))).toMatch(/^15 Nov 2026, \d\d:00$/);
});

test.each([
  [0, 'just now'],
  [-HOUR_MS, 'just now'],
  [12 * MINUTE_MS, '12 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [DAY_MS, 'yesterday'],
  [8 * DAY_MS, '8 days ago'],
])('%i ms ago is %s', (past, words) => {
  expect(formatAgo(1e12 - past, 1e12)).toBe(words);
});
