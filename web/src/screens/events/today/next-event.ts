import { type Event, isAllDay, isUpcoming } from '@assembly/contract/event';
import { HOUR_MS } from '@assembly/contract/limits';
import type { Clock } from '../../../browser/locale/clock.ts';
import { badgeFor } from '../event-badge.ts';

const SOON_MS = 2 * HOUR_MS;

/**
 * What is on now or next, of events by their start. Events with a time come first, so that a camp does not hide the service
 * in it, except when only a camp or an all-day event is today. Of several that are on or begin soon, the one with a hymn
 * sheet: while people pray before the service, its sheet is shown.
 */
export function nextEvent(events: readonly Event[], clock: Clock): Event | undefined {
  const upcoming = events.filter((event) => isUpcoming(event, clock.now));
  const isSoon = (event: Event) => (event.startsAt ?? 0) - clock.now < SOON_MS;
  const timed = upcoming.filter((event) => !isAllDay(event) && !isLonger(event, LONGEST_HOURS));
  return (
    timed.find((event) => isSoon(event) && event.attachments.length > 0) ??
    timed.find((event) => badgeFor(event, clock)) ??
    upcoming.find((event) => badgeFor(event, clock) && !isLonger(event, WEEK_HOURS)) ??
    timed[0] ??
    upcoming[0]
  );
}

/** A camp from Friday evening to Sunday is longer. */
const LONGEST_HOURS = 12;
/** An exhibition is longer. */
const WEEK_HOURS = 7 * 24;

const isLonger = ({ startsAt, endsAt }: Event, hours: number) =>
  (endsAt ?? 0) - (startsAt ?? 0) > hours * HOUR_MS;
