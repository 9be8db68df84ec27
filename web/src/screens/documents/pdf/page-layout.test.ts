import { expect, test } from 'vitest';
import { currentPage, layOutPages, visiblePages } from './page-layout.ts';

/** Ten pages of 100 × 150 pixels and one that is 50 high. */
const layout = layOutPages([...Array<number>(10).fill(1.5), 0.5], 100);
const topOf = (page: number) => (layout.tops[page] ?? 0) - layout.gap;

test('only pages that are partly in view are visible', () => {
  expect(visiblePages(layout, { top: 0, height: 100 })).toEqual([0]);
  expect(visiblePages(layout, { top: topOf(4) + 100, height: 100 })).toEqual([4, 5]);
  expect(visiblePages(layout, { top: topOf(8), height: 1000 })).toEqual([8, 9, 10]);
});

test('a page that was scrolled to is the current page, also when several fit', () => {
  for (const height of [60, 150, 400]) {
    expect(currentPage(layout, { top: topOf(3), height })).toBe(3);
  }
});

test('the page of which most is in view is the current page', () => {
  expect(currentPage(layout, { top: topOf(3) + 100, height: 150 })).toBe(4);
});

test('a position beyond the end shows the last page', () => {
  expect(visiblePages(layout, { top: 99_999, height: 100 })).toEqual([10]);
});
