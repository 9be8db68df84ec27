import type { Repetition } from '@assembly/contract/event';
import { expect, test } from 'vitest';
import { formatRepetition } from './format-repetition.ts';

test.each<[string, Omit<Repetition, 'weekday'>]>([
  ['every day', { unit: 'day', interval: 1, position: null }],
  ['every Sunday', { unit: 'week', interval: 1, position: null }],
  ['every second Sunday', { unit: 'week', interval: 2, position: null }],
  ['every month on the first Sunday', { unit: 'month', interval: 1, position: 1 }],
  ['every third month on the last Sunday', { unit: 'month', interval: 3, position: -1 }],
  ['', { unit: 'week', interval: 9, position: null }],
])('a series is "%s"', (text, repetition) => {
  expect(formatRepetition({ ...repetition, weekday: 0 }, 'en-GB')).toBe(text);
});
