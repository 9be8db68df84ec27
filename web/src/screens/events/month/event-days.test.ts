import { expect, test } from 'vitest';
import { daysOf, eventsOnDay, groupByDay, withDays } from './event-days.ts';

const event = (start: string, end: string, date = start) => ({
  date,
  status: 'confirmed',
  startsAt: Date.parse(start),
  endsAt: Date.parse(end),
});

/** Clocks in Zurich go from 2:00 to 3:00 on 30 March 2031, and from 3:00 back to 2:00 on 26 October. */
test.each([
  ['an hour', '2031-03-29T10:00:00+01:00', '2031-03-29T11:00:00+01:00', '29', '29'],
  ['until midnight', '2031-03-29T22:00:00+01:00', '2031-03-30T00:00:00+01:00', '29', '29'],
  ['past midnight', '2031-03-29T22:00:00+01:00', '2031-03-30T00:00:01+01:00', '29', '30'],
  ['across the gap', '2031-03-30T01:45:00+01:00', '2031-03-30T03:15:00+02:00', '30', '30'],
  ['to the end of 23 h', '2031-03-30T00:00:00+01:00', '2031-03-31T00:00:00+02:00', '30', '30'],
  ['of no length', '2031-03-30T00:00:00+01:00', '2031-03-30T00:00:00+01:00', '30', '30'],
  ['that ends before it starts', '2031-03-30T12:00:00+02:00', '2031-03-29T00:00Z', '30', '30'],
])('an event %s is on its days in spring', (_, start, end, first, last) => {
  expect(daysOf(event(start, end), 'Europe/Zurich')).toEqual({
    first: `2031-03-${first}`,
    last: `2031-03-${last}`,
  });
});

test('in autumn a day of 25 hours is one day', () => {
  const feast = event('2031-10-26T00:00:00+02:00', '2031-10-27T00:00:00+01:00', '2031-10-26');
  expect(daysOf(feast, 'Europe/Zurich')).toEqual({ first: '2031-10-26', last: '2031-10-26' });
  const second = event('2031-10-26T02:30:00+01:00', '2031-10-26T23:59:00+01:00');
  expect(daysOf(second, 'Europe/Zurich')).toEqual({ first: '2031-10-26', last: '2031-10-26' });
});

test('the end of an all-day event is not one of its days', () => {
  const retreat = event('2031-10-24T00:00:00+02:00', '2031-10-27T00:00:00+01:00', '2031-10-24');
  expect(daysOf(retreat, 'Europe/Zurich')).toEqual({ first: '2031-10-24', last: '2031-10-26' });
});

test('the day is that of the assembly, whatever the zone of the event', () => {
  const late = event('2031-06-30T23:30:00-04:00', '2031-07-01T00:30:00-04:00');
  expect(daysOf(late, 'America/New_York').first).toBe('2031-06-30');
  expect(daysOf(late, 'Europe/Zurich').first).toBe('2031-07-01');
  expect(daysOf(late, 'Pacific/Kiritimati').first).toBe('2031-07-01');
});

test('a day has the events that began earlier and go on', () => {
  const events = withDays(
    [
      event('2031-10-24T18:00:00+02:00', '2031-10-26T12:00:00+01:00'),
      event('2031-10-26T02:30:00+02:00', '2031-10-26T02:40:00+02:00'),
    ],
    'Europe/Zurich',
  );
  const counts = [23, 24, 25, 26, 27].map((day) => eventsOnDay(events, `2031-10-${day}`).length);
  expect(counts).toEqual([0, 1, 1, 2, 0]);
});

const eventWithId = (id: string, first: string, last = first) => ({ id, first, last });
const WEEK = { from: '2026-11-16', to: '2026-11-23' };

test('each day is printed once, with its events in order', () => {
  const events = [
    eventWithId('a', '2026-11-18'),
    eventWithId('b', '2026-11-17'),
    eventWithId('c', '2026-11-18'),
    eventWithId('d', '2026-11-22', '2026-11-24'),
  ];
  const days = groupByDay(events, WEEK).map(([day, found]) => [
    day.slice(8),
    found.map(({ id }) => id).join(''),
  ]);
  expect(days).toEqual([
    ['17', 'b'],
    ['18', 'ac'],
    ['22', 'd'],
  ]);
});

test('an event that began earlier is printed on the first day, and others are left out', () => {
  const events = [
    eventWithId('retreat', '2026-11-13', '2026-11-17'),
    eventWithId('before', '2026-11-14', '2026-11-15'),
    eventWithId('after', '2026-11-23'),
  ];
  const retreat = events.slice(0, 1);
  expect(groupByDay(events, WEEK)).toEqual([['2026-11-16', retreat]]);
});
