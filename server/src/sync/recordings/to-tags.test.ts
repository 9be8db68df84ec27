import { expect, test } from 'vitest';
import { NO_TAGS } from '../../store/content/recording-tags.ts';
import { toTags } from './to-tags.ts';

const tagsOf = (common: object, format: object = {}) =>
  toTags({ common, format } as Parameters<typeof toTags>[0]);

test('title, artist, album and date of the tags are title, speaker, series and day', () => {
  const common = {
    title: 'Psalm 121',
    artist: 'Ruth Keller',
    album: 'Psalms',
    date: '2026-10-04T10:00',
  };
  expect(tagsOf(common, { duration: 1799.6 })).toEqual({
    ...{ title: 'Psalm 121', speaker: 'Ruth Keller', series: 'Psalms', date: '2026-10-04' },
    ...{ durationSeconds: 1800, chapters: [] },
  });
});

test('chapters are in order, in seconds, and those without a title or a time are skipped', () => {
  const chapters = [
    { title: 'Sermon', start: 90_500, timeScale: 1000 },
    { title: 'Reading', start: 0 },
    { title: ' ', start: 5 },
    { title: 'Before', start: -1 },
    { title: 'Never', start: Number.NaN },
  ];
  expect(tagsOf({}, { chapters }).chapters).toEqual([
    { title: 'Reading', startSeconds: 0 },
    { title: 'Sermon', startSeconds: 90.5 },
  ]);
});

test('whatever makes no sense counts as missing', () => {
  const common = { title: ' \t\u0000 ', artist: 7, album: '\u0001', date: '2026' };
  expect(tagsOf(common, { duration: Number.POSITIVE_INFINITY })).toEqual(NO_TAGS);
  expect(tagsOf({ date: '2026-13-01' }, { duration: -5 })).toEqual(NO_TAGS);
});

test('texts are one line, without control characters, and cut', () => {
  const { title, speaker } = tagsOf({
    title: 'Psalm\r\n121\u0000\ud800',
    artist: 'x'.repeat(5000),
  });
  expect(title).toBe('Psalm 121\ufffd');
  expect(speaker).toHaveLength(300);
});
