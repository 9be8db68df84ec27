import { createHash } from 'node:crypto';
import type { CalendarItem, CalendarTime } from '../google-items.ts';
import { withOffset } from '../../google/recurrence.ts';

/** One item of the seed; its id is made of its name, so that it is the same in every run. */
export function seedEvent(
  name: string,
  start: Temporal.ZonedDateTime | Temporal.PlainDate,
  end: Temporal.ZonedDateTime | Temporal.PlainDate,
  more: Partial<CalendarItem> = {},
): CalendarItem {
  return {
    id: eventId(name),
    status: 'confirmed',
    summary: name,
    start: written(start),
    end: written(end),
    eventType: 'default',
    ...more,
  };
}

/** Google's event ids are letters a to v and digits; these are made of the event's name. */
export function eventId(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 26);
}

export function written(at: Temporal.ZonedDateTime | Temporal.PlainDate): CalendarTime {
  if (at instanceof Temporal.PlainDate) return { date: at.toString() };
  return { dateTime: withOffset(at), timeZone: at.timeZoneId };
}

/** The next such day after today, 1 for Monday; `weeks` more if asked. */
export function nextWeekday(today: Temporal.ZonedDateTime, day: number, weeks = 0) {
  const ahead = ((day - today.dayOfWeek + 6) % 7) + 1;
  return today.add({ days: ahead + weeks * 7 });
}

export function atClock(day: Temporal.ZonedDateTime, clock: string): Temporal.ZonedDateTime {
  return day.withPlainTime(clock);
}
