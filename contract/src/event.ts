import * as z from 'zod/mini';
import { isIsoDay } from './day-in.ts';
import { listQuerySchema, pageSchema } from './page-of.ts';

export const calendarSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `#rrggbb`, or '' if it is not known. */
  color: z.string(),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** In the order of the settings. */
export const calendarsReplySchema = z.object({ items: z.array(calendarSchema) });

/** A file or page that belongs to an event. */
export const attachmentSchema = z.object({
  title: z.string(),
  /** An http or https address. */
  url: z.string(),
  /** The synced document that it is, or null. */
  documentId: z.nullable(z.string()),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** How a series repeats, such as every second Sunday, or every month on the last Friday. */
export const repetitionSchema = z.object({
  unit: z.enum(['day', 'week', 'month']),
  /** 2 for every second day, week or month. */
  interval: z.number(),
  /** 0 for Sunday to 6 for Saturday. */
  weekday: z.number(),
  /** Which of these weekdays in a month: 1 for the first to 4, or -1 for the last; null for days and weeks. */
  position: z.nullable(z.number()),
});
export type Repetition = z.infer<typeof repetitionSchema>;

/** A calendar event, with its start and end as instants in the assembly's time zone. */
export const eventSchema = z.object({
  id: z.string(),
  /** A date and time with its offset; a day for an all-day event; empty when unknown. */
  date: z.string(),
  updated: z.string(),
  summary: z.string(),
  status: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  /** Like `date`; for an all-day event the day after its last. */
  dateEnd: z.string(),
  startsAt: z.nullable(z.number()),
  endsAt: z.nullable(z.number()),
  /** Null if it is not known, as for an event that was imported and not synced since. */
  calendar: z.nullable(calendarSchema),
  /** Plain text, as somebody entered it; '' without one. */
  location: z.string(),
  /** Where to join online: an http or https address, or ''. */
  callUrl: z.string(),
  attachments: z.array(attachmentSchema),
  /** Whether it is one of a series. */
  repeats: z.boolean(),
  /** Worked out from the stored events of its series; null if that is not certain. */
  repetition: z.nullable(repetitionSchema),
});

export type Event = z.infer<typeof eventSchema>;
/** When it is. `date` says whether it lasts all day. */
export type EventTimes = Pick<Event, 'date' | 'startsAt' | 'endsAt'>;

/** With all calendars, so that the filter needs no further request. */
export const eventsReplySchema = z.extend(pageSchema(eventSchema), {
  calendars: z.array(calendarSchema),
});
export type EventsReply = z.infer<typeof eventsReplySchema>;

export const eventsQuerySchema = z.extend(listQuerySchema, {
  /** The id of a calendar, to list only its events. */
  calendar: z.optional(z.string()),
  /** Days in the assembly's time zone, such as 2026-11-15. `to` is the day after the last. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});

export const eventReplySchema = z.object({ event: eventSchema });

export const CANCELED = 'cancelled';

export function isAllDay(event: Pick<Event, 'date'>): boolean {
  return isIsoDay(event.date);
}

type Timing = Pick<Event, 'status' | 'startsAt' | 'endsAt'>;

/**
 * The last instant at which members see an event; null if they never do. An event is shown while it starts in the
 * future or ends now or later, unless it is canceled or one of its dates is invalid.
 */
export function shownUntil({ status, startsAt, endsAt }: Timing): number | null {
  if (status === CANCELED || startsAt === null || endsAt === null) return null;
  return Math.max(startsAt - 1, endsAt);
}

export function isUpcoming(event: Timing, now: number): boolean {
  const until = shownUntil(event);
  return until !== null && until >= now;
}
