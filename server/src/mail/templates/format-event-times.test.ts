import { expect, test } from 'vitest';
import { ENGLISH } from '../../testing/fixtures/english.ts';
import { formatDay, formatEventTimes, formatTimesBelow } from './format-event-times.ts';

const clock = { ...ENGLISH, now: Date.parse('2026-11-15T09:00Z'), timeZone: 'Europe/Zurich' };
const allDay = (date: string, dateEnd: string) => ({
  date,
  startsAt: Date.parse(`${date}T00:00+01:00`),
  endsAt: Date.parse(`${dateEnd}T00:00+01:00`),
});
const timed = (start: string, end: string) => ({
  date: start,
  startsAt: Date.parse(start),
  endsAt: Date.parse(end),
});

test.each([
  ['an hour', timed('2026-11-20T18:00Z', '2026-11-20T19:00Z'), 'Friday 20 November, 19:00–20:00'],
  ['no length', timed('2026-11-20T18:00Z', '2026-11-20T18:00Z'), 'Friday 20 November at 19:00'],
  [
    'a night',
    timed('2026-11-20T21:00Z', '2026-11-21T05:00Z'),
    'Friday 20 November at 22:00 – Saturday 21 November at 06:00',
  ],
  ['a whole day', allDay('2026-11-20', '2026-11-21'), 'Friday 20 November, all day'],
  ['several days', allDay('2026-11-20', '2026-11-23'), 'Friday 20 November – Sunday 22 November'],
  [
    'next year',
    timed('2027-01-02T18:00Z', '2027-01-02T19:00Z'),
    'Saturday, 2 January 2027, 19:00–20:00',
  ],
  [
    'the night in which clocks are set forward',
    timed('2027-03-27T23:00Z', '2027-03-28T02:00Z'),
    'Sunday, 28 March 2027, 00:00–04:00',
  ],
  ['no time', { date: '', startsAt: null, endsAt: null }, 'Time not known'],
])('an email says when an event of %s takes place', (_, times, text) => {
  // Kinds of spaces differ between versions of ICU.
  expect(formatEventTimes(times, clock).replaceAll(/\s/gu, ' ')).toBe(text);
});

const HOUR = timed('2026-11-20T18:00Z', '2026-11-20T19:00Z');

test.each([
  ['en-US', 'Friday, November 20, 7:00 – 8:00 PM', '7:00 – 8:00 PM'],
  ['de-DE', 'Freitag, 20. November, 19:00–20:00 Uhr', '19:00–20:00 Uhr'],
  ['es-ES', 'viernes, 20 de noviembre, 19:00–20:00', '19:00–20:00'],
  ['fr-FR', 'vendredi 20 novembre, 19:00 – 20:00', '19:00 – 20:00'],
  ['pt-BR', 'sexta-feira, 20 de novembro 19:00 – 20:00', '19:00 – 20:00'],
  ['it-IT', 'venerdì 20 novembre, 19:00–20:00', '19:00–20:00'],
  ['pl-PL', 'piątek, 20 listopada, 19:00–20:00', '19:00–20:00'],
  ['uk-UA', 'пʼятниця, 20 листопада, 19:00–20:00', '19:00–20:00'],
  ['ro-RO', 'vineri, 20 noiembrie, 19:00–20:00', '19:00–20:00'],
  ['ar-EG-u-nu-latn', 'الجمعة، 20 نوفمبر، 7:00–8:00 م', '7:00–8:00 م'],
  ['ko-KR', '11월 20일 금요일 오후 7:00~8:00', '오후 7:00~8:00'],
  ['zh-Hans-CN', '11/20星期五 19:00–20:00', '19:00–20:00'],
])(
  'dates and times are written as in %s, also below a heading with the day',
  (locale, text, below) => {
    const written = (formatted: string) => formatted.replaceAll(/\s/gu, ' ');
    expect(written(formatEventTimes(HOUR, { ...clock, locale }))).toBe(text);
    expect(written(formatTimesBelow('2026-11-20', HOUR, { ...clock, locale }))).toBe(below);
  },
);

test.each([
  [
    'a night',
    timed('2026-11-20T21:00Z', '2026-11-21T05:00Z'),
    '22:00 – Saturday 21 November at 06:00',
  ],
  ['a whole day', allDay('2026-11-20', '2026-11-21'), 'all day'],
  ['several days', allDay('2026-11-20', '2026-11-23'), '– Sunday 22 November'],
  [
    'some days before',
    allDay('2026-11-18', '2026-11-21'),
    'Wednesday 18 November – Friday 20 November',
  ],
])('below a heading with the day, an event of %s does not repeat it', (_, times, text) => {
  expect(formatTimesBelow('2026-11-20', times, clock).replaceAll(/\s/gu, ' ')).toBe(text);
});

test('a day is the same in every time zone, and what is not a day is left out', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Marquesas']) {
    expect(formatDay('2026-11-20T00:00:00.000Z', { ...clock, timeZone })).toBe(
      'Friday 20 November',
    );
  }
  expect(formatDay('soon', clock)).toBe('');
});
