import type { Event } from '@assembly/contract/event';
import { pageQuerySchema } from '@assembly/contract/page-of';
import { api } from '@assembly/contract/paths';
import { searchQuerySchema } from '@assembly/contract/search';
import type { FastifyInstance } from 'fastify';
import { type EventRecord, nextEnd, readUpcoming } from '../store/events.ts';
import { parseInput } from './parse-input.ts';
import type { Parts } from './parts.ts';

export function eventsApi(app: FastifyInstance, { db, now, ready }: Parts): void {
  async function replyFor(page: number, search: string[], at: number) {
    const found = await readUpcoming(db, page, at, search);
    return { ...found, items: found.items.map(toEvent) };
  }

  app.get(api.events, async (request, reply) => {
    const { page } = parseInput(pageQuerySchema, request.query);
    const { search } = parseInput(searchQuerySchema, request.query);
    const at = now();
    if (search.length > 0) return await replyFor(page, search, at);
    return await ready.send(request, reply, {
      topic: 'events',
      key: `${page}`,
      now: at,
      make: async () => ({
        validUntil: await nextEnd(db, at),
        value: await replyFor(page, [], at),
      }),
    });
  });
}

function toEvent({ shownUntil: _until, search: _words, ...event }: EventRecord): Event {
  return event;
}
