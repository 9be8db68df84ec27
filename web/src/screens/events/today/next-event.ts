import { type Event, isAllDay, isUpcoming } from '@assembly/contract/event';
import { HOUR_MS } from '@assembly/contract/limits';
import type { Clock } from '../../../browser/locale/clock.ts';
import { badgeFor } from '../event-badge.ts';

/**
 * What is on now or next, of events by their start. One of several days, or of all day, does not hide the service: what
 * has a time comes first, unless it is on another day than one of a single day.
 */
export function nextEvent(events: readonly Event[], clock: Clock): Event | undefined {
  const upcoming = events.filter((event) => isUpcoming(event, clock.now));
  const timed = upcoming.filter((event) => !isAllDay(event) && !isLong(event));
  return (
    timed.find((event) => badgeFor(event, clock)) ??
    upcoming.find((event) => badgeFor(event, clock) === 'Today') ??
    timed[0] ??
    upcoming[0]
  );
}

/** Such as a camp from Friday evening to Sunday. */
const LONG_MS = 12 * HOUR_MS;

const isLong = ({ startsAt, endsAt }: Event) => (endsAt ?? 0) - (startsAt ?? 0) > LONG_MS;
