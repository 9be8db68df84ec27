import { describe, expect, test } from 'vitest';
import { type EventItem, sanitizeEvent, toEvent } from './to-event.ts';

const ZURICH = 'Europe/Zurich';
const NO_DETAILS = { location: '', callUrl: '', attachments: '[]', repeats: 0 };
const NOTHING = { dateTime: '', date: '' };
const item: EventItem = {
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
    ...NO_DETAILS,
  });
});

describe('details from strangers', () => {
  const detailsOf = (details: Partial<EventItem>) => {
    const { location, callUrl, attachments } = toEvent({ ...item, ...details }, ZURICH);
    return { location, callUrl, attachments: JSON.parse(attachments) };
  };

  test('a location becomes one short line of plain text', () => {
    expect(detailsOf({ location: ' <b>Hall</b>\r\n\tMain\0 Street\ud800 ' }).location).toBe(
      '<b>Hall</b> Main Street\ufffd',
    );
    expect(detailsOf({ location: 'קהילה'.repeat(2000) }).location).toHaveLength(1000);
  });

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'intent://x',
    '//evil.example',
    '/web/admin',
    `https://long.example/${'x'.repeat(2000)}`,
    'not an address',
  ])('%s is not stored as a link', (url) => {
    const attachments = [{ title: 'a', url, fileId: '' }];
    expect(detailsOf({ callUrls: [url], attachments })).toEqual({
      location: '',
      callUrl: '',
      attachments: [],
    });
  });

  test('addresses are stored as a browser reads them, and file ids only if Google makes such', () => {
    const attachments = Array.from({ length: 30 }, (_, at) => ({
      title: `File\n${at}`,
      url: 'https://drive.example/a b"',
      fileId: at === 0 ? 'f_-1' : "f'; drop",
    }));
    const details = detailsOf({ callUrls: ['', 'HTTP://zoom.example'], attachments });
    expect(details.callUrl).toBe('http://zoom.example/');
    expect(details.attachments).toHaveLength(25);
    expect(details.attachments.slice(0, 2)).toEqual([
      { title: 'File 0', url: 'https://drive.example/a%20b%22', fileId: 'f_-1' },
      { title: 'File 1', url: 'https://drive.example/a%20b%22', fileId: '' },
    ]);
  });

  test('a forged event loses what a sync would not store, and a real one is not changed', () => {
    const url = 'https://drive.example/1';
    const real = toEvent(
      {
        ...item,
        location: 'Hall',
        callUrls: [url],
        attachments: [{ title: 'A', url, fileId: 'f' }],
      },
      ZURICH,
    );
    expect(sanitizeEvent(real)).toEqual(real);
    const forged = { callUrl: 'javascript:alert(1)', attachments: '[{"url":1}]', location: 'A\nB' };
    expect(sanitizeEvent({ ...real, ...forged })).toEqual({
      ...real,
      ...{ callUrl: '', attachments: '[]', location: 'A B', search: ' service with communion a b' },
    });
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
    ...NO_DETAILS,
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
