import { expect, test } from 'vitest';
import { compareTitles, sortByTitle } from './compare-titles.ts';

test('titles are sorted naturally, however long they are', () => {
  const long = 'Sermon '.repeat(100);
  const titles = ['Åland 2', 'Alpha 9', 'alpha 10', `${long}a`, `${long}b`, 'Zion', 'Zion 2'];
  expect(titles.toReversed().sort(compareTitles)).toEqual(titles);
});

test('titles that begin with a date come first, the newest at the top', () => {
  const titles = [
    '2026-10-11 Psalm 122',
    '2026.10.04 Psalm 121',
    '2026_10 Newsletter',
    '2026-09-27',
    '2026',
    '2025',
    '1999-12 Archive',
    // No dates.
    '2 John',
    '10 Psalms',
    '2025-26 Budget',
    '2026 Budget',
    '2026-13-01',
    'Hymn 2',
    'Hymn 10',
  ];
  expect(titles.toReversed().sort(compareTitles)).toEqual(titles);
});

test('of titles that differ only in the date at their end, the newest is first', () => {
  const titles = [
    'Newsletter 2026-10.pdf',
    'Newsletter 2026-09-30.pdf',
    'Newsletter 2025-12',
    'Newsletter',
    'Newsletter 3',
    'Rota 2026-11',
  ];
  expect(titles.toReversed().sort(compareTitles)).toEqual(titles);
});

test('of search results, folders come first, and equal titles are sorted by id', () => {
  const items = [
    { id: 'd', title: 'Hymn 10', isFolder: true },
    { id: 'c', title: '2026-10-04', isFolder: false },
    { id: 'a', title: 'Hymn 2', isFolder: false },
    { id: 'b', title: 'Hymn 2', isFolder: false },
  ];
  expect(sortByTitle(items.toReversed())).toEqual(items);
});

test('titles that consist of combining marks are not much slower to sort than others', () => {
  const timeOf = (chars: string) => {
    const half = chars.length / 2;
    const text = chars.slice(0, half).repeat(4000) + chars.slice(half).repeat(4000);
    const titles = Array.from({ length: 200 }, (_, at) => `a${text}${at}`);
    const startedAt = performance.now();
    titles.sort(compareTitles);
    return performance.now() - startedAt;
  };
  timeOf('éü');
  expect(timeOf('\u0301\u0316')).toBeLessThan(100 * timeOf('éü'));
});
