import type { WeeklyTime } from '@assembly/contract/notifications/notification-times';

const WEEK_DAYS = 7;

/** The last time that was due, now or before. */
export function lastWeeklySlot(time: WeeklyTime, timeZone: string, now: number): number {
  const day = lastWeekday(time, timeZone, now);
  const slot = slotOn(day, time, timeZone);
  return slot <= now ? slot : slotOn(day.subtract({ days: WEEK_DAYS }), time, timeZone);
}

/** The next time that is due, after now. */
export function nextWeeklySlot(time: WeeklyTime, timeZone: string, now: number): number {
  const day = lastWeekday(time, timeZone, now);
  const slot = slotOn(day, time, timeZone);
  return slot > now ? slot : slotOn(day.add({ days: WEEK_DAYS }), time, timeZone);
}

/** Today, if it is that day of the week, or the last one. */
function lastWeekday({ weekday }: WeeklyTime, timeZone: string, now: number): Temporal.PlainDate {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  // Temporal counts Sunday as 7.
  const days = ((today.dayOfWeek % WEEK_DAYS) - weekday + WEEK_DAYS) % WEEK_DAYS;
  return today.toPlainDate().subtract({ days });
}

/** A time that the clocks skip is due an hour later; one that they repeat, the first time. */
function slotOn(day: Temporal.PlainDate, { hour, minute }: WeeklyTime, timeZone: string): number {
  const plainTime = new Temporal.PlainTime(hour, minute);
  return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
