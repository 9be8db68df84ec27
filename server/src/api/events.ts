import { listCalendars, listEvents } from '@assembly/contract/endpoints/events';
import type { Calendar, Event, EventsReply } from '@assembly/contract/event';
import { searchWords } from '@assembly/contract/text/search';
import type { FastifyInstance } from 'fastify';
import { type CalendarRecord, readCalendars } from '../store/content/calendars.ts';
import {
  type EventFilter,
  type EventRecord,
  nextEnd,
  readUpcoming,
} from '../store/content/events.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { userOf } from './http/session-guard.ts';

export function eventsApi(
  app: FastifyInstance,
  { db, now, responseCache, queueByMember }: AppContext,
): void {
  async function replyFor(page: number, filter: EventFilter, at: number): Promise<EventsReply> {
    const found = await readUpcoming(db, page, at, filter);
    const calendars = found.calendars.map(toCalendar);
    return { ...found, items: found.items.map((event) => toReply(event, calendars)), calendars };
  }

  route(app, listEvents, (request, reply) => {
    const { page = 1, calendar: calendarId = '' } = request.query;
    const search = searchWords(request.query.search);
    const at = now();
    if (search.length > 0) {
      return queueByMember(userOf(request).id, () => replyFor(page, { search, calendarId }, at));
    }
    return responseCache.send(request, reply, {
      topic: 'events',
      key: `${page} ${calendarId}`,
      now: at,
      build: async () => ({
        validUntil: await nextEnd(db, at),
        value: await replyFor(page, { calendarId }, at),
      }),
    });
  });

  route(app, listCalendars, (request, reply) =>
    responseCache.send(request, reply, {
      topic: 'events',
      key: 'calendars',
      now: now(),
      build: async () => ({
        validUntil: Number.POSITIVE_INFINITY,
        value: { items: (await readCalendars(db)).map(toCalendar) },
      }),
    }),
  );
}

const toCalendar = ({ id, name, color }: CalendarRecord): Calendar => ({ id, name, color });

function toReply(record: EventRecord, calendars: Calendar[]): Event {
  const { shownUntil: _until, search: _words, calendarId, ...event } = record;
  return { ...event, calendar: calendars.find(({ id }) => id === calendarId) ?? null };
}
