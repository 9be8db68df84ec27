import * as z from 'zod/mini';
import { seenItemsInputSchema, unseenReplySchema } from '../account/unseen.ts';
import { announcementsReplySchema } from '../announcement.ts';
import { documentReplySchema, documentsReplySchema } from '../document.ts';
import {
  calendarsReplySchema,
  eventReplySchema,
  eventsOfDaysQuerySchema,
  eventsOfDaysReplySchema,
  eventsQuerySchema,
  eventsReplySchema,
} from '../event.ts';
import { offlineReplySchema } from '../offline.ts';
import { listQuerySchema, pageQuerySchema, searchQuerySchema } from '../page-of.ts';
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

/** Includes an event that has ended, as long as it is stored. */
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

export const listAnnouncements = {
  method: 'GET',
  path: '/api/announcements',
  audience: 'member',
  query: searchQuerySchema,
  reply: { status: 200, json: announcementsReplySchema },
} as const satisfies Endpoint;

export const listDocuments = {
  method: 'GET',
  path: '/api/documents',
  audience: 'member',
  query: listQuerySchema,
  reply: { status: 200, json: documentsReplySchema },
  problems: ['folder_not_found'],
} as const satisfies Endpoint;

export const listFolder = {
  method: 'GET',
  path: '/api/documents/:folderId',
  audience: 'member',
  query: pageQuerySchema,
  reply: { status: 200, json: documentsReplySchema },
  problems: ['folder_not_found'],
} as const satisfies Endpoint;

export const getDocument = {
  method: 'GET',
  path: '/api/documents/:fileId/details',
  audience: 'member',
  reply: { status: 200, json: documentReplySchema },
  problems: ['file_not_found'],
} as const satisfies Endpoint;

const contentQuerySchema = z.object({
  /** The file is saved instead of shown. */
  download: z.optional(z.string()),
  /**
   * Asks why the request just before it failed, which a browser does not say about a picture, a recording or a PDF.
   * The same problem is returned again, without another call to Google.
   */
  why: z.optional(z.string()),
});

export const getDocumentContent = {
  method: 'GET',
  path: '/api/documents/:fileId/content',
  audience: 'member',
  query: contentQuerySchema,
  reply: { status: 200, bytes: '*/*' },
  problems: ['file_not_found', 'google_failed', 'too_many_downloads'],
} as const satisfies Endpoint;

/** Everything that members can read without a network, in one reply with an ETag. */
export const getOffline = {
  method: 'GET',
  path: '/api/offline',
  audience: 'member',
  reply: { status: 200, json: offlineReplySchema },
} as const satisfies Endpoint;

export const getUnseen = {
  method: 'GET',
  path: '/api/account/seen',
  audience: 'member',
  reply: { status: 200, json: unseenReplySchema },
} as const satisfies Endpoint;

/** Replies with what is still new. */
export const markSeen = {
  method: 'PUT',
  path: '/api/account/seen',
  audience: 'member',
  body: seenItemsInputSchema,
  reply: { status: 200, json: unseenReplySchema },
} as const satisfies Endpoint;
