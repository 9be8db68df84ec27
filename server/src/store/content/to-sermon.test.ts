import { OTHER_FILES_ID } from '@assembly/contract/document';
import { expect, test } from 'vitest';
import { NO_TAGS } from './recording-tags.ts';
import { parseRecordingName, toSermon } from './to-sermon.ts';

const date = '2026-10-04';

test.each([
  ['2026-10-04 Psalm 121 – Ruth Keller.mp3', { date, title: 'Psalm 121', speaker: 'Ruth Keller' }],
  ['2026-10-04 - Psalm 121 - Ruth Keller', { date, title: 'Psalm 121', speaker: 'Ruth Keller' }],
  ['2026_10_04_Salt and light — Ana.wav', { date, title: 'Salt and light', speaker: 'Ana' }],
  [
    '2026.10.04 Law - Grace - José Ángel.m4a',
    { date, title: 'Law - Grace', speaker: 'José Ángel' },
  ],
  ['2026-10-04 Psalm 121.mp3', { date, title: 'Psalm 121', speaker: '' }],
  ['2026-10-04 God-given rest.mp3', { date, title: 'God-given rest', speaker: '' }],
  ['2026-10-04 Romans – Part 2.mp3', { date, title: 'Romans – Part 2', speaker: '' }],
  ['2026-10-04.mp3', { date, title: '2026-10-04', speaker: '' }],
  ['2026-10-04 – .mp3', { date, title: '2026-10-04 –', speaker: '' }],
  ['2026-02-30 Psalm – Ana.mp3', { date: '', title: '2026-02-30 Psalm – Ana', speaker: '' }],
  ['2026-10-041 Psalm.mp3', { date: '', title: '2026-10-041 Psalm', speaker: '' }],
  ['Choir – Tenor.mp3', { date: '', title: 'Choir – Tenor', speaker: '' }],
  ['Romans 8.28', { date: '', title: 'Romans 8.28', speaker: '' }],
  ['.mp3', { date: '', title: '', speaker: '' }],
])('the name "%s" says what it says, and no more', (name, expected) => {
  expect(parseRecordingName(name)).toEqual(expected);
});

const file = {
  ...{ id: 'one', title: '2026-10-04 Psalm 121 – Ruth Keller.mp3', mimeType: 'audio/mpeg' },
  ...{ fileName: 'psalm.mp3', fileSize: 5, createdDate: '2026-10-05T03:00:00.000Z' },
};
const folder = { id: 'psalms', title: 'Psalms for the road' };
const ZONE = 'America/New_York';

test('tags come before the name and the folder, each by itself', () => {
  const byName = { title: 'Psalm 121', speaker: 'Ruth Keller', series: folder.title, date };
  expect(toSermon(file, NO_TAGS, folder, ZONE)).toMatchObject(byName);
  const tags = { ...NO_TAGS, title: 'My help', date: '2026-09-27', durationSeconds: 1800 };
  expect(toSermon(file, tags, folder, ZONE)).toMatchObject({
    ...byName,
    ...tags,
    speaker: 'Ruth Keller',
    series: folder.title,
  });
});

test('without a date in the name, it is from the day on which it was created, where the assembly is', () => {
  const undated = { ...file, title: 'Psalm 121.mp3' };
  expect(toSermon(undated, NO_TAGS, folder, ZONE).date).toBe('2026-10-04');
  expect(toSermon({ ...undated, createdDate: '' }, NO_TAGS, folder, ZONE).date).toBe('');
});

test('a year, the top level and the folder of loose files are no series', () => {
  for (const other of [
    { id: 'year', title: '2026' },
    { id: '', title: '' },
    { id: OTHER_FILES_ID, title: 'Other files' },
  ]) {
    expect(toSermon(file, NO_TAGS, other, ZONE).series).toBe('');
  }
});

test('a date long after the file was created is mistyped, in the name and in the tags', () => {
  const mistyped = { ...file, title: '2027-10-04 Psalm 121.mp3' };
  expect(toSermon(mistyped, NO_TAGS, folder, ZONE).date).toBe('2026-10-04');
  const early = { ...file, title: '2026-10-20 Psalm 121.mp3' };
  expect(toSermon(early, NO_TAGS, folder, ZONE).date).toBe('2026-10-20');
  expect(toSermon(early, { ...NO_TAGS, date: '2062-10-04' }, folder, ZONE).date).toBe('2026-10-20');
});
