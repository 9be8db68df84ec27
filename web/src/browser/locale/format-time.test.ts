import { DAY_MS, HOUR_MS, MINUTE_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { formatAgo } from './format-ago.ts';
import { formatTime } from './format-time.ts';

test.each([
  ['en-GB', /^15 Nov 2026, \d\d:00:07$/],
  ['en-US', /^Nov 15, 2026, \d\d?:00:07\u00a0[AP]M$/],
  ['en-AU', /^15 Nov 2026, \d\d?:00:07\u00a0[ap]m$/],
  ['en-CA', /^Nov 15, 2026, \d\d?:00:07\u00a0[ap]\.m\.$/],
])('a time is formatted for %s, without a line break before AM or PM', (language, text) => {
  expect(formatTime(Date.UTC(2026, 10, 15, 12, 0, 7), 'medium', language)).toMatch(text);
});

test.each([
  [0, 'just now'],
  [-HOUR_MS, 'just now'],
  [12 * MINUTE_MS, '12 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [DAY_MS, 'yesterday'],
  [8 * DAY_MS, '8 days ago'],
])('%i ms ago is %s', (past, text) => {
  expect(formatAgo(1e12 - past, 1e12)).toBe(text);
});
