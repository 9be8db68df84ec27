import { listEvents } from '@assembly/contract/endpoints/events';
import type { Event } from '@assembly/contract/event';
import { searchWords } from '@assembly/contract/search';
import type { FastifyInstance } from 'fastify';
import { type EventRecord, nextEnd, readUpcoming } from '../store/content/events.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { userOf } from './http/session-guard.ts';

export function eventsApi(
  app: FastifyInstance,
  { db, now, responseCache, queueByMember }: AppContext,
): void {
  async function replyFor(page: number, search: string[], at: number) {
    const found = await readUpcoming(db, page, at, search);
    return { ...found, items: found.items.map(toReply) };
  }

  route(app, listEvents, (request, reply) => {
    const { page = 1 } = request.query;
    const search = searchWords(request.query.search);
    const at = now();
    if (search.length > 0) {
      return queueByMember(userOf(request).id, () => replyFor(page, search, at));
    }
    return responseCache.send(request, reply, {
      topic: 'events',
      key: `${page}`,
      now: at,
      build: async () => ({
        validUntil: await nextEnd(db, at),
        value: await replyFor(page, [], at),
      }),
    });
  });
}

function toReply({ shownUntil: _until, search: _words, ...event }: EventRecord): Event {
  return event;
}
