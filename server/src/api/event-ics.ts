import { safeFileName } from '@assembly/contract/document';
import { getEventIcs } from '@assembly/contract/endpoints/events';
import { CANCELLED, type Event, isAllDay } from '@assembly/contract/event';
import { eventAddress } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import ical, { escape as escapeText, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import sanitizeHtml from 'sanitize-html';
import { findEvent } from '../store/content/events.ts';
import type { EventsTable } from '../store/database/tables.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

type IcsEvent = Omit<Event, 'calendar' | 'attachments' | 'repeats'> & Pick<EventsTable, 'sequence'>;

/** Google's status; any other is confirmed. */
const STATUSES = new Map([
  ['tentative', ICalEventStatus.TENTATIVE],
  [CANCELLED, ICalEventStatus.CANCELLED],
]);

interface Calendar {
  name: string;
  timeZone: string;
  publicUrl: string;
}

export function eventIcsApi(app: FastifyInstance, { settings, db, now }: AppContext): void {
  route(app, getEventIcs, async (request, reply) => {
    const event = await findEvent(db, request.params.id);
    if (!event || event.startsAt === null || event.endsAt === null) {
      throw new Problem('event_not_found');
    }
    reply.header('content-disposition', contentDisposition(fileNameOf(event)));
    const { assembly, publicUrl } = settings.current();
    return toIcs(event, { ...assembly, publicUrl }, now());
  });
}

/** The name goes into a header, which has limited room. */
const NAME_MAX_CHARS = 80;

function fileNameOf(event: IcsEvent): string {
  const name = titleOf(event).slice(0, NAME_MAX_CHARS).toWellFormed();
  return safeFileName(`${name}.ics`);
}

const titleOf = ({ summary }: IcsEvent) => summary.trim() || 'Event';

export function toIcs(event: IcsEvent, calendar: Calendar, now: number): string {
  const { name, timeZone, publicUrl } = calendar;
  const file = ical({
    // The library escapes the texts of an event, but not the name of a calendar.
    name: escapeText(name, false),
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Assembly//Events//EN',
  });
  const allDay = isAllDay(event);
  file.createEvent({
    // With the host it is globally unique.
    id: `${event.id}@${new URL(publicUrl).hostname}`,
    // In UTC, which needs no rules about time zones. All-day events have none.
    ...(allDay ? daysOf(event, timeZone) : instantsOf(event)),
    allDay,
    sequence: event.sequence,
    stamp: new Date(now),
    summary: titleOf(event),
    description: plainText(event.description) || null,
    location: event.location || null,
    // What people open on the day: the call, or else our own page.
    url: event.callUrl || publicUrl.replace(/\/$/, '') + eventAddress(event.id),
    status: STATUSES.get(event.status) ?? ICalEventStatus.CONFIRMED,
  });
  // The library leaves out the last line break.
  return `${file.toString()}\r\n`;
}

/** The end is exclusive, so it is at least the day after the start. */
function daysOf({ date, dateEnd, endsAt }: IcsEvent, timeZone: string) {
  const start = Temporal.PlainDate.from(date);
  const next = start.add({ days: 1 });
  // The end may have a time anyway: then its day counts, as on the screen.
  const end = isAllDay({ date: dateEnd })
    ? Temporal.PlainDate.from(dateEnd)
    : Temporal.Instant.fromEpochMilliseconds((endsAt ?? 0) - 1)
        .toZonedDateTimeISO(timeZone)
        .toPlainDate()
        .add({ days: 1 });
  return { start, end: Temporal.PlainDate.compare(end, next) < 0 ? next : end };
}

function instantsOf({ startsAt, endsAt }: IcsEvent) {
  const start = startsAt ?? 0;
  return { start: new Date(start), end: new Date(Math.max(start, endsAt ?? 0)) };
}

/** As written by sanitize-html. */
const LINK = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;
const NEW_LINE = /<(?:br|p|ul|ol|li|blockquote)\b|<\/(?:p|ul|ol|blockquote)>/g;

/** For calendar programs without HTML. The address of a link follows its text. */
function plainText(html: string): string {
  const broken = html
    .replace(LINK, (_link, href, text) => (text === href ? text : `${text} (${href})`))
    .replace(NEW_LINE, '\n$&');
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\n[ \n]*\n/g, '\n\n')
    .trim();
}
