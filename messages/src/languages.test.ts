import { expect, test } from 'vitest';
import { findLanguage, languageTags } from './find-language.ts';
import { localeOf } from './languages.ts';

test('the languages of a header are sorted by preference, without what is no tag', () => {
  const tags = languageTags('de;q=0.9, de-CH, *;q=0.1, en-GB;q=0.95, <script>, de-abc, x, fr;q=0');
  expect(tags).toEqual(['de-CH', 'en-GB', 'de']);
  expect(languageTags('')).toEqual([]);
});

test('a language is found by its primary tag', () => {
  expect(findLanguage(['xx', 'EN-au'])).toBe('en');
  expect(findLanguage(['xx'])).toBeUndefined();
});

test.each([
  ['en', ['de-CH', 'en-AU'], 'en-AU'],
  ['de', ['en-US'], 'de-DE'],
  ['ar', [], 'ar-EG'],
  ['zh-Hans', ['zh-TW'], 'zh-Hans-TW'],
])('dates in %s for %j are written as in %s', (language, tags, expected) => {
  expect(localeOf(language, tags)).toBe(`${expected}-u-ca-gregory-nu-latn`);
});
