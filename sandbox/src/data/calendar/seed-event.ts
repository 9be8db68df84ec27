import { createHash } from 'node:crypto';
import type { CalendarItem, CalendarTime, ConferenceData } from '../google-items.ts';
import { toDateTime } from './calendar-time.ts';

/** An event whose id is derived from its name, so that it is the same in every run. */
export function seedEvent(
  name: string,
  start: Temporal.ZonedDateTime | Temporal.PlainDate,
  end: Temporal.ZonedDateTime | Temporal.PlainDate,
  fields: Partial<CalendarItem> = {},
): CalendarItem {
  return {
    id: eventId(name),
    status: 'confirmed',
    summary: name,
    start: toCalendarTime(start),
    end: toCalendarTime(end),
    eventType: 'default',
    ...fields,
  };
}

/** A meeting of another company than Google, which can also be joined by phone. */
export function videoCall(code: string): { conferenceData: ConferenceData } {
  const entryPoints = [
    { entryPointType: 'phone', uri: 'tel:+41-44-555-0100' },
    { entryPointType: 'video', uri: `https://meeting.example/${code}` },
  ];
  return { conferenceData: { entryPoints } };
}

/** Google's event ids consist of the letters a to v and digits. */
export function eventId(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 26);
}

export function toCalendarTime(at: Temporal.ZonedDateTime | Temporal.PlainDate): CalendarTime {
  if (at instanceof Temporal.PlainDate) return { date: at.toString() };
  return { dateTime: toDateTime(at), timeZone: at.timeZoneId };
}

/** The next such weekday after today (1 is Monday), `weeks` later. */
export function nextWeekday(today: Temporal.ZonedDateTime, day: number, weeks = 0) {
  const ahead = ((day - today.dayOfWeek + 6) % 7) + 1;
  return today.add({ days: ahead + weeks * 7 });
}

export function atTime(day: Temporal.ZonedDateTime, time: string): Temporal.ZonedDateTime {
  return day.withPlainTime(time);
}
