import { dateFormat } from '../../../browser/locale/clock.ts';
import { addDays, type DaySpan, firstDayOf } from './days.ts';

// Days and months are computed in UTC; see days.ts.

function format(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day));
}

/** "November 2026" */
export const formatMonth = (month: string, locale: string) =>
  format(firstDayOf(month), locale, { month: 'long', year: 'numeric' });

/** "Tuesday 17 November 2026" */
export const formatFullDay = (day: string, locale: string) =>
  format(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** "Tuesday 17 November" */
export const formatWeekday = (day: string, locale: string) =>
  format(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** "17 November 2026" */
export const formatDate = (day: string, locale: string) =>
  format(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });

/** "17 Nov" */
export const formatShortDate = (day: string, locale: string) =>
  format(day, locale, { day: 'numeric', month: 'short' });

/** "Tuesday", "Tue" or "T" */
export const weekdayName = (day: string, locale: string, weekday: 'long' | 'short' | 'narrow') =>
  format(day, locale, { weekday });

/** "16–22 November 2026" */
export function formatSpan({ from, to }: DaySpan, locale: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(locale, options).formatRange(Date.parse(from), Date.parse(addDays(to, -1)));
}
