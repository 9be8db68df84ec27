import { expect, test } from 'vitest';
import { clampPage } from './page-of.ts';

test.each([
  ['the first page', 1, 30, { page: 1, pageCount: 3, offset: 0 }],
  ['the last page', 3, 30, { page: 3, pageCount: 3, offset: 24 }],
  ['a page past the end is the last', 99, 30, { page: 3, pageCount: 3, offset: 24 }],
  ['a page before the first is the first', -5, 30, { page: 1, pageCount: 3, offset: 0 }],
  ['an empty list has one page', 7, 0, { page: 1, pageCount: 1, offset: 0 }],
  ['twelve fill one page', 2, 12, { page: 1, pageCount: 1, offset: 0 }],
  ['the thirteenth begins another', 2, 13, { page: 2, pageCount: 2, offset: 12 }],
])('%s', (_title, asked, total, expected) => {
  expect(clampPage(asked, total, 12)).toEqual({ ...expected, total });
});
