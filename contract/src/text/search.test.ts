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

test('combining marks are folded about as fast as letters', () => {
  const marks = ['\u0300', '\u0316', '\u0345', '\u05b0', '\u3099'];
  const letters = ['ä', 'é', 'ø', 'ш', '語'];
  const timeOf = (chars: string[]) => {
    const text = `a${chars.join('').repeat(20_000)}`;
    const startedAt = performance.now();
    foldWords(text);
    return performance.now() - startedAt;
  };
  timeOf(letters);
  expect(timeOf(marks)).toBeLessThan(20 * timeOf(letters));
});
