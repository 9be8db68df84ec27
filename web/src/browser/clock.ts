import { dayIn } from '@assembly/contract/day-in';
import { HOUR_MS } from '@assembly/contract/limits';

/** What it takes to say when something is. The rules below and beside take it as it is given. */
export interface Clock {
  now: number;
  /** The assembly's zone, in which its hours are meant. */
  timeZone: string;
  readerZone: string;
  locale: string;
}

/** A day on which the clocks are set back, with an hour to spare. */
export const LONGEST_DAY_MS = 26 * HOUR_MS;

/** The first instant of tomorrow, found by halving: not every day has 24 hours. */
export function startOfTomorrow({ now, timeZone }: Clock): number {
  const today = dayIn(timeZone, now);
  let stillToday = now;
  let later = now + LONGEST_DAY_MS;
  while (later - stillToday > 1) {
    const middle = Math.floor((stillToday + later) / 2);
    if (dayIn(timeZone, middle) === today) stillToday = middle;
    else later = middle;
  }
  return later;
}

// Making one takes longer than a hundred uses of it.
const formats = new Map<string, Intl.DateTimeFormat>();

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** A day such as 2026-11-15 as people say it: today, tomorrow, or by its name. */
export function formatDay(day: string, { now, timeZone, locale }: Clock): string {
  const today = dayIn(timeZone, now);
  if (day === today) return 'today';
  if (Date.parse(day) - Date.parse(today) === 24 * HOUR_MS) return 'tomorrow';
  return dateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(Date.parse(day));
}
