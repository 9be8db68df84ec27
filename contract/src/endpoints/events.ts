import {
  calendarsReplySchema,
  eventReplySchema,
  eventsOfDaysQuerySchema,
  eventsOfDaysReplySchema,
  eventsQuerySchema,
  eventsReplySchema,
} from '../event.ts';
import type { Endpoint } from './endpoint.ts';

export const listEvents = {
  method: 'GET',
  path: '/api/events',
  audience: 'member',
  query: eventsQuerySchema,
  reply: { status: 200, json: eventsReplySchema },
} as const satisfies Endpoint;

/** At the same address as `listEvents`: all events of some days, also those that have ended. */
export const listEventsOfDays = {
  method: 'GET',
  path: '/api/events',
  audience: 'member',
  query: eventsOfDaysQuerySchema,
  reply: { status: 200, json: eventsOfDaysReplySchema },
  problems: ['invalid_input'],
  invalidInputStatus: 400,
} as const satisfies Endpoint;

/** Also one that has ended, as long as it is stored. */
export const getEvent = {
  method: 'GET',
  path: '/api/events/:id',
  audience: 'member',
  reply: { status: 200, json: eventReplySchema },
  problems: ['event_not_found'],
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
