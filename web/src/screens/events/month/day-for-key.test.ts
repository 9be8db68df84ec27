import { expect, test } from 'vitest';
import { turnRightToLeft } from '../../../testing/turn-right-to-left.ts';
import { dayForKey } from './day-for-key.ts';

const press = (keys: string, weekStart = 1) => {
  const key = keys.split('+').at(-1) ?? '';
  const modifiers = {
    shiftKey: keys.includes('Shift'),
    ctrlKey: keys.includes('Control'),
    altKey: keys.includes('Alt'),
    metaKey: keys.includes('Meta'),
  };
  return dayForKey({ key, ...modifiers }, '2026-11-18', weekStart);
};

test.each([
  ['ArrowLeft', '2026-11-17'],
  ['ArrowRight', '2026-11-19'],
  ['ArrowUp', '2026-11-11'],
  ['ArrowDown', '2026-11-25'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-18'],
  ['PageDown', '2026-12-18'],
  ['Shift+PageUp', '2025-11-18'],
  ['Shift+PageDown', '2027-11-18'],
  ['a', undefined],
  ['Alt+ArrowLeft', undefined],
  ['Meta+ArrowLeft', undefined],
  ['Control+PageDown', undefined],
])('%s moves from 18 November 2026 to %s', (keys, day) => {
  expect(press(keys)).toBe(day);
});

test('where text is written from right to left, the next day is at the left', () => {
  turnRightToLeft();
  expect(press('ArrowLeft')).toBe('2026-11-19');
  expect(press('ArrowRight')).toBe('2026-11-17');
});

test('Home and End follow the week of the reader', () => {
  expect(press('Home', 7)).toBe('2026-11-15');
  expect(press('End', 7)).toBe('2026-11-21');
});
