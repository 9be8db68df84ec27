import { dateFormat } from '@assembly/contract/date-format';
import { dayIn } from '@assembly/contract/day-in';
import { HOUR_MS } from '@assembly/contract/limits';
import { t } from './t.ts';

export { dateFormat };

/** What formatting a time depends on; passed in, so that the rules stay pure. */
export interface Clock {
  now: number;
  /** The assembly's time zone. */
  timeZone: string;
  readerZone: string;
  locale: string;
}

/** A day on which clocks are set back has 25 hours; one more to be safe. */
export const LONGEST_DAY_MS = 26 * HOUR_MS;

/** The first instant of tomorrow, by binary search: not every day has 24 hours. */
export function startOfTomorrow({ now, timeZone }: Clock): number {
  const today = dayIn(timeZone, now);
  return findStart(now, now + LONGEST_DAY_MS, (at) => dayIn(timeZone, at) > today);
}

/** The first instant for which `isAfter` is true: it is not for `before`, and it is for `after`. */
export function findStart(before: number, after: number, isAfter: (at: number) => boolean): number {
  if (!(after - before > 1)) return after;
  const middle = Math.floor((before + after) / 2);
  return isAfter(middle) ? findStart(before, middle, isAfter) : findStart(middle, after, isAfter);
}

/** Prevents a line break in "8:30 PM". */
export const withNonBreakingSpace = (text: string) =>
  text.replace(/(\d)\s(?=[ap]\.?\s?m\b)/gi, '$1\u00a0');

/** "today", "tomorrow" or the date. Both days are ISO dates such as 2026-11-15. */
export function formatDay(day: string, today: string, locale: string): string {
  if (day === today) return t.common.today;
  if (Date.parse(day) - Date.parse(today) === 24 * HOUR_MS) return t.common.tomorrow;
  return dateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(Date.parse(day));
}
