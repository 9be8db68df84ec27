import type { WeeklyTime } from '@assembly/contract/notifications/notification-times';

const WEEK_DAYS = 7;

/** The latest time at which the email was due, at most now. */
export function lastWeeklySlot(time: WeeklyTime, timeZone: string, now: number): number {
  const day = lastWeekday(time, timeZone, now);
  const slot = slotOn(day, time, timeZone);
  return slot <= now ? slot : slotOn(day.subtract({ days: WEEK_DAYS }), time, timeZone);
}

/** The first time after now at which the email is due. */
export function nextWeeklySlot(time: WeeklyTime, timeZone: string, now: number): number {
  const day = lastWeekday(time, timeZone, now);
  const slot = slotOn(day, time, timeZone);
  return slot > now ? slot : slotOn(day.add({ days: WEEK_DAYS }), time, timeZone);
}

/** The latest such day of the week, at most today. */
function lastWeekday({ weekday }: WeeklyTime, timeZone: string, now: number): Temporal.PlainDate {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  // Temporal counts Sunday as 7.
  const days = ((today.dayOfWeek % WEEK_DAYS) - weekday + WEEK_DAYS) % WEEK_DAYS;
  return today.toPlainDate().subtract({ days });
}

/** When clocks change: a time that is skipped is due an hour later; of one that is repeated, the first counts. */
function slotOn(day: Temporal.PlainDate, { hour, minute }: WeeklyTime, timeZone: string): number {
  const plainTime = new Temporal.PlainTime(hour, minute);
  return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
