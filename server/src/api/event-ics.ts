import { savedName } from '@assembly/contract/document';
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
  /** The host of the app: with the event's id it names the event once and for all. */
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

/** A header has no room for a title of any length. */
const NAME_MAX_CHARS = 80;

function fileNameOf(event: Event): string {
  const name = titleOf(event).slice(0, NAME_MAX_CHARS).toWellFormed();
  return savedName(`${name}.ics`);
}

const titleOf = ({ summary }: Event) => summary.trim() || 'Event';

/** One event as a calendar of its own, which any calendar program takes in. */
export function toIcs(event: Event, { name, timeZone, host }: Calendar, now: number): string {
  const file = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Assembly//Events//EN' });
  const allDay = isAllDay(event);
  const { start, end } = allDay ? daysOf(event) : hoursOf(event, timeZone);
  // A day is a day wherever one reads it; an hour needs the zone in which it was meant.
  const isZoned = start instanceof Temporal.ZonedDateTime;
  if (isZoned) {
    // The zone is the event's, not the file's: times of the file's own, as when it was made, are in UTC.
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

/** The end is the day after the last, so that there is at least one. */
function daysOf({ date, dateEnd }: Event) {
  const start = Temporal.PlainDate.from(date);
  const next = start.add({ days: 1 });
  const end = Temporal.PlainDate.from(dateEnd);
  return { start, end: Temporal.PlainDate.compare(end, next) < 0 ? next : end };
}

/** In the zone, unless its clock shows one of the two more than once: the file could not say which is meant. */
function hoursOf({ startsAt, endsAt }: Event, timeZone: string) {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt ?? 0);
  const end = Temporal.Instant.fromEpochMilliseconds(Math.max(startsAt ?? 0, endsAt ?? 0));
  const zoned = {
    start: start.toZonedDateTimeISO(timeZone),
    end: end.toZonedDateTimeISO(timeZone),
  };
  return comesTwice(zoned.start) || comesTwice(zoned.end) ? { start, end } : zoned;
}

function comesTwice(time: Temporal.ZonedDateTime): boolean {
  const read = (disambiguation: 'earlier' | 'later') =>
    time.toPlainDateTime().toZonedDateTime(time.timeZoneId, { disambiguation });
  return !read('earlier').equals(read('later'));
}

/** As sanitize-html has written it. */
const LINK = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;
const NEW_LINE = /<(?:br|p|ul|ol|li|blockquote)\b|<\/(?:p|ul|ol|blockquote)>/g;

/** For programs that show no HTML: where a link leads stands behind it. */
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
