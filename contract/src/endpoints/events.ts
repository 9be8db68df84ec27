import { eventsReplySchema } from '../event.ts';
import { listQuerySchema } from '../page-of.ts';
import type { Endpoint } from './endpoint.ts';

export const listEvents = {
  method: 'GET',
  path: '/api/events',
  audience: 'member',
  query: listQuerySchema,
  reply: { status: 200, json: eventsReplySchema },
} as const satisfies Endpoint;

export const getEventIcs = {
  method: 'GET',
  path: '/api/events/:id/ics',
  audience: 'member',
  reply: { status: 200, text: 'text/calendar' },
  problems: ['event_not_found'],
} as const satisfies Endpoint;
