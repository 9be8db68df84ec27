import { expect, test } from 'vitest';
import { compareTitles } from './compare-titles.ts';

test('titles are sorted naturally, however long they are', () => {
  const long = 'Sermon '.repeat(100);
  const titles = ['Åland 2', 'Alpha 9', 'alpha 10', `${long}a`, `${long}b`, 'Zion', 'Zion 2'];
  expect(titles.toReversed().sort(compareTitles)).toEqual(titles);
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
