import { isUpcoming } from '@assembly/contract/event';
import { expect, test } from 'vitest';
import { badgeFor } from './event-badge.ts';

const timeZone = 'Europe/Zurich';

const event = (title: string, start: string, end: string, date = start) => ({
  title,
  date,
  status: 'confirmed',
  startsAt: Date.parse(start),
  endsAt: Date.parse(end),
});

/** Clocks go from 2:00 to 3:00 on 30 March 2031, and from 3:00 back to 2:00 on 26 October. */
const EVENTS = [
  event('Before the gap', '2031-03-30T01:30:00+01:00', '2031-03-30T01:59:00+01:00'),
  event('Across the gap', '2031-03-30T01:45:00+01:00', '2031-03-30T03:30:00+02:00'),
  event('After the gap', '2031-03-30T03:00:00+02:00', '2031-03-30T03:15:00+02:00'),
  event('Night watch', '2031-10-25T22:00:00+02:00', '2031-10-26T05:00:00+01:00'),
  event('Feast', '2031-10-26T00:00:00+02:00', '2031-10-27T00:00:00+01:00', '2031-10-26'),
  event('First 2:30', '2031-10-26T02:30:00+02:00', '2031-10-26T02:40:00+02:00'),
  event('Second 2:30', '2031-10-26T02:30:00+01:00', '2031-10-26T02:40:00+01:00'),
  event('Last minute', '2031-10-26T23:58:00+01:00', '2031-10-26T23:59:00+01:00'),
  event('Midnight', '2031-10-27T00:00:00+01:00', '2031-10-27T00:30:00+01:00'),
];

const SIGNS = { Today: '*', 'Happening now': '!' };

// `*` marks today, `!` happening now.
test.each([
  ['2031-03-29T23:59:59+01:00', ['Before the gap', 'Across the gap', 'After the gap']],
  ['2031-03-30T00:00:00+01:00', ['*Before the gap', '*Across the gap', '*After the gap']],
  ['2031-03-30T01:59:00+01:00', ['!Before the gap', '!Across the gap', '*After the gap']],
  ['2031-03-30T01:59:59+01:00', ['!Across the gap', '*After the gap', 'Night watch']],
  ['2031-03-30T03:00:00+02:00', ['!Across the gap', '!After the gap', 'Night watch']],
  ['2031-03-30T03:30:01+02:00', ['Night watch', 'Feast', 'First 2:30', 'Second 2:30']],
  ['2031-10-25T23:59:59+02:00', ['!Night watch', 'Feast', 'First 2:30', 'Second 2:30']],
  ['2031-10-26T00:00:00+02:00', ['!Night watch', '*Feast', '*First 2:30', '*Second 2:30']],
  ['2031-10-26T02:40:00+02:00', ['!Night watch', '*Feast', '!First 2:30', '*Second 2:30']],
  ['2031-10-26T02:41:00+02:00', ['!Night watch', '*Feast', '*Second 2:30', '*Last minute']],
  ['2031-10-26T02:35:00+01:00', ['!Night watch', '*Feast', '!Second 2:30', '*Last minute']],
  ['2031-10-26T02:41:00+01:00', ['!Night watch', '*Feast', '*Last minute', 'Midnight']],
  ['2031-10-26T23:59:00+01:00', ['*Feast', '!Last minute', 'Midnight']],
  ['2031-10-26T23:59:59+01:00', ['*Feast', 'Midnight']],
  ['2031-10-27T00:00:01+01:00', ['!Midnight']],
])('at %s the right events are listed and marked', (moment, expected) => {
  const now = Date.parse(moment);
  const listed = EVENTS.filter((each) => isUpcoming(each, now)).map((each) => {
    const mark = badgeFor(each, { now, timeZone, readerZone: timeZone, locale: 'en' });
    return (mark ? SIGNS[mark] : '') + each.title;
  });
  expect(listed.slice(0, expected.length)).toEqual(expected);
});
