import { expect, test } from 'vitest';
import {
  formatQuietHours,
  parseQuietHours,
  parseWeeklyTime,
  toWeeklySetting,
} from './notification-times.ts';

test.each([
  ['SAT 18:00', { weekday: 6, hour: 18, minute: 0 }],
  [' sun 7:05 ', { weekday: 0, hour: 7, minute: 5 }],
  ['SAT', undefined],
  ['SAT 24:00', undefined],
  ['SAT 18:60', undefined],
  ['DAY 18:00', undefined],
  ['SAT 18:00 MON 9:00', undefined],
])('the time of the weekly email %o', (text, expected) => {
  expect(parseWeeklyTime(text)).toEqual(expected);
});

test.each([
  ['21-8', { from: 21, to: 8 }],
  ['0-6', { from: 0, to: 6 }],
  ['22 - 24', { from: 22, to: 0 }],
  ['none', null],
  ['8-8', undefined],
  ['0-24', undefined],
  ['25-8', undefined],
  ['21', undefined],
  ['', undefined],
])('quiet hours %o', (text, expected) => {
  expect(parseQuietHours(text)).toEqual(expected);
});

test('both are written as they are read', () => {
  for (const text of ['SAT 18:00', 'SUN 07:05']) {
    const time = parseWeeklyTime(text);
    expect(time && toWeeklySetting(time)).toBe(text);
  }
  for (const text of ['21-8', '22-0', 'none']) {
    expect(formatQuietHours(parseQuietHours(text) ?? null)).toBe(text);
  }
});
