import { shownUntil } from '@assembly/contract/event';
import { eventText } from '@assembly/contract/text/event-text';
import { searchText } from '@assembly/contract/text/search';
import type { CalendarDetails, CalendarItem, CalendarTime } from '../google/calendar.ts';
import { hasOffset, instantOf } from '../instant-of.ts';
import type { EventRecord } from '../store/content/records.ts';
import { cleanText } from './clean-text.ts';
import { sanitizeEventDetails, toEventDetails } from './event-details.ts';
import { cutHtml, safeHtml } from './safe-html.ts';

/** An imported event need not have details. */
export type EventItem = Omit<CalendarItem, keyof CalendarDetails> & Partial<CalendarDetails>;

/** Converts a calendar item. Missing fields become ''. */
export function toEvent(item: EventItem, timeZone: string, calendarId = ''): EventRecord {
  const date = textOf(item.start);
  const dateEnd = textOf(item.end);
  const timing = {
    status: cleanText(item.status),
    startsAt: instantOf(date, timeZone),
    endsAt: instantOf(dateEnd, timeZone),
  };
  const summary = cleanText(item.summary);
  const description = safeHtml(cleanText(item.description));
  const details = toEventDetails(item);
  return {
    id: item.id,
    date: cleanText(date),
    updated: cleanText(date),
    summary,
    description,
    dateEnd: cleanText(dateEnd),
    ...timing,
    shownUntil: shownUntil(timing),
    search: searchText(eventText({ summary, description, location: details.location })),
    calendarId,
    ...details,
  };
}

/** For an event from a snapshot, which may be older than the current rules. */
export function sanitizeEvent(event: EventRecord): EventRecord {
  // Without a tag there is nothing to remove, and escaped text must not be escaped again.
  const hasTags = event.description.includes('<');
  const clean = hasTags ? safeHtml : cutHtml;
  const description = clean(cleanText(event.description));
  const sanitized = { ...event, description, ...sanitizeEventDetails(event) };
  return { ...sanitized, search: searchText(eventText(sanitized)) };
}

/** A day, or a time with its offset. A time without one is in its own time zone, or else in the assembly's. */
function textOf({ dateTime, date, timeZone }: CalendarTime): string {
  if (!dateTime || !timeZone || hasOffset(dateTime)) return dateTime || date;
  try {
    const zoned = Temporal.PlainDateTime.from(dateTime).toZonedDateTime(timeZone);
    return zoned.toString({ timeZoneName: 'never' });
  } catch {
    return dateTime;
  }
}
