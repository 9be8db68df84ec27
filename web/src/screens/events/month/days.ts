import { DAY_MS } from '@assembly/contract/limits';

// A day is an ISO date such as 2026-11-15, a month 2026-11. Both are computed in UTC, where every day has 24 hours.

export const WEEK_DAYS = 7;

export function addDays(day: string, count: number): string {
  return isoDay(Date.parse(day) + count * DAY_MS);
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

export const monthOf = (day: string) => day.slice(0, 7);
export const firstDayOf = (month: string) => `${month}-01`;
export const lastDayOf = (month: string) => addDays(firstDayOf(addMonths(month, 1)), -1);

export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** The same day of another month, or the last one of a shorter month. */
export function addMonthsTo(day: string, count: number): string {
  const month = addMonths(monthOf(day), count);
  const same = `${month}${day.slice(7)}`;
  const last = lastDayOf(month);
  return same < last ? same : last;
}

/** `weekStart` is 1 for Monday to 7 for Sunday. */
export function firstOfWeek(day: string, weekStart: number): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, -((weekday - weekStart + 2 * WEEK_DAYS) % WEEK_DAYS));
}

export function weekOf(day: string, weekStart: number): string[] {
  const first = firstOfWeek(day, weekStart);
  return Array.from({ length: WEEK_DAYS }, (_, index) => addDays(first, index));
}

/** The four to six weeks that a month touches, with the days of its neighbors. */
export function weeksOf(month: string, weekStart: number): string[][] {
  const weeks: string[][] = [];
  const last = lastDayOf(month);
  for (let day = firstDayOf(month); firstOfWeek(day, weekStart) <= last; day = addDays(day, 7)) {
    weeks.push(weekOf(day, weekStart));
  }
  return weeks;
}

/** A span of days; `to` is exclusive. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The days of the weeks that a month touches. */
export function gridSpan(month: string, weekStart: number): DaySpan {
  return {
    from: firstOfWeek(firstDayOf(month), weekStart),
    to: addDays(firstOfWeek(lastDayOf(month), weekStart), WEEK_DAYS),
  };
}

export const monthSpan = (month: string): DaySpan => ({
  from: firstDayOf(month),
  to: firstDayOf(addMonths(month, 1)),
});

export function weekSpan(day: string, weekStart: number): DaySpan {
  const from = firstOfWeek(day, weekStart);
  return { from, to: addDays(from, WEEK_DAYS) };
}
