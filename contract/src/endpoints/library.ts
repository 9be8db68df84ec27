import { seenItemsInputSchema, unseenReplySchema } from '../account/unseen.ts';
import { announcementsReplySchema } from '../announcement.ts';
import { documentReplySchema, documentsReplySchema } from '../document.ts';
import { offlineReplySchema } from '../offline.ts';
import { listQuerySchema, pageQuerySchema, searchQuerySchema } from '../page-of.ts';
import { endpoint } from './endpoint.ts';

// Not in content.ts, so that the first screen does not load the schemas of the others.

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

/** Everything that members can read without a network, in one reply with an ETag. */
export const getOffline = endpoint('member', 'GET', '/api/offline', {
  reply: { status: 200, json: offlineReplySchema },
});

export const getUnseen = endpoint('member', 'GET', '/api/account/seen', {
  reply: { status: 200, json: unseenReplySchema },
});

/** Replies with what is still new. */
export const markSeen = endpoint('member', 'PUT', '/api/account/seen', {
  body: seenItemsInputSchema,
  reply: { status: 200, json: unseenReplySchema },
});
