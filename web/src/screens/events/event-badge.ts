import { dayIn } from '@assembly/contract/day-in';
import { isAllDay, isUpcoming, shownUntil } from '@assembly/contract/event';
import { SECOND_MS } from '@assembly/contract/limits';
import { type Clock, LONGEST_DAY_MS, startOfTomorrow } from '../../browser/locale/clock.ts';
import type { Timing } from './format-event-time.ts';

/** A name; its text is in the messages. */
export type Badge = 'Happening now' | 'Today';

/** The server's clock and the browser's may differ by a little. */
const GRACE_MS = 1 * SECOND_MS;

export function badgeFor(event: Timing, { now, timeZone }: Clock): Badge | null {
  if (hasEnded([event], now)) return null;
  const start = event.startsAt ?? 0;
  if (start <= now) return isOneDay(event) ? 'Today' : 'Happening now';
  return dayIn(timeZone, start) === dayIn(timeZone, now) ? 'Today' : null;
}

/** A single all-day event is "Today", not "Happening now". */
function isOneDay(event: Timing): boolean {
  return isAllDay(event) && (event.endsAt ?? 0) - (event.startsAt ?? 0) <= LONGEST_DAY_MS;
}

/** Whether the list must be refetched because one of the events is over. */
export function hasEnded(events: readonly Timing[], now: number): boolean {
  return events.some((event) => !isUpcoming(event, now - GRACE_MS));
}

/** When a badge of these events changes next, or one of them ends. */
export function nextChange(events: readonly Timing[], clock: Clock): number {
  const { now } = clock;
  const starts = events.map(({ startsAt }) => startsAt ?? 0);
  const ends = events.map((event) => (shownUntil(event) ?? 0) + 1 + GRACE_MS);
  const upcoming = [...starts, ...ends, startOfTomorrow(clock)].filter((at) => at > now);
  return Math.min(...upcoming);
}
