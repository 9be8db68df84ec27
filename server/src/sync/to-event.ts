import { shownUntil } from '@assembly/contract/event';
import type { CalendarItem } from '../google/calendar.ts';
import type { EventRecord } from '../store/content/events.ts';
import { cleanText } from './clean-text.ts';
import { safeHtml, wordsOf } from './safe-html.ts';
import { searchText } from './search-text.ts';

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const HAS_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Converts a calendar item. Missing fields become ''. */
export function toEvent(item: CalendarItem, timeZone: string): EventRecord {
  // An all-day event has only a date.
  const date = item.start.dateTime || item.start.date;
  const dateEnd = item.end.dateTime || item.end.date;
  const timing = {
    status: cleanText(item.status),
    startsAt: instantOf(date, timeZone),
    endsAt: instantOf(dateEnd, timeZone),
  };
  const description = safeHtml(cleanText(item.description));
  return {
    id: item.id,
    date: cleanText(date),
    updated: cleanText(date),
    summary: cleanText(item.summary),
    description,
    dateEnd: cleanText(dateEnd),
    ...timing,
    shownUntil: shownUntil(timing),
    search: searchText(`${item.summary} ${wordsOf(description)}`),
  };
}

/** Null if the text is not a valid date. A day starts at midnight in the assembly's time zone. */
function instantOf(text: string, timeZone: string): number | null {
  try {
    if (DAY_ONLY.test(text)) {
      return Temporal.PlainDate.from(text).toZonedDateTime(timeZone).epochMilliseconds;
    }
    if (HAS_OFFSET.test(text)) return Temporal.Instant.from(text).epochMilliseconds;
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return null;
  }
}
