import {
  parseWeeklyTime,
  type QuietHours,
} from '@assembly/contract/notifications/notification-times';
import type { Settings } from '../../settings/settings.ts';

/** What may be sent now. Quiet hours do not hold the weekly email if an administrator has chosen a time in them. */
export function allowedNow(
  settings: Pick<Settings, 'current'>,
  now: number,
): 'all' | 'weekly' | 'nothing' {
  const { assembly, notifications } = settings.current();
  const { quietHours, weeklyEmail } = notifications;
  if (!isQuiet(quietHours, assembly.timeZone, now)) return 'all';
  const time = weeklyEmail && parseWeeklyTime(weeklyEmail);
  return time && isQuietHour(quietHours, time.hour) ? 'weekly' : 'nothing';
}

/** Whether it is a quiet hour in that time zone. */
export function isQuiet(quietHours: QuietHours | null, timeZone: string, now: number): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return isQuietHour(quietHours, hour);
}

function isQuietHour(quietHours: QuietHours | null, hour: number): boolean {
  if (!quietHours) return false;
  const { from, to } = quietHours;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
