import { safeFileName } from '@assembly/contract/document';
import { getEventIcs } from '@assembly/contract/endpoints/events';
import { type Event, isAllDay } from '@assembly/contract/event';
import { Problem } from '@assembly/contract/problem';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import sanitizeHtml from 'sanitize-html';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { findEvent } from '../store/content/events.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

interface Calendar {
  name: string;
  timeZone: string;
  /** With the event's id it makes a globally unique id. */
  host: string;
}

export function eventIcsApi(app: FastifyInstance, { config, db, now }: AppContext): void {
  const calendar: Calendar = {
    ...config.assembly,
    host: new URL(config.publicUrl).hostname,
  };

  route(app, getEventIcs, async (request, reply) => {
    const event = await findEvent(db, request.params.id);
    if (!event || event.startsAt === null || event.endsAt === null) {
      throw new Problem('event_not_found');
    }
    reply.header('content-disposition', contentDisposition(fileNameOf(event)));
    return toIcs(event, calendar, now());
  });
}

/** The name goes into a header, which has limited room. */
const NAME_MAX_CHARS = 80;

function fileNameOf(event: Event): string {
  const name = titleOf(event).slice(0, NAME_MAX_CHARS).toWellFormed();
  return safeFileName(`${name}.ics`);
}

const titleOf = ({ summary }: Event) => summary.trim() || 'Event';

export function toIcs(event: Event, { name, timeZone, host }: Calendar, now: number): string {
  const file = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Assembly//Events//EN' });
  const allDay = isAllDay(event);
  const { start, end } = allDay ? daysOf(event) : hoursOf(event, timeZone);
  // All-day events have no time zone.
  const isZoned = start instanceof Temporal.ZonedDateTime;
  if (isZoned) {
    // For the event only: the file's own times are in UTC.
    file.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  }
  file.createEvent({
    id: `${event.id}@${host}`,
    start,
    end,
    allDay,
    timezone: isZoned ? timeZone : null,
    stamp: new Date(now),
    summary: titleOf(event),
    description: plainText(event.description) || null,
    status: event.status === 'tentative' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  });
  return file.toString();
}

/** The end is exclusive, so it is at least the day after the start. */
function daysOf({ date, dateEnd }: Event) {
  const start = Temporal.PlainDate.from(date);
  const next = start.add({ days: 1 });
  const end = Temporal.PlainDate.from(dateEnd);
  return { start, end: Temporal.PlainDate.compare(end, next) < 0 ? next : end };
}

/** In UTC when a local time occurs twice, because the file could not say which one is meant. */
function hoursOf({ startsAt, endsAt }: Event, timeZone: string) {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt ?? 0);
  const end = Temporal.Instant.fromEpochMilliseconds(Math.max(startsAt ?? 0, endsAt ?? 0));
  const zoned = {
    start: start.toZonedDateTimeISO(timeZone),
    end: end.toZonedDateTimeISO(timeZone),
  };
  return occursTwice(zoned.start) || occursTwice(zoned.end) ? { start, end } : zoned;
}

function occursTwice(time: Temporal.ZonedDateTime): boolean {
  const read = (disambiguation: 'earlier' | 'later') =>
    time.toPlainDateTime().toZonedDateTime(time.timeZoneId, { disambiguation });
  return !read('earlier').equals(read('later'));
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
