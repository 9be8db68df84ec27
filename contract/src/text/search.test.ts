import { expect, test } from 'vitest';
import { foldWords, indexWords, missingWords, searchWords } from './search.ts';

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

test.each([
  ['Straße 12, ŁÓDŹ', 'strasse 12 lodz'],
  ['Ёлка, Йосип', 'елка иосип'],
  ['ґанок', 'ганок'],
  ['п’ятниця пʼятниця', 'п ятниця п ятниця'],
  ['أحمد إيمان آية ٱبن', 'احمد ايمان ايه ابن'],
  ['مُحَمَّد مـحـمـد', 'محمد محمد'],
  ['مصطفى', 'مصطفي'],
  ['الكنيسة والكنيسة للكنيسة', 'الكنيسه كنيسه والكنيسه كنيسه للكنيسه كنيسه'],
  ['الله', 'الله له'],
  ['ＡＢＣ　２０２６', 'abc 2026'],
  ['主日学', '主日 日学 学'],
  ['会', '会'],
  ['Gemeinde教会2026', 'gemeinde 教会 会 2026'],
  ['教会，主日', '教会 会 主日 日'],
  ['礼拝スタート', '礼拝 拝ス スタ ター ート ト'],
  ['𠮷野', '𠮷野 野'],
  ['우리교회', '우리 리교 교회 회'],
  ['2026년 교회', '2026 년 교회 회'],
  ['คริสต์', 'คร รส สต ต'],
])('%s is indexed by %s', (text, words) => {
  expect(indexWords(text).join(' ').normalize('NFC')).toBe(words);
});

test.each([
  ['우리교회에서', '교회', true],
  ['우리교회에서', '서', true],
  // While the last syllable is typed.
  ['우리교회에서', '교ㅎ', true],
  ['우리교회에서', '교우', false],
  ['周日主日学校', '主日学', true],
  ['主日学', '学', true],
  ['主日，大学', '日大', false],
  ['Gemeinde教会2026', '教会 gemein 20', true],
  ['في الكنيسة', 'كنيسة', true],
  ['في الكنيسة', 'الكن', true],
  ['Sunday school', 'chool', false],
])('whether %s is found by %s: %s', (text, search, isFound) => {
  expect(missingWords(indexWords(text), searchWords(search)).length === 0).toBe(isFound);
});

test('combining marks are folded about as fast as letters', () => {
  const marks = ['\u0300', '\u0316', '\u0345', '\u05b0', '\u3099'];
  const letters = ['ä', 'é', 'ø', 'ш', '語'];
  const timeOf = (chars: string[]) => {
    const text = `a${chars.join('').repeat(20_000)}`;
    const startedAt = performance.now();
    indexWords(text);
    return performance.now() - startedAt;
  };
  timeOf(letters);
  expect(timeOf(marks)).toBeLessThan(20 * timeOf(letters));
});
