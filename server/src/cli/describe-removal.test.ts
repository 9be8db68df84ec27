import type { Removal } from '@assembly/contract/sync';
import { expect, test } from 'vitest';
import { describeRemoval } from './sync.ts';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Zurich' });
const words = (change: Partial<Removal>) =>
  describeRemoval(
    {
      title: 'Choir practice',
      count: 1,
      from: null,
      to: null,
      parentTitle: '',
      isFolder: false,
      ...change,
    },
    days,
  ).join('');
// Late on the 18th in London is the 19th in Zurich.
const FROM = Date.UTC(2026, 10, 18, 23, 30);
const TO = Date.UTC(2027, 10, 12, 18);

test("an event is described with its day in the assembly's time zone", () => {
  expect(words({ from: FROM, to: FROM })).toBe('Choir practice, 19 Nov 2026');
});

test('repeated events are described once, with their first and last day', () => {
  expect(words({ count: 52, from: FROM, to: TO })).toMatch(
    /^Choir practice, 52 times, 19 Nov 2026\s–\s12 Nov 2027$/,
  );
});

test('a file is described with its folder, and a folder as a folder', () => {
  expect(words({ title: 'Advent.mp3', parentTitle: 'Sermons' })).toBe('Advent.mp3, in Sermons');
  expect(words({ title: 'Sermons', isFolder: true })).toBe('Sermons, a folder');
  expect(words({ title: '2026', parentTitle: 'Sermons', isFolder: true })).toBe(
    '2026, a folder in Sermons',
  );
});

test('an item without a title is still described', () => {
  expect(words({ title: ' ' })).toBe('Untitled');
});
