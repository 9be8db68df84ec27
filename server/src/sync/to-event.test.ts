import { describe, expect, test } from 'vitest';
import type { CalendarItem } from '../google/calendar.ts';
import { toEvent } from './to-event.ts';

const ZURICH = 'Europe/Zurich';
const NOTHING = { dateTime: '', date: '' };
const item: CalendarItem = {
  id: 'service',
  start: { dateTime: '2026-11-15T10:00:00+01:00', date: '' },
  end: { dateTime: '2026-11-15T11:30:00+01:00', date: '' },
  summary: 'Service',
  status: 'confirmed',
  description: 'With <b>communion</b>',
};

test('an event takes its fields from the calendar, and both its dates from the start', () => {
  expect(toEvent(item, ZURICH, 'main@example.org')).toEqual({
    id: 'service',
    date: '2026-11-15T10:00:00+01:00',
    updated: '2026-11-15T10:00:00+01:00',
    summary: 'Service',
    status: 'confirmed',
    description: 'With <b>communion</b>',
    dateEnd: '2026-11-15T11:30:00+01:00',
    startsAt: Date.UTC(2026, 10, 15, 9, 0),
    endsAt: Date.UTC(2026, 10, 15, 10, 30),
    shownUntil: Date.UTC(2026, 10, 15, 10, 30),
    search: ' service with communion',
    calendarId: 'main@example.org',
  });
});

test('the search text has the visible words, without markup', () => {
  const description = 'Fish &amp; chips at <a href="https://hall.example/map">the &lt;hall&gt;</a>';
  expect(toEvent({ ...item, description }, ZURICH).search).toBe(' service fish chips at the hall');
});

test.each([
  ['America/New_York', '2026-11-15T15:00:00.000Z'],
  ['Europe/Zurich', '2026-11-15T09:00:00.000Z'],
  ['Not/A_Zone', '2026-11-15T09:00:00.000Z'],
  ['', '2026-11-15T09:00:00.000Z'],
])('a time without an offset in the zone %j starts at %s', (timeZone, instant) => {
  const start = { dateTime: '2026-11-15T10:00:00', date: '', timeZone };
  const { startsAt } = toEvent({ ...item, start }, ZURICH);
  expect(new Date(startsAt ?? 0).toISOString()).toBe(instant);
});

test('missing fields become empty strings, and such an event is never shown', () => {
  const bare = {
    id: 'bare',
    start: NOTHING,
    end: NOTHING,
    summary: '',
    status: '',
    description: '',
  };
  expect(toEvent(bare, ZURICH)).toEqual({
    id: 'bare',
    date: '',
    updated: '',
    summary: '',
    status: '',
    description: '',
    dateEnd: '',
    startsAt: null,
    endsAt: null,
    shownUntil: null,
    search: '',
    calendarId: '',
  });
});

describe('an all-day event', () => {
  const feast = (from: string, to: string, zone = ZURICH) =>
    toEvent(
      { ...item, start: { dateTime: '', date: from }, end: { dateTime: '', date: to } },
      zone,
    );

  test('keeps its days and runs from midnight to midnight in the assembly’s time zone', () => {
    expect(feast('2026-12-25', '2026-12-26')).toMatchObject({
      date: '2026-12-25',
      updated: '2026-12-25',
      dateEnd: '2026-12-26',
      startsAt: Date.parse('2026-12-25T00:00:00+01:00'),
      endsAt: Date.parse('2026-12-26T00:00:00+01:00'),
    });
  });

  test('is 23 or 25 hours long when the clock changes', () => {
    const hours = ({ startsAt, endsAt }: ReturnType<typeof feast>) =>
      ((endsAt ?? 0) - (startsAt ?? 0)) / 3_600_000;
    expect(hours(feast('2026-03-29', '2026-03-30'))).toBe(23);
    expect(hours(feast('2026-10-25', '2026-10-26'))).toBe(25);
  });

  test('starts at the first moment of a day without midnight', () => {
    const { startsAt } = feast('2018-11-04', '2018-11-05', 'America/Sao_Paulo');
    expect(startsAt).toBe(Date.parse('2018-11-04T01:00:00-02:00'));
  });

  test('has no start if its day does not exist', () => {
    expect(feast('2026-02-30', '2026-03-01')).toMatchObject({ startsAt: null, shownUntil: null });
  });
});

test.each([
  ['in another zone', '2026-11-15T10:00:00-05:00', Date.UTC(2026, 10, 15, 15)],
  ['in UTC', '2026-11-15T10:00:00Z', Date.UTC(2026, 10, 15, 10)],
  ['without an offset, in the assembly’s zone', '2026-07-15T10:00:00', Date.UTC(2026, 6, 15, 8)],
  ['that is not a date', 'next Sunday', null],
  ['that does not exist', '2026-13-45T99:00:00Z', null],
  ['with something behind it', '2026-11-15T10:00:00Z; drop table events', null],
  ['in a year out of range', '+999999-01-01T00:00:00Z', null],
])('a start %s', (_title, dateTime, startsAt) => {
  expect(toEvent({ ...item, start: { dateTime, date: '' } }, ZURICH)).toMatchObject({
    date: dateTime,
    startsAt,
  });
});

test('a canceled event is stored but never shown', () => {
  expect(toEvent({ ...item, status: 'cancelled' }, ZURICH)).toMatchObject({
    status: 'cancelled',
    shownUntil: null,
  });
});

test('characters that a database refuses are removed', () => {
  const { summary, description } = toEvent(
    { ...item, summary: 'a\0b\ud800c', description: '\0<b>x\0</b>\udc00' },
    ZURICH,
  );
  expect(summary).toBe('ab\ufffdc');
  expect(description).toBe('<b>x</b>\ufffd');
});
