import { DAY_MS } from '@assembly/contract/limits';

// A day is an ISO date such as 2026-11-15, a month 2026-11. Both are computed in UTC, where every day has 24 hours.

const WEEK_DAYS = 7;

export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

export const monthOf = (day: string) => day.slice(0, 7);
export const firstDayOf = (month: string) => `${month}-01`;

function addMonths(month: string, count: number): string {
  const first = new Date(firstDayOf(month));
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** The same day of another month, or the last one of a shorter month. */
export function addMonthsTo(day: string, count: number): string {
  const month = addMonths(monthOf(day), count);
  const same = `${month}${day.slice(7)}`;
  const last = addDays(monthSpan(month).to, -1);
  return same < last ? same : last;
}

/** A span of days; `to` is exclusive. */
export interface DaySpan {
  from: string;
  to: string;
}

export const monthSpan = (month: string): DaySpan => ({
  from: firstDayOf(month),
  to: firstDayOf(addMonths(month, 1)),
});

/** `weekStart` is 1 for Monday to 7 for Sunday. */
export function weekSpan(day: string, weekStart: number): DaySpan {
  const weekday = new Date(day).getUTCDay();
  const from = addDays(day, -((weekday - weekStart + 2 * WEEK_DAYS) % WEEK_DAYS));
  return { from, to: addDays(from, WEEK_DAYS) };
}

/** The days of the weeks that a month touches. */
export function gridSpan(month: string, weekStart: number): DaySpan {
  const { from, to } = monthSpan(month);
  return { from: weekSpan(from, weekStart).from, to: weekSpan(addDays(to, -1), weekStart).to };
}

/** The four to six weeks that a month touches, with the days of its neighbors. */
export function weeksOf(month: string, weekStart: number): string[][] {
  const weeks: string[][] = [];
  const { from, to } = gridSpan(month, weekStart);
  for (let first = from; first < to; first = addDays(first, WEEK_DAYS)) {
    weeks.push(Array.from({ length: WEEK_DAYS }, (_, index) => addDays(first, index)));
  }
  return weeks;
}
