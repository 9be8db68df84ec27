import type { WeeklyTime } from '@assembly/contract/notifications/notification-times';
import { dateFormat, withNonBreakingSpace } from './clock.ts';
import { locale } from './locale.ts';
import { t } from './messages.ts';

/** A Sunday. */
const WEEK_START = Date.UTC(2023, 0, 1);

/** "Saturday" */
export function formatWeekday(weekday: number, language = locale): string {
  const at = new Date(WEEK_START);
  at.setUTCDate(at.getUTCDate() + weekday);
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(at);
}

/** "18:00" or "6:00 PM", of a time of day that is not tied to a date. */
export function formatTimeOfDay(hour: number, minute = 0, language = locale): string {
  const at = new Date(WEEK_START);
  at.setUTCHours(hour, minute);
  const format = dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return withNonBreakingSpace(format.format(at));
}

/** "Saturday at 18:00" */
export function describeWeeklyTime(
  { weekday, hour, minute }: WeeklyTime,
  language = locale,
): string {
  const time = formatTimeOfDay(hour, minute, language);
  return t.shared.weekdayAt(formatWeekday(weekday, language), time);
}
