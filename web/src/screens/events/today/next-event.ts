import { type Event, isAllDay, isUpcoming } from '@assembly/contract/event';
import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import type { Clock } from '../../../browser/locale/clock.ts';
import { badgeFor } from '../event-badge.ts';

/**
 * What is on now or next, of events by their start. Events with a time come first, so that a camp does not hide the service
 * in it, except when only a camp or an all-day event is today.
 */
export function nextEvent(events: readonly Event[], clock: Clock): Event | undefined {
  const upcoming = events.filter((event) => isUpcoming(event, clock.now));
  const timed = upcoming.filter((event) => !isAllDay(event) && !isLong(event));
  return (
    timed.find((event) => badgeFor(event, clock)) ??
    upcoming.find((event) => badgeFor(event, clock) && !isForWeeks(event)) ??
    timed[0] ??
    upcoming[0]
  );
}

/** Such as a camp from Friday evening to Sunday. */
const LONG_MS = 12 * HOUR_MS;

/** Such as an exhibition. */
const WEEKS_MS = 7 * DAY_MS;

const lengthOf = ({ startsAt, endsAt }: Event) => (endsAt ?? 0) - (startsAt ?? 0);
const isLong = (event: Event) => lengthOf(event) > LONG_MS;
const isForWeeks = (event: Event) => lengthOf(event) > WEEKS_MS;
