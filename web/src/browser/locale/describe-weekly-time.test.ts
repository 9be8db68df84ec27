import { expect, test } from 'vitest';
import { describeWeeklyTime } from './describe-weekly-time.ts';

test.each([
  ['en-GB', 'Saturday at 18:05'],
  ['en-US', 'Saturday at 6:05\u00a0PM'],
])('a time of the week is written as in %s', (language, expected) => {
  expect(describeWeeklyTime({ weekday: 6, hour: 18, minute: 5 }, language)).toBe(expected);
});
