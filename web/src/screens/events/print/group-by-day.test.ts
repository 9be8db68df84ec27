import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const event = (id: string, first: string, last = first) => ({ id, first, last });
const WEEK = { from: '2026-11-16', to: '2026-11-23' };

test('each day is printed once, with its events in order', () => {
  const events = [
    event('a', '2026-11-18'),
    event('b', '2026-11-17'),
    event('c', '2026-11-18'),
    event('d', '2026-11-22', '2026-11-24'),
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
    event('retreat', '2026-11-13', '2026-11-17'),
    event('before', '2026-11-14', '2026-11-15'),
    event('after', '2026-11-23'),
  ];
  const retreat = events.slice(0, 1);
  expect(groupByDay(events, WEEK)).toEqual([['2026-11-16', retreat]]);
});
