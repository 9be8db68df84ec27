import type { CalendarTime } from '../google-items.ts';

/** RFC 3339 to the second, as Google writes it. */
export function toDateTime(at: Temporal.ZonedDateTime): string {
  return at.toString({ timeZoneName: 'never', fractionalSecondDigits: 0 }).replace('+00:00', 'Z');
}

/** The time itself, or midnight in the calendar's time zone for an all-day event. */
export function toZonedDateTime(time: CalendarTime, timeZone: string): Temporal.ZonedDateTime {
  if (time.date !== undefined) return Temporal.PlainDate.from(time.date).toZonedDateTime(timeZone);
  return Temporal.Instant.from(time.dateTime ?? '').toZonedDateTimeISO(time.timeZone ?? timeZone);
}
