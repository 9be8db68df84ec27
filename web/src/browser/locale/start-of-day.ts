import { dayIn } from '@assembly/contract/day-in';
import { DAY_MS } from '@assembly/contract/limits';
import { findStart } from './clock.ts';

/** The first instant of a day such as 2026-11-15; NaN if the day does not exist. */
export function startOfDay(day: string, timeZone: string): number {
  const utc = Date.parse(day);
  return findStart(utc - DAY_MS, utc + DAY_MS, (at) => dayIn(timeZone, at) >= day);
}
