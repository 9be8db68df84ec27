import * as z from 'zod/mini';
import { pageSchema } from './page-of.ts';

/** An event as the calendar's record has it, and its two instants as the assembly's zone has them. */
export const eventSchema = z.object({
  id: z.string(),
  /** A date and time with its offset; only a day when the event lasts all day; empty when unknown. */
  date: z.string(),
  updated: z.string(),
  summary: z.string(),
  status: z.string(),
  /** HTML made safe on the server. */
  description: z.string(),
  /** As `date`; the day after the last when the event lasts all day. */
  dateEnd: z.string(),
  startsAt: z.nullable(z.number()),
  endsAt: z.nullable(z.number()),
});

export type Event = z.infer<typeof eventSchema>;

export const eventsReplySchema = pageSchema(eventSchema);

export const CANCELLED = 'cancelled';

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

export function isAllDay(event: Pick<Event, 'date'>): boolean {
  return DAY_ONLY.test(event.date);
}

type Timing = Pick<Event, 'status' | 'startsAt' | 'endsAt'>;

/**
 * Until when, the instant included, members see an event; null when they never do. An event is shown while it starts in
 * the future or ends now or later, unless it is cancelled or one of its dates is not valid.
 */
export function shownUntil({ status, startsAt, endsAt }: Timing): number | null {
  if (status === CANCELLED || startsAt === null || endsAt === null) return null;
  return Math.max(startsAt - 1, endsAt);
}

export function isUpcoming(event: Timing, now: number): boolean {
  const until = shownUntil(event);
  return until !== null && until >= now;
}
