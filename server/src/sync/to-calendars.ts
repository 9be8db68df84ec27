import type { GoogleCalendar } from '../google/calendar.ts';
import type { CalendarRecord } from '../store/content/records.ts';
import { cleanText } from './clean-text.ts';

const NAME_MAX_CHARS = 200;

/** Converts the calendars. What Google did not say this time stays as stored; one without a name is shown with its id. */
export function toCalendars(
  calendars: GoogleCalendar[],
  stored: CalendarRecord[],
): CalendarRecord[] {
  return calendars.map(({ id, name, color }, position) => {
    const known = stored.find((calendar) => calendar.id === id);
    const cleaned = cleanText(name.slice(0, NAME_MAX_CHARS)).trim();
    return {
      id,
      name: cleaned || known?.name || id,
      color: color || known?.color || '',
      position,
    };
  });
}
