import { expect, test } from 'vitest';
import { findMatches, toPageText } from './find-text.ts';

const pageOf = (...lines: string[]) => toPageText(lines.map((str) => ({ str, hasEOL: true })));

test('case, accents, ligatures and line breaks do not matter', () => {
  const page = pageOf('The Café of the', 'Ofﬁce choir');
  expect(findMatches(page, 'cafe')).toEqual([
    { start: { item: 0, offset: 4 }, end: { item: 0, offset: 7 } },
  ]);
  expect(findMatches(page, 'OFFICE')).toEqual([
    { start: { item: 1, offset: 0 }, end: { item: 1, offset: 4 } },
  ]);
  expect(findMatches(page, 'the  office')).toEqual([
    { start: { item: 0, offset: 12 }, end: { item: 1, offset: 4 } },
  ]);
});

test('every match is found, also in right-to-left text and beside an emoji', () => {
  expect(findMatches(pageOf('song song', 'song'), 'song')).toHaveLength(3);
  expect(findMatches(pageOf('שָׁלוֹם עולם'), 'שלום')).toHaveLength(1);
  expect(findMatches(pageOf('🙏 Amen'), 'amen')).toEqual([
    { start: { item: 0, offset: 3 }, end: { item: 0, offset: 6 } },
  ]);
});

test('nothing is found for spaces, or on an empty page', () => {
  expect(findMatches(pageOf('a b'), '  ')).toEqual([]);
  expect(findMatches(toPageText([]), 'a')).toEqual([]);
});
