import * as z from 'zod/mini';
import {
  calendarsReplySchema,
  eventReplySchema,
  eventsQuerySchema,
  eventsReplySchema,
} from '../event.ts';
import { sermonsQuerySchema, sermonsReplySchema } from '../sermons/sermon.ts';
import { endpoint } from './endpoint.ts';

/** The upcoming events. With `from` and `to`, all events of those days, also those that have ended, on one page. */
export const listEvents = endpoint('member', 'GET', '/api/events', {
  query: eventsQuerySchema,
  reply: { status: 200, json: eventsReplySchema },
  problems: ['invalid_input'],
  invalidInputStatus: 400,
});

/** Includes an event that has ended, as long as it is stored. */
export const getEvent = endpoint('member', 'GET', '/api/events/:id', {
  reply: { status: 200, json: eventReplySchema },
  problems: ['event_not_found'],
});

export const listCalendars = endpoint('member', 'GET', '/api/calendars', {
  reply: { status: 200, json: calendarsReplySchema },
});

export const getEventIcs = endpoint('member', 'GET', '/api/events/:id/ics', {
  reply: { status: 200, text: 'text/calendar' },
  problems: ['event_not_found'],
});

/** Every recording, the newest first. */
export const listSermons = endpoint('member', 'GET', '/api/sermons', {
  query: sermonsQuerySchema,
  reply: { status: 200, json: sermonsReplySchema },
});

export const getDocumentContent = endpoint('member', 'GET', '/api/documents/:fileId/content', {
  /** With `download`, the file is saved instead of shown. */
  query: z.object({ download: z.optional(z.string()) }),
  reply: { status: 200, bytes: '*/*' },
  problems: ['file_not_found', 'google_failed', 'too_many_downloads'],
});
