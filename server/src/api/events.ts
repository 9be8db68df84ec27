import type { Event } from '@assembly/contract/event';
import { pageQuerySchema } from '@assembly/contract/page-of';
import { api } from '@assembly/contract/paths';
import { searchQuerySchema } from '@assembly/contract/search';
import type { FastifyInstance } from 'fastify';
import { type EventRecord, readUpcoming } from '../store/events.ts';
import { parseInput } from './parse-input.ts';
import type { Parts } from './parts.ts';

export function eventsApi(app: FastifyInstance, { db, now }: Parts): void {
  app.get(api.events, async (request) => {
    const { page } = parseInput(pageQuerySchema, request.query);
    const { search } = parseInput(searchQuerySchema, request.query);
    const found = await readUpcoming(db, page, now(), search);
    return { ...found, items: found.items.map(toEvent) };
  });
}

function toEvent({ shownUntil: _until, search: _words, ...event }: EventRecord): Event {
  return event;
}
