import type { CalendarItem } from './records.ts';
import { eventId } from './seed-event.ts';
import { seedFeasts } from './seed-feasts.ts';
import { seedOccasions } from './seed-occasions.ts';
import { seedWeeks } from './seed-weeks.ts';

/** A church's year around `now`: the same moment always gives the same year. */
export function seedCalendar(now: number, timeZone: string): CalendarItem[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const items = [...seedWeeks(today), ...seedFeasts(today), ...seedOccasions(today)];
  const updated = today.subtract({ days: 3 }).toInstant().toString({ fractionalSecondDigits: 3 });
  // The bare one stays bare: of a deleted item Google may keep no more than this.
  return [
    ...items.map((item) => ({ ...item, created: updated, updated, sequence: 0 })),
    { id: eventId('deleted long ago'), status: 'cancelled' },
  ];
}
