import { expect, test } from 'vitest';
import { weekStartIn, weekStartOf } from './week-start.ts';

test.each([
  ['de-CH', 1],
  ['de', 1],
  ['en-GB', 1],
  ['en-US', 7],
  ['en', 7],
  ['he', 7],
  ['pt-BR', 7],
  ['ar-EG', 6],
  ['dv-MV', 5],
])('the week starts where a reader of %s expects it', (language, first) => {
  expect(weekStartOf(language)).toBe(first);
});

test('a browser that does not know when a week starts uses our table', () => {
  const regions = ['CH', 'GB', 'US', 'IL', 'BR', 'AE', 'AU', '001', ''];
  expect(regions.map(weekStartIn)).toEqual([1, 1, 7, 7, 7, 1, 1, 1, 1]);
});
