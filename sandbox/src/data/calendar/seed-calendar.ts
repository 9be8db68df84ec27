import type { CalendarItem } from '../google-items.ts';
import { eventId } from './seed-event.ts';
import { feasts } from './feasts.ts';
import { singleEvents } from './single-events.ts';
import { recurringEvents } from './recurring-events.ts';

/** A church's year around `now`: the same moment always gives the same year. */
export function seedCalendar(now: number, timeZone: string): CalendarItem[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const items = [...recurringEvents(today), ...feasts(today), ...singleEvents(today)];
  const updated = today.subtract({ days: 3 }).toInstant().toString({ fractionalSecondDigits: 3 });
  // The bare one stays bare: of a deleted item Google may keep no more than this.
  return [
    ...items.map((item) => ({ ...item, created: updated, updated, sequence: 0 })),
    { id: eventId('deleted long ago'), status: 'cancelled' },
  ];
}
