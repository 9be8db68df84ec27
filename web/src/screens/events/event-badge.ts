import { dayIn } from '@assembly/contract/day-in';
import { isAllDay, isUpcoming, shownUntil } from '@assembly/contract/event';
import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import { type Clock, LONGEST_DAY_MS, startOfTomorrow } from '../../browser/clock.ts';
import type { Timing } from './format-event-time.ts';

export type Mark = 'Happening now' | 'Today';

/** The server's clock and the reader's seldom agree to the second. */
const GRACE_MS = 1 * SECOND_MS;
/** When they do not agree at all: how soon to ask again whether an event has ended there too. */
const ASK_AGAIN_MS = 1 * MINUTE_MS;

/** What sets an event apart at this moment, if anything does. */
export function badgeFor(event: Timing, { now, timeZone }: Clock): Mark | null {
  const start = event.startsAt ?? 0;
  if (start <= now) return isOneDay(event) ? 'Today' : 'Happening now';
  return dayIn(timeZone, start) === dayIn(timeZone, now) ? 'Today' : null;
}

/** A feast does not happen at this hour or that: it is today. */
function isOneDay(event: Timing): boolean {
  return isAllDay(event) && (event.endsAt ?? 0) - (event.startsAt ?? 0) <= LONGEST_DAY_MS;
}

/** Whether one of them is over and only waits for the server to say so. */
export function hasEnded(events: readonly Timing[], now: number): boolean {
  return events.some((event) => !isUpcoming(event, now - GRACE_MS));
}

/** When the marks of these events change next, or one of them ends. */
export function nextChange(events: readonly Timing[], clock: Clock): number {
  const { now } = clock;
  const begins = events.map(({ startsAt }) => startsAt ?? 0);
  const ends = events.map((event) => (shownUntil(event) ?? 0) + 1 + GRACE_MS);
  const ahead = [...begins, ...ends, startOfTomorrow(clock)].filter((at) => at > now);
  return Math.min(...ahead, hasEnded(events, now) ? now + ASK_AGAIN_MS : Infinity);
}
