import { isIsoDay } from '@assembly/contract/day-in';
import { safeFileName } from '@assembly/contract/document';
import {
  getEvent,
  getEventIcs,
  listCalendars,
  listEvents,
} from '@assembly/contract/endpoints/content';
import type { Calendar, Event, EventsReply } from '@assembly/contract/event';
import { EVENT_DAYS_MAX } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { searchWords } from '@assembly/contract/text/search';
import { titleOr } from '@assembly/contract/text/title-or';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { instantOf } from '../../instant-of.ts';
import { findAttachedDocuments, parseAttachments } from '../../store/content/attachments.ts';
import {
  type EventFilter,
  findEvent,
  nextEnd,
  readCalendars,
  readUpcoming,
} from '../../store/content/events.ts';
import { readEvent, readEventsBetween } from '../../store/content/events-between.ts';
import type { CalendarRecord, EventRecord } from '../../store/content/records.ts';
import { findRepetitions } from '../../store/content/repetitions.ts';
import type { Database } from '../../store/database/tables.ts';
import { readLanguages } from '../../store/users/users.ts';
import type { AppContext } from '../http/app-context.ts';
import { NOT_CACHED } from '../http/response-cache.ts';
import { route } from '../http/route.ts';
import { userOf } from '../http/session-guard.ts';
import { writeEventFile } from './write-ics.ts';

/** An attachment may be a document, which another sync brings or removes. */
const EVENT_TOPICS = ['events', 'documents'] as const;

export function eventsApi(
  app: FastifyInstance,
  { db, localize, now, responseCache, queueByMember, settings }: AppContext,
): void {
  const zone = () => settings.current().assembly.timeZone;

  async function replyFor(page: number, filter: EventFilter, at: number): Promise<EventsReply> {
    const found = await readUpcoming(db, page, at, filter);
    const items = await toEvents(db, found.items, found.calendars, zone());
    return { ...found, items, calendars: found.calendars.map(toCalendar) };
  }

  /** On one page. */
  async function replyForDays(span: { from: number; to: number }, calendarId: string, at: number) {
    const found = await readEventsBetween(db, span, at, calendarId);
    const items = await toEvents(db, found.items, found.calendars, zone());
    const calendars = found.calendars.map(toCalendar);
    const value = { items, page: 1, pageCount: 1, total: items.length, calendars };
    return { value, validUntil: hasCalendar(value, calendarId) ? found.validUntil : NOT_CACHED };
  }

  route(app, listEvents, (request, reply) => {
    const { page = 1, calendar: calendarId = '', from, to } = request.query;
    const search = searchWords(request.query.search);
    const { id: userId } = userOf(request);
    const at = now();
    const options = { topics: EVENT_TOPICS, now: at };
    if (from !== undefined || to !== undefined) {
      const span = parseDays(from ?? '', to ?? '', zone());
      const key = `days ${from} ${to} ${calendarId}`;
      const build = () => replyForDays(span, calendarId, at);
      // As a whole, so that others never wait for a reply that is still in this member's queue.
      return queueByMember(userId, async () =>
        responseCache.send(request, reply, { ...options, key, build }),
      );
    }
    if (search.length > 0) {
      return queueByMember(userId, () => replyFor(page, { search, calendarId }, at));
    }
    const build = async () => {
      const value = await replyFor(page, { calendarId }, at);
      const isFound = value.page === page && hasCalendar(value, calendarId);
      return { value, validUntil: isFound ? await nextEnd(db, at) : NOT_CACHED };
    };
    return responseCache.send(request, reply, { ...options, key: `${page} ${calendarId}`, build });
  });

  route(app, getEvent, (request, reply) => {
    const { id } = request.params;
    const at = now();
    return responseCache.send(request, reply, {
      topics: EVENT_TOPICS,
      key: `event ${id}`,
      now: at,
      build: async () => {
        const found = await readEvent(db, id, at);
        const [event] = found ? await toEvents(db, [found.event], found.calendars, zone()) : [];
        if (!found || !event) throw new Problem('event_not_found');
        return { value: { event }, validUntil: found.validUntil };
      },
    });
  });

  route(app, listCalendars, (request, reply) =>
    responseCache.send(request, reply, {
      topics: ['events'],
      key: 'calendars',
      now: now(),
      build: async () => ({
        validUntil: Number.POSITIVE_INFINITY,
        value: { items: (await readCalendars(db)).map(toCalendar) },
      }),
    }),
  );

  route(app, getEventIcs, async (request, reply) => {
    const event = await findEvent(db, request.params.id);
    if (!event || event.startsAt === null || event.endsAt === null) {
      throw new Problem('event_not_found');
    }
    const { t } = await localize(await readLanguages(db, userOf(request).id));
    const name = fileNameOf(titleOr(event.summary, t.feeds.event));
    reply.header('content-disposition', contentDisposition(name));
    const { assembly, publicUrl } = settings.current();
    return writeEventFile(event, { ...assembly, publicUrl, t }, now());
  });
}

const hasCalendar = ({ calendars }: { calendars: Calendar[] }, id: string) =>
  id === '' || calendars.some((calendar) => calendar.id === id);

export const toCalendar = ({ id, name, color }: CalendarRecord): Calendar => ({ id, name, color });

export async function toEvents(
  db: Database,
  records: EventRecord[],
  calendars: CalendarRecord[],
  timeZone: string,
): Promise<Event[]> {
  const attached = records.map(({ attachments }) => parseAttachments(attachments));
  const fileIds = new Set(attached.flat().map(({ fileId }) => fileId));
  fileIds.delete('');
  const documents = await findAttachedDocuments(db, [...fileIds]);
  const repetitions = await findRepetitions(db, records, timeZone);
  return records.map((record, at) => {
    const { shownUntil: _until, search: _words, calendarId, repeats, ...event } = record;
    const calendar = calendars.find(({ id }) => id === calendarId);
    const attachments = (attached[at] ?? []).map(({ title, url, fileId }) => {
      return { title, url, documentId: documents.get(fileId) ?? null };
    });
    return {
      ...event,
      calendar: calendar ? toCalendar(calendar) : null,
      attachments,
      repeats: repeats === 1,
      repetition: repetitions.get(event.id) ?? null,
    };
  });
}

/** The name goes into a header, which has limited room. */
const NAME_MAX_CHARS = 80;

function fileNameOf(title: string): string {
  const name = title.slice(0, NAME_MAX_CHARS).toWellFormed();
  return safeFileName(`${name}.ics`);
}

const FORM = 'Enter a day such as 2026-11-15.';

/** When these days begin and end in the time zone; `to` is the day after the last. */
export function parseDays(
  from: string,
  to: string,
  timeZone: string,
): { from: number; to: number } {
  const begin = isIsoDay(from) ? instantOf(from, timeZone) : null;
  const end = isIsoDay(to) ? instantOf(to, timeZone) : null;
  const fields = { ...(begin === null && { from: FORM }), ...(end === null && { to: FORM }) };
  if (begin === null || end === null) throw new Problem('invalid_input', { status: 400, fields });
  const { days } = Temporal.PlainDate.from(from).until(to);
  if (days < 1 || days > EVENT_DAYS_MAX) {
    const detail = `\`to\` must be 1 to ${EVENT_DAYS_MAX} days after \`from\`.`;
    throw new Problem('invalid_input', { status: 400, fields: { to: detail } });
  }
  return { from: begin, to: end };
}
