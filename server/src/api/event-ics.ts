import { type Event, isAllDay } from '@assembly/contract/event';
import { api } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import sanitizeHtml from 'sanitize-html';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { findEvent } from '../store/events.ts';
import type { Parts } from './parts.ts';

interface Calendar {
  name: string;
  timeZone: string;
  /** The host of the app: with the event's id it names the event once and for all. */
  host: string;
}

export function eventIcsApi(app: FastifyInstance, { config, db, now }: Parts): void {
  const calendar: Calendar = {
    ...config.assembly,
    host: new URL(config.publicUrl).hostname,
  };

  app.get<{ Params: { id: string } }>(`${api.events}/:id/ics`, async (request, reply) => {
    const event = await findEvent(db, request.params.id);
    if (!event || event.startsAt === null || event.endsAt === null) {
      throw new Problem('event_not_found');
    }
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="event.ics"')
      .send(toIcs(event, calendar, now()));
  });
}

/** One event as a calendar of its own, which any calendar program takes in. */
export function toIcs(event: Event, { name, timeZone, host }: Calendar, now: number): string {
  const file = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Assembly//Events//EN' });
  const allDay = isAllDay(event);
  // A day is a day wherever one reads it; an hour needs the zone in which it was meant.
  if (!allDay) {
    file.timezone({ name: timeZone, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  }
  const timeOf = (date: string, instant: number | null) =>
    allDay
      ? Temporal.PlainDate.from(date)
      : Temporal.Instant.fromEpochMilliseconds(instant ?? 0).toZonedDateTimeISO(timeZone);
  file.createEvent({
    id: `${event.id}@${host}`,
    start: timeOf(event.date, event.startsAt),
    end: timeOf(event.dateEnd, event.endsAt),
    allDay,
    timezone: allDay ? null : timeZone,
    stamp: new Date(now),
    summary: event.summary || 'Event',
    description: plainText(event.description) || null,
    status: event.status === 'tentative' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
  });
  return file.toString();
}

function plainText(html: string): string {
  const broken = html.replace(/<br\s*\/?>|<\/p>|<\/li>/gi, '$&\n');
  return sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
