import * as z from 'zod/mini';
import { seenItemsInputSchema, unseenReplySchema } from '../account/unseen.ts';
import { announcementsReplySchema } from '../announcement.ts';
import { documentReplySchema, documentsReplySchema } from '../document.ts';
import {
  calendarsReplySchema,
  eventReplySchema,
  eventsQuerySchema,
  eventsReplySchema,
} from '../event.ts';
import { listQuerySchema, pageQuerySchema, searchQuerySchema } from '../page-of.ts';
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

export const listAnnouncements = endpoint('member', 'GET', '/api/announcements', {
  query: searchQuerySchema,
  reply: { status: 200, json: announcementsReplySchema },
});

export const listDocuments = endpoint('member', 'GET', '/api/documents', {
  query: listQuerySchema,
  reply: { status: 200, json: documentsReplySchema },
  problems: ['folder_not_found'],
});

export const listFolder = endpoint('member', 'GET', '/api/documents/:folderId', {
  query: pageQuerySchema,
  reply: { status: 200, json: documentsReplySchema },
  problems: ['folder_not_found'],
});

export const getDocument = endpoint('member', 'GET', '/api/documents/:fileId/details', {
  reply: { status: 200, json: documentReplySchema },
  problems: ['file_not_found'],
});

export const getDocumentContent = endpoint('member', 'GET', '/api/documents/:fileId/content', {
  /** With `download`, the file is saved instead of shown. */
  query: z.object({ download: z.optional(z.string()) }),
  reply: { status: 200, bytes: '*/*' },
  problems: ['file_not_found', 'google_failed', 'too_many_downloads'],
});

export const getUnseen = endpoint('member', 'GET', '/api/account/seen', {
  reply: { status: 200, json: unseenReplySchema },
});

/** Replies with what is still new. */
export const markSeen = endpoint('member', 'PUT', '/api/account/seen', {
  body: seenItemsInputSchema,
  reply: { status: 200, json: unseenReplySchema },
});
