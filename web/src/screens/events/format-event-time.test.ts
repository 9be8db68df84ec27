import { expect, test } from 'vitest';
import type { Clock } from '../../browser/locale/clock.ts';
import { englishLocaleFor } from '../../browser/locale/locale.ts';
import { formatEventTime, formatTimeOnDay } from './format-event-time.ts';

const SUNDAY: Clock = {
  now: Date.parse('2026-11-15T09:00:00+01:00'),
  timeZone: 'Europe/Zurich',
  readerZone: 'Europe/Zurich',
  locale: 'en-GB',
};

function format(date: string, dateEnd: string, change: Partial<Clock> = {}) {
  const instant = (text: string) =>
    Date.parse(text.length > 10 ? text : `${text}T00:00:00${offsetOn(text)}`);
  const event = {
    date,
    status: 'confirmed',
    startsAt: instant(date),
    endsAt: instant(dateEnd),
  };
  return normalize(formatEventTime(event, { ...SUNDAY, ...change }));
}

/** Commas and kinds of spaces vary between browser versions. */
const normalize = (text: string) => text.replaceAll(',', '').replaceAll(/\s+/gu, ' ');

/** Zurich's UTC offset at midnight. */
const offsetOn = (day: string) => (day > '2026-03-29' && day <= '2026-10-25' ? '+02:00' : '+01:00');

test('a time range on one day', () => {
  expect(format('2026-11-15T10:00:00+01:00', '2026-11-15T11:30:00+01:00')).toBe(
    'Sunday 15 November 10:00–11:30',
  );
});

test('in other regions', () => {
  const [from, to] = ['2026-11-15T08:30:00+01:00', '2026-11-15T11:30:00+01:00'];
  const inRegion = (language: string) => format(from, to, { locale: englishLocaleFor(language) });
  expect(inRegion('de-CH')).toBe('Sunday 15 November 08:30–11:30');
  expect(inRegion('en-US')).toBe('Sunday November 15 8:30 – 11:30 AM');
  expect(inRegion('de-US')).toBe('Sunday November 15 08:30 – 11:30');
});

test('a single time has no line break before AM', () => {
  const event = {
    date: '2026-11-15T08:25:00+01:00',
    status: 'confirmed',
    startsAt: Date.parse('2026-11-15T08:25:00+01:00'),
    endsAt: null,
  };
  const text = formatEventTime(event, { ...SUNDAY, locale: 'en-US' });
  expect(text).toBe('Sunday, November 15 at 8:25\u00a0AM');
});

test('a start and end in the same minute', () => {
  const moment = '2026-11-15T08:25:00+01:00';
  expect(format(moment, moment)).toBe('Sunday 15 November at 08:25');
});

test('an end before the start is ignored', () => {
  expect(format('2026-11-15T10:00:00+01:00', '2026-11-15T09:00:00+01:00')).toBe(
    'Sunday 15 November at 10:00',
  );
});

test('across midnight, both days are shown', () => {
  expect(format('2026-11-21T21:00:00+01:00', '2026-11-22T02:00:00+01:00')).toBe(
    'Saturday 21 November at 21:00 – Sunday 22 November at 02:00',
  );
});

test('the minutes around midnight', () => {
  expect(format('2026-11-15T23:59:00+01:00', '2026-11-16T00:00:00+01:00')).toBe(
    'Sunday 15 November at 23:59 – Monday 16 November at 00:00',
  );
  expect(format('2026-11-16T00:00:00+01:00', '2026-11-16T00:01:00+01:00')).toBe(
    'Monday 16 November 00:00–00:01',
  );
});

test('an all-day event', () => {
  expect(format('2026-12-25', '2026-12-26')).toBe('Friday 25 December all day');
});

test('an all-day event of several days ends on the day before its end date', () => {
  expect(format('2026-12-11', '2026-12-14')).toBe('Friday 11 December – Sunday 13 December');
});

test('all-day events around both clock changes', () => {
  expect(format('2026-10-25', '2026-10-26')).toBe('Sunday 25 October all day');
  expect(format('2026-03-29', '2026-03-30')).toBe('Sunday 29 March all day');
  expect(format('2026-10-24', '2026-10-26')).toBe('Saturday 24 October – Sunday 25 October');
});

test('an all-day event is on the same day for readers in other time zones', () => {
  expect(format('2026-12-25', '2026-12-26', { readerZone: 'Pacific/Auckland' })).toBe(
    'Friday 25 December all day',
  );
});

test('another year is shown', () => {
  expect(format('2027-01-01T10:00:00+01:00', '2027-01-01T11:00:00+01:00')).toBe(
    'Friday 1 January 2027 10:00–11:00',
  );
  expect(format('2026-12-31', '2027-01-02')).toBe(
    'Thursday 31 December 2026 – Friday 1 January 2027',
  );
});

test('the current year is that of the assembly’s time zone', () => {
  const minuteBefore = { now: Date.parse('2026-12-31T23:59:00+01:00') };
  const midnight = { now: Date.parse('2027-01-01T00:00:00+01:00') };
  const [from, to] = ['2027-01-01T00:00:00+01:00', '2027-01-01T00:30:00+01:00'];
  expect(format(from, to, minuteBefore)).toBe('Friday 1 January 2027 00:00–00:30');
  expect(format(from, to, midnight)).toBe('Friday 1 January 00:00–00:30');
});

test('the time zone is shown to readers whose clock differs', () => {
  const [from, to] = ['2026-11-15T10:00:00+01:00', '2026-11-15T11:30:00+01:00'];
  expect(format(from, to, { readerZone: 'America/New_York' })).toBe(
    'Sunday 15 November 10:00–11:30 (Central European Time)',
  );
  expect(format(from, to, { readerZone: 'Europe/Berlin' })).toBe('Sunday 15 November 10:00–11:30');
});

test('the days of the clock changes are formatted like others', () => {
  expect(format('2026-10-25T10:00:00+01:00', '2026-10-25T11:15:00+01:00')).toBe(
    'Sunday 25 October 10:00–11:15',
  );
  expect(format('2026-03-29T10:00:00+02:00', '2026-03-29T11:15:00+02:00')).toBe(
    'Sunday 29 March 10:00–11:15',
  );
});

test('in the list of a day, the day is named only for an event of several days', () => {
  const on = (date: string, start: string, end: string) =>
    normalize(
      formatTimeOnDay(
        { date, status: 'confirmed', startsAt: Date.parse(start), endsAt: Date.parse(end) },
        SUNDAY,
      ),
    );
  const [start, end] = ['2026-11-15T10:00:00+01:00', '2026-11-15T11:30:00+01:00'];
  expect(on(start, start, end)).toBe('10:00–11:30');
  expect(on(start, start, start)).toBe('10:00');
  const [midnight, next] = ['2026-11-15T00:00:00+01:00', '2026-11-16T00:00:00+01:00'];
  expect(on('2026-11-15', midnight, next)).toBe('All day');
  expect(on('2026-11-14', '2026-11-14T00:00:00+01:00', next)).toBe(
    'Saturday 14 November – Sunday 15 November',
  );
  expect(on(start, start, '2026-11-16T12:00:00+01:00')).toBe(
    'Sunday 15 November at 10:00 – Monday 16 November at 12:00',
  );
});
