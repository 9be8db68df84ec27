import { calendarsReplySchema, eventsQuerySchema, eventsReplySchema } from '../event.ts';
import type { Endpoint } from './endpoint.ts';

export const listEvents = {
  method: 'GET',
  path: '/api/events',
  audience: 'member',
  query: eventsQuerySchema,
  reply: { status: 200, json: eventsReplySchema },
} as const satisfies Endpoint;

export const listCalendars = {
  method: 'GET',
  path: '/api/calendars',
  audience: 'member',
  reply: { status: 200, json: calendarsReplySchema },
} as const satisfies Endpoint;

export const getEventIcs = {
  method: 'GET',
  path: '/api/events/:id/ics',
  audience: 'member',
  reply: { status: 200, text: 'text/calendar' },
  problems: ['event_not_found'],
} as const satisfies Endpoint;
