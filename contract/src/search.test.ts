import { expect, test } from 'vitest';
import { foldWords } from './search.ts';

test.each([
  ['Änne Müller', 'anne muller'],
  ['Groß-Gerau', 'gross gerau'],
  ['Łódź, Ærø & Œuvre', 'lodz aero oeuvre'],
  ['Þóra Đorđević', 'thora dordevic'],
  ['İzmir ırmak', 'izmir irmak'],
  ['Ἀγάπη', 'αγαπη'],
])('%s is found without regard to case or accents', (text, words) => {
  expect(foldWords(text).join(' ')).toBe(words);
});
