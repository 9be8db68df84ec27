import type { Event } from '@assembly/contract/event';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { toEvent } from '../sync/to-event.ts';
import { toIcs } from './event-ics.ts';

const ZONE = 'Europe/Zurich';
const NOW = Date.UTC(2026, 10, 15, 9, 0);
const calendar = { name: 'Grace Assembly', timeZone: ZONE, host: 'grace.example' };

interface Times {
  dateTime?: string;
  date?: string;
}

function eventOf(start: Times, end: Times, text: Partial<Event> = {}): Event {
  const whole = (time: Times) => ({ dateTime: '', date: '', ...time });
  const item = {
    id: 'abc_20261115T090000Z',
    status: 'confirmed',
    summary: '',
    description: '',
    ...text,
    start: whole(start),
    end: whole(end),
  };
  return toEvent(item, ZONE);
}

/** As another program reads it. */
function read(ics: string) {
  const component = new ICAL.Component(ICAL.parse(ics));
  for (const zone of component.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
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
  const event = read(toIcs(eventOf({ dateTime: start }, { dateTime: end }), calendar, NOW));
  expect(event.startDate.toJSDate().getTime()).toBe(Date.parse(start));
  expect(event.endDate.toJSDate().getTime()).toBe(Date.parse(end));
  expect(event.startDate.zone.tzid).toBe(ZONE);
});

test('a retreat of three days is three whole days, its end the day after', () => {
  const event = read(toIcs(eventOf({ date: '2026-12-04' }, { date: '2026-12-07' }), calendar, NOW));
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2026-12-04');
  expect(event.endDate.toString()).toBe('2026-12-07');
});

test('text arrives as it was written, whatever is in it, and lines stay short', () => {
  const summary = 'Supper; bread, wine \\ song 🕊 שלום';
  const description = `<p>Bring: soup, salad; <b>&amp; friends</b></p><ul><li>one</li><li>two</li></ul>${'long '.repeat(60)}`;
  const ics = toIcs(
    eventOf({ date: '2026-12-04' }, { date: '2026-12-05' }, { summary, description }),
    calendar,
    NOW,
  );
  const event = read(ics);
  expect(event.summary).toBe(summary);
  expect(event.description).toMatch(/^Bring: soup, salad; & friends\none\ntwo\nlong long/);
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the same event has the same name every time, so that adding it twice adds it once', () => {
  const event = eventOf({ date: '2026-12-04' }, { date: '2026-12-05' });
  const uid = (now: number) => read(toIcs(event, calendar, now)).uid;
  expect(uid(NOW)).toBe('abc_20261115T090000Z@grace.example');
  expect(uid(NOW + 1e9)).toBe(uid(NOW));
});
