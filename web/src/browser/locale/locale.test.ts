import { expect, test } from 'vitest';
import { dateFormat } from './clock.ts';
import { englishLocaleFor } from './locale.ts';

const AFTERNOON = Date.UTC(2026, 10, 20, 14, 5);

function format(language: string) {
  const locale = englishLocaleFor(language);
  const time = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(AFTERNOON);
  const date = dateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  // Commas and kinds of spaces vary between browser versions.
  return `${date.format(AFTERNOON)} ${time}`.replaceAll(',', '').replaceAll(/\s/gu, ' ');
}

test.each([
  ['de-DE', 'Friday 20 November 14:05'],
  ['de', 'Friday 20 November 14:05'],
  ['de-CH', 'Friday 20 November 14:05'],
  ['fr-FR', 'Friday 20 November 14:05'],
  ['en-FR', 'Friday 20 November 14:05'],
  ['pt-BR', 'Friday 20 November 14:05'],
  ['th-TH-u-ca-buddhist', 'Friday 20 November 14:05'],
  ['fa-IR', 'Friday 20 November 14:05'],
  ['en-GB', 'Friday 20 November 14:05'],
  ['en-001', 'Friday 20 November 2:05 pm'],
  ['ar-EG', 'Friday 20 November 2:05 pm'],
  ['en-US', 'Friday November 20 2:05 PM'],
  ['en', 'Friday November 20 2:05 PM'],
  ['de-US', 'Friday November 20 14:05'],
])(
  'a reader with %s gets English dates in the order and with the clock of the region',
  (language, text) => {
    expect(format(language)).toBe(text);
  },
);

test('a Japanese reader gets English and 24 hours', () => {
  // Browsers differ in the order: English in Japan is new to Intl.
  expect(format('ja-JP')).toMatch(/^Friday (20 November|November 20) 14:05$/);
});

test('an unknown language falls back to international English', () => {
  expect(format('tlh')).toMatch(/^Friday 20 November /);
});
