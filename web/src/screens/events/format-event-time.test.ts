import { expect, test } from 'vitest';
import type { Clock } from '../../browser/clock.ts';
import { formatEventTime } from './format-event-time.ts';

const SUNDAY: Clock = {
  now: Date.parse('2026-11-15T09:00:00+01:00'),
  timeZone: 'Europe/Zurich',
  readerZone: 'Europe/Zurich',
  locale: 'en-GB',
};

function say(date: string, dateEnd: string, change: Partial<Clock> = {}) {
  const instant = (text: string) =>
    Date.parse(text.length > 10 ? text : `${text}T00:00:00${offsetOn(text)}`);
  const event = {
    date,
    status: 'confirmed',
    startsAt: instant(date),
    endsAt: instant(dateEnd),
  };
  return asSpoken(formatEventTime(event, { ...SUNDAY, ...change }));
}

/** Where commas and narrow spaces go is for each browser to know, and changes with its version. */
const asSpoken = (text: string) => text.replaceAll(',', '').replaceAll(/\s+/gu, ' ');

/** Zurich's at midnight. */
const offsetOn = (day: string) => (day > '2026-03-29' && day <= '2026-10-25' ? '+02:00' : '+01:00');

test('an hour of a day', () => {
  expect(say('2026-11-15T10:00:00+01:00', '2026-11-15T11:30:00+01:00')).toBe(
    'Sunday 15 November 10:00–11:30',
  );
});

test('as readers of other languages write it', () => {
  const [from, to] = ['2026-11-15T08:30:00+01:00', '2026-11-15T11:30:00+01:00'];
  expect(say(from, to, { locale: 'de-CH' })).toBe('Sonntag 15. November 08:30–11:30 Uhr');
  expect(say(from, to, { locale: 'en-US' })).toBe('Sunday November 15 8:30 – 11:30 AM');
});

test('a moment, which begins and ends in the same minute', () => {
  const moment = '2026-11-15T08:25:00+01:00';
  expect(say(moment, moment)).toBe('Sunday 15 November at 08:25');
});

test('an event whose end lies before its start is told by its start', () => {
  expect(say('2026-11-15T10:00:00+01:00', '2026-11-15T09:00:00+01:00')).toBe(
    'Sunday 15 November at 10:00',
  );
});

test('across midnight both days are named', () => {
  expect(say('2026-11-21T21:00:00+01:00', '2026-11-22T02:00:00+01:00')).toBe(
    'Saturday 21 November at 21:00 – Sunday 22 November at 02:00',
  );
});

test('the last minute of a day and the first of the next', () => {
  expect(say('2026-11-15T23:59:00+01:00', '2026-11-16T00:00:00+01:00')).toBe(
    'Sunday 15 November at 23:59 – Monday 16 November at 00:00',
  );
  expect(say('2026-11-16T00:00:00+01:00', '2026-11-16T00:01:00+01:00')).toBe(
    'Monday 16 November 00:00–00:01',
  );
});

test('a whole day', () => {
  expect(say('2026-12-25', '2026-12-26')).toBe('Friday 25 December all day');
});

test('several whole days: the end is the midnight after the last', () => {
  expect(say('2026-12-11', '2026-12-14')).toBe('Friday 11 December – Sunday 13 December');
});

test('whole days around both clock changes', () => {
  expect(say('2026-10-25', '2026-10-26')).toBe('Sunday 25 October all day');
  expect(say('2026-03-29', '2026-03-30')).toBe('Sunday 29 March all day');
  expect(say('2026-10-24', '2026-10-26')).toBe('Saturday 24 October – Sunday 25 October');
});

test('a whole day is the same day to readers far away', () => {
  expect(say('2026-12-25', '2026-12-26', { readerZone: 'Pacific/Auckland' })).toBe(
    'Friday 25 December all day',
  );
});

test('the year is told when it is not this one', () => {
  expect(say('2027-01-01T10:00:00+01:00', '2027-01-01T11:00:00+01:00')).toBe(
    'Friday 1 January 2027 10:00–11:00',
  );
  expect(say('2026-12-31', '2027-01-02')).toBe('Thursday 31 December 2026 – Friday 1 January 2027');
});

test('which year it is, is a matter of the assembly’s zone', () => {
  const minuteBefore = { now: Date.parse('2026-12-31T23:59:00+01:00') };
  const midnight = { now: Date.parse('2027-01-01T00:00:00+01:00') };
  const [from, to] = ['2027-01-01T00:00:00+01:00', '2027-01-01T00:30:00+01:00'];
  expect(say(from, to, minuteBefore)).toBe('Friday 1 January 2027 00:00–00:30');
  expect(say(from, to, midnight)).toBe('Friday 1 January 00:00–00:30');
});

test('the zone is named to readers whose clock says something else', () => {
  const [from, to] = ['2026-11-15T10:00:00+01:00', '2026-11-15T11:30:00+01:00'];
  expect(say(from, to, { readerZone: 'America/New_York' })).toBe(
    'Sunday 15 November 10:00–11:30 (Central European Time)',
  );
  expect(say(from, to, { readerZone: 'Europe/Berlin' })).toBe('Sunday 15 November 10:00–11:30');
});

test('the hour that comes twice when the clocks are set back', () => {
  expect(say('2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00')).toBe(
    'Sunday 25 October at 02:30 CEST – 02:30 CET',
  );
});

test('what lies in one of the two hours says in which', () => {
  expect(say('2026-10-25T02:00:00+02:00', '2026-10-25T02:45:00+02:00')).toBe(
    'Sunday 25 October at 02:00 CEST – 02:45 CEST',
  );
  expect(say('2026-10-25T02:00:00+01:00', '2026-10-25T02:00:00+01:00')).toBe(
    'Sunday 25 October at 02:00 CET',
  );
  expect(say('2026-10-24T22:00:00+02:00', '2026-10-25T02:30:00+01:00')).toBe(
    'Saturday 24 October at 22:00 CEST – Sunday 25 October at 02:30 CET',
  );
});

test('also where the clocks are set back by half an hour', () => {
  const island = { timeZone: 'Australia/Lord_Howe', readerZone: 'Australia/Lord_Howe' };
  expect(say('2026-04-05T01:40:00+11:00', '2026-04-05T01:50:00+11:00', island)).toBe(
    'Sunday 5 April at 01:40 GMT+11 – 01:50 GMT+11',
  );
});

test('the hours beside those two are told as ever', () => {
  expect(say('2026-10-25T00:30:00+02:00', '2026-10-25T01:59:00+02:00')).toBe(
    'Sunday 25 October 00:30–01:59',
  );
  expect(say('2026-10-25T03:00:00+01:00', '2026-10-25T04:00:00+01:00')).toBe(
    'Sunday 25 October 03:00–04:00',
  );
});

test('the hour that is missing when the clocks are set forward', () => {
  expect(say('2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00')).toBe(
    'Sunday 29 March at 01:30 CET – 03:30 CEST',
  );
});

test('the nights of the clock changes are like others to what does not touch them', () => {
  expect(say('2026-10-25T10:00:00+01:00', '2026-10-25T11:15:00+01:00')).toBe(
    'Sunday 25 October 10:00–11:15',
  );
  expect(say('2026-03-29T10:00:00+02:00', '2026-03-29T11:15:00+02:00')).toBe(
    'Sunday 29 March 10:00–11:15',
  );
});
