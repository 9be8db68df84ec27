import { expect, test } from 'vitest';
import { describeRemoval, type Removal } from './removal.ts';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Zurich' });
const words = (change: Partial<Removal>) =>
  describeRemoval(
    {
      title: 'Choir practice',
      count: 1,
      from: null,
      to: null,
      place: '',
      isFolder: false,
      ...change,
    },
    days,
  ).join('');
// Late on the 18th in London is the 19th in Zurich.
const FROM = Date.UTC(2026, 10, 18, 23, 30);
const TO = Date.UTC(2027, 10, 12, 18);

test('what would go is told with its day, on the clock of the assembly', () => {
  expect(words({ from: FROM, to: FROM })).toBe('Choir practice, 19 Nov 2026');
});

test('what is there many times is told once, with the first day and the last', () => {
  expect(words({ count: 52, from: FROM, to: TO })).toMatch(
    /^Choir practice, 52 times, 19 Nov 2026\s–\s12 Nov 2027$/,
  );
});

test('a file is told with its folder, and a folder as such', () => {
  expect(words({ title: 'Advent.mp3', place: 'Sermons' })).toBe('Advent.mp3, in Sermons');
  expect(words({ title: 'Sermons', isFolder: true })).toBe('Sermons, a folder');
  expect(words({ title: '2026', place: 'Sermons', isFolder: true })).toBe(
    '2026, a folder in Sermons',
  );
});

test('what has no title is no empty line', () => {
  expect(words({ title: ' ' })).toBe('Untitled');
});
