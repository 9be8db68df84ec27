import { HOUR_MS } from '@assembly/contract/limits';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CalendarTime } from '../../google/calendar.ts';
import { type EventItem, toEvent } from '../../sync/to-event.ts';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import { writeEventFile } from './write-ics.ts';

const ZONE = 'Europe/Zurich';
const NOW = Date.UTC(2026, 10, 15, 9, 0);
const calendar = {
  name: 'Grace Assembly',
  timeZone: ZONE,
  publicUrl: 'https://grace.example',
  t: ENGLISH.t,
};

type Times = Partial<CalendarTime>;

function eventOf(start: Times, end: Times, text: Partial<EventItem> = {}) {
  const complete = (time: Times) => ({ dateTime: '', date: '', ...time });
  const item = {
    id: 'abc_20261115T090000Z',
    status: 'confirmed',
    summary: '',
    description: '',
    ...text,
    start: complete(start),
    end: complete(end),
  };
  return { ...toEvent(item, ZONE), sequence: 7 };
}

/** Parses the file with a library that knows the standard. */
function read(ics: string) {
  const component = new ICAL.Component(ICAL.parse(ics));
  expect(component.getAllSubcomponents('vtimezone')).toEqual([]);
  const vevent = component.getFirstSubcomponent('vevent');
  if (!vevent) throw new Error('no event');
  return new ICAL.Event(vevent);
}

test.each([
  ['in summer', '2026-07-05T10:00:00+02:00', '2026-07-05T11:30:00+02:00'],
  ['in winter', '2026-11-15T10:00:00+01:00', '2026-11-15T11:30:00+01:00'],
  ['across the night the clocks go back', '2026-10-24T22:00:00+02:00', '2026-10-25T07:00:00+01:00'],
  [
    'across the night the clocks go forward',
    '2027-03-27T22:00:00+01:00',
    '2027-03-28T07:00:00+02:00',
  ],
  ['written in another zone', '2026-11-15T18:00:00-05:00', '2026-11-15T19:00:00-05:00'],
])('another calendar reads the same instants of an event %s', (_title, start, end) => {
  const event = read(
    writeEventFile(eventOf({ dateTime: start }, { dateTime: end }), calendar, NOW),
  );
  expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(start));
  expect(event.endDate.toJSDate().getTime()).toBe(Date.parse(end));
  expect(event.startDate.zone.tzid).toBe('UTC');
});

/** Every half hour of a day and a half around a daylight saving change. */
test.each([
  ['Europe/Zurich', '2026-10-25'],
  ['Europe/Zurich', '2027-03-28'],
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2027-03-14'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Auckland', '2027-04-04'],
  // Zones whose rules a library wrote wrongly into the file.
  ['America/Santiago', '2027-04-04'],
  ['Asia/Jerusalem', '2026-10-25'],
  ['Africa/Cairo', '2027-04-30'],
  ['Asia/Kolkata', '2026-10-25'],
])('in %s, around %s, every instant is read back unchanged', (timeZone, day) => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let at = noon - 26 * HOUR_MS; at < noon + 10 * HOUR_MS; at += HOUR_MS / 2) {
    const dateTime = (time: number) => ({ dateTime: new Date(time).toISOString() });
    const written = writeEventFile(
      eventOf(dateTime(at), dateTime(at + HOUR_MS / 2)),
      { ...calendar, timeZone },
      NOW,
    );
    const { startDate, endDate } = read(written);
    const instants = [startDate, endDate].map((time) => time.toJSDate().toISOString());
    expect(instants).toEqual([at, at + HOUR_MS / 2].map((time) => new Date(time).toISOString()));
  }
});

test('an event that ends before it starts has no duration, an all-day event at least one day', () => {
  const hour = (at: string) => ({ dateTime: `2026-11-15T${at}:00+01:00` });
  const short = read(writeEventFile(eventOf(hour('10:00'), hour('09:00')), calendar, NOW));
  expect(short.endDate.compare(short.startDate)).toBe(0);
  const day = read(
    writeEventFile(eventOf({ date: '2026-12-04' }, { date: '2026-12-01' }), calendar, NOW),
  );
  expect(day.endDate.toString()).toBe('2026-12-05');
});

test('an event of three whole days ends on the day after', () => {
  const event = read(
    writeEventFile(eventOf({ date: '2026-12-04' }, { date: '2026-12-07' }), calendar, NOW),
  );
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2026-12-04');
  expect(event.endDate.toString()).toBe('2026-12-07');
});

test('text is escaped, and lines stay within 75 bytes', () => {
  const summary = 'Supper; bread, wine \\ song 🕊 שלום';
  const description = `<p>Bring: soup, salad; <b>&amp; friends</b></p><ul><li>one</li><li>two</li></ul>${'long '.repeat(60)}`;
  const ics = writeEventFile(
    eventOf({ date: '2026-12-04' }, { date: '2026-12-05' }, { summary, description }),
    calendar,
    NOW,
  );
  const event = read(ics);
  expect(event.summary).toBe(summary);
  expect(event.description).toMatch(/^Bring: soup, salad; & friends\n\n- one\n- two\n\nlong long/);
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the file says where the event is: its location, its page in the app and where to join online', () => {
  const [start, end] = [{ date: '2026-12-04' }, { date: '2026-12-05' }];
  const location = 'Church hall, Main Street 1; <b>first</b> floor\\ שלום';
  const urlOf = (ics: string) => read(ics).component.getFirstPropertyValue('url');
  const here = writeEventFile(eventOf(start, end, { location }), calendar, NOW);
  expect(read(here).location).toBe(location);
  expect(urlOf(here)).toBe('https://grace.example/web/event?open=abc_20261115T090000Z');
  const online = writeEventFile(
    eventOf(start, end, { callUrls: ['https://zoom.example/j/1'] }),
    calendar,
    NOW,
  );
  expect(read(online).location).toBeNull();
  expect(urlOf(online)).toBe(urlOf(here));
  expect(read(online).description).toBe('Join online: https://zoom.example/j/1');
});

test('headings, lists and links of a description become plain text', () => {
  const description =
    '<strong>Friday</strong><p>Morning prayer</p><p>Register at <a href="https://retreat.example/?a=1&amp;b=2" rel="noopener">the office</a> or <a href="https://retreat.example">https://retreat.example</a></p>';
  const ics = writeEventFile(
    eventOf({ date: '2026-12-04' }, { date: '2026-12-05' }, { description }),
    calendar,
    NOW,
  );
  expect(read(ics).description).toBe(
    'Friday\n\nMorning prayer\n\nRegister at the office (https://retreat.example/?a=1&b=2) or https://retreat.example',
  );
});

test('the file is dated in UTC and contains only standard properties', () => {
  const event = eventOf(
    { dateTime: '2026-11-15T10:00:00+01:00' },
    { dateTime: '2026-11-15T11:00:00+01:00' },
  );
  const ics = writeEventFile(event, calendar, NOW);
  expect(ics).toMatch(/^DTSTAMP:20261115T090000Z\r$/m);
  expect(ics).not.toContain('TIMEZONE');
  expect(ics).toMatch(/^DTSTART:20261115T090000Z\r$/m);
  expect(ics).toMatch(/\r\nEND:VCALENDAR\r\n$/);
});

test('a time without an offset is in the time zone that the calendar names', () => {
  const timeZone = 'America/New_York';
  const start = { dateTime: '2026-11-15T18:00:00', timeZone };
  const event = eventOf(start, { dateTime: '2026-11-15T19:00:00', timeZone });
  const ics = writeEventFile(event, calendar, NOW);
  expect(ics).toMatch(/^DTSTART:20261115T230000Z\r$/m);
  expect(ics).toMatch(/^DTEND:20261116T000000Z\r$/m);
});

test('an event that starts on a day and ends at a time, or the other way round, has a file', () => {
  const day = { date: '2026-12-04' };
  const evening = { dateTime: '2026-12-05T20:00:00+01:00' };
  const whole = read(writeEventFile(eventOf(day, evening), calendar, NOW));
  expect([whole.startDate, whole.endDate].map(String)).toEqual(['2026-12-04', '2026-12-06']);
  const timed = read(writeEventFile(eventOf(evening, { date: '2026-12-07' }), calendar, NOW));
  expect([timed.startDate, timed.endDate].map(String)).toEqual([
    '2026-12-05T19:00:00Z',
    '2026-12-06T23:00:00Z',
  ]);
});

test.each([
  ['confirmed', 'CONFIRMED'],
  ['tentative', 'TENTATIVE'],
  ['cancelled', 'CANCELLED'],
  ['constructor', 'CONFIRMED'],
])('the file of an event that is %s says %s', (status, written) => {
  const event = eventOf({ date: '2026-12-04' }, { date: '2026-12-05' }, { status });
  const ics = writeEventFile(event, calendar, NOW);
  expect(ics).toContain(`\r\nSTATUS:${written}\r\n`);
  expect(ics).toContain('\r\nSEQUENCE:7\r\n');
});

test('an assembly whose name has commas, semicolons or line breaks has a valid file', () => {
  const event = eventOf({ date: '2026-12-04' }, { date: '2026-12-05' });
  const name = 'Grace, Hope; Faith \\ Love\nURL:https://evil.example';
  const ics = writeEventFile(event, { ...calendar, name }, NOW);
  const file = new ICAL.Component(ICAL.parse(ics));
  // The parser does not know this property and leaves it as it is written.
  const written = 'Grace\\, Hope\\; Faith \\\\ Love\\nURL:https://evil.example';
  expect(file.getFirstPropertyValue('name')).toBe(written);
  expect(file.getFirstProperty('url')).toBeNull();
});

test('an event always has the same UID, so that importing it twice adds it once', () => {
  const event = eventOf({ date: '2026-12-04' }, { date: '2026-12-05' });
  const uid = (now: number) => read(writeEventFile(event, calendar, now)).uid;
  expect(uid(NOW)).toBe('abc_20261115T090000Z@grace.example');
  expect(uid(NOW + 1e9)).toBe(uid(NOW));
});

test.for([
  ['angle brackets', '<'],
  ['spaces', ' '],
  ['tabs in many lines', '\t \n \t'],
  ['addresses', 'http://a '],
  ['lists', '<ul><li>'],
  ['commas', ','],
] as const)('a megabyte of %s does not keep the server busy', ([_title, text]) => {
  const description = text.repeat(1_000_000 / text.length);
  const event = eventOf({ date: '2026-11-15' }, { date: '2026-11-16' }, { description });
  // Processor time: a busy machine must not fail this test.
  const before = process.cpuUsage();
  writeEventFile(event, calendar, NOW);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(250);
});
