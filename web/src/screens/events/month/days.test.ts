import { expect, test } from 'vitest';
import { addDays, addMonthsTo, gridSpan, weekSpan, weeksOf } from './days.ts';

const MONDAY = 1;
const SATURDAY = 6;
const SUNDAY = 7;

const outline = (month: string, weekStart: number) =>
  weeksOf(month, weekStart).map((week) => `${week[0]?.slice(5)}..${week.at(-1)?.slice(5)}`);

test('a month is shown in the weeks that it touches, from Monday or from Sunday', () => {
  const november = ['10-26..11-01', '11-02..11-08', '11-09..11-15', '11-16..11-22', '11-23..11-29'];
  expect(outline('2026-11', MONDAY)).toEqual([...november, '11-30..12-06']);
  expect(outline('2026-11', SUNDAY)).toEqual([
    '11-01..11-07',
    '11-08..11-14',
    '11-15..11-21',
    '11-22..11-28',
    '11-29..12-05',
  ]);
});

test.each([
  ['2027-02', MONDAY, 4],
  ['2026-10', MONDAY, 5],
  ['2026-08', MONDAY, 6],
  ['2026-08', SUNDAY, 6],
  ['2026-08', SATURDAY, 5],
  ['2031-03', MONDAY, 6],
])('%s with weeks from day %i needs %i weeks', (month, weekStart, count) => {
  const weeks = weeksOf(month, weekStart);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  const days = weeks.flat();
  expect(new Set(days).size).toBe(7 * count);
  expect(gridSpan(month, weekStart)).toEqual({ from: days[0], to: addDays(days.at(-1) ?? '', 1) });
});

test('weeks have seven days at clock changes, at leap days and at the turn of a year', () => {
  expect(weekSpan('2031-03-30', MONDAY)).toEqual({ from: '2031-03-24', to: '2031-03-31' });
  expect(weekSpan('2031-10-26', SUNDAY)).toEqual({ from: '2031-10-26', to: '2031-11-02' });
  expect(weekSpan('2028-02-29', MONDAY)).toEqual({ from: '2028-02-28', to: '2028-03-06' });
  expect(weekSpan('2027-01-01', MONDAY)).toEqual({ from: '2026-12-28', to: '2027-01-04' });
});

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonthsTo('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonthsTo('2027-01-31', 13)).toBe('2028-02-29');
  expect(addMonthsTo('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonthsTo('2026-03-31', -1)).toBe('2026-02-28');
});
