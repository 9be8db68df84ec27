import { expect, test } from 'vitest';
import { weekOf } from './days.ts';
import { layOutWeek } from './week-layout.ts';

const week = weekOf('2026-11-18', 1);
const item = (name: string, first: number, last = first) => ({
  name,
  first: `2026-11-${`${first}`.padStart(2, '0')}`,
  last: `2026-11-${`${last}`.padStart(2, '0')}`,
});

/** Each lane as a text with a column for each day, from Monday 16 to Sunday 22. */
function draw(items: ReturnType<typeof item>[], laneCount = 3) {
  const { segments, hiddenCounts } = layOutWeek(week, items, laneCount);
  const lanes = Array.from({ length: laneCount }, () => Array.from({ length: 7 }, () => '.'));
  for (const { item, column, columnCount, lane, hasEarlierDays, hasLaterDays } of segments) {
    lanes[lane]?.fill(item.name, column, column + columnCount);
    if (hasEarlierDays) lanes[lane]?.splice(column, 1, '<');
    if (hasLaterDays) lanes[lane]?.splice(column + columnCount - 1, 1, '>');
  }
  return [...lanes.map((lane) => lane.join('')), hiddenCounts.join('')];
}

test('events of one day are below each other, in the order of the list', () => {
  const { segments } = layOutWeek(week, [item('a', 18), item('b', 18), item('c', 17)], 3);
  expect(segments.map(({ item, lane }) => item.name + lane)).toEqual(['c0', 'a0', 'b1']);
});

test('an event of several days is one bar, and others are beside or below it', () => {
  expect(draw([item('a', 16), item('b', 17, 20), item('c', 18), item('d', 21)])).toEqual([
    'abbbbd.',
    '..c....',
    '.......',
    '0000000',
  ]);
});

test('a bar continues over the borders of a week', () => {
  expect(draw([item('a', 10, 17), item('b', 21, 25), item('c', 1, 30)])).toEqual([
    '<ccccc>',
    '<a...b>',
    '.......',
    '0000000',
  ]);
});

test('events that do not fit into a day are counted on it', () => {
  expect(draw([item('a', 16, 22), item('b', 18, 19), item('c', 18, 19), item('d', 19)], 2)).toEqual(
    ['aaaaaaa', '..bb...', '0012000'],
  );
});

test('events of other weeks are left out', () => {
  expect(draw([item('a', 15), item('b', 23), item('c', 1, 15)], 1)).toEqual(['.......', '0000000']);
});
