import type { GoogleCalendar } from '../google/calendar.ts';
import type { CalendarRecord } from '../store/content/calendars.ts';
import { cleanText } from './clean-text.ts';

const NAME_MAX_CHARS = 200;

/** Converts a calendar. One without a name is shown with its id. */
export function toCalendar({ id, name, color }: GoogleCalendar, position: number): CalendarRecord {
  const cleaned = cleanText(name.slice(0, NAME_MAX_CHARS)).trim();
  return { id, name: cleaned || id, color, position };
}
