import type { CalendarItem } from '../google-items.ts';
import { feasts } from './feasts.ts';
import { recurringEvents } from './recurring-events.ts';
import { eventId } from './seed-event.ts';
import { singleEvents } from './single-events.ts';

/** A church's year around `now`. The same `now` always gives the same events. */
export function seedCalendar(now: number, timeZone: string): CalendarItem[] {
  const today = dayOf(now, timeZone);
  const items = [...recurringEvents(today), ...feasts(today), ...singleEvents(today)];
  const updated = today.subtract({ days: 3 }).toInstant().toString({ fractionalSecondDigits: 3 });
  // Google may send a deleted item with nothing but these two fields.
  return [
    ...items.map((item) => ({ ...item, created: updated, updated, sequence: 0 })),
    { id: eventId('deleted long ago'), status: 'cancelled' },
  ];
}

/** Now, to the minute. */
export function dayOf(now: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: 'minute', roundingMode: 'floor' });
}
