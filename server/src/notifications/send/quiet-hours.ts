import type { QuietHours } from '@assembly/contract/notifications/notification-times';

/** Whether it is a quiet hour in that time zone. */
export function isQuiet(quietHours: QuietHours | null, timeZone: string, now: number): boolean {
  if (!quietHours) return false;
  const { from, to } = quietHours;
  const { hour } = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
