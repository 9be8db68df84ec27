import { announcementsReplySchema } from '../announcement.ts';
import type { Endpoint } from '../endpoint.ts';
import { searchQuerySchema } from '../list-query.ts';

export const listAnnouncements = {
  method: 'GET',
  path: '/api/announcements',
  audience: 'member',
  query: searchQuerySchema,
  reply: { status: 200, json: announcementsReplySchema },
  problems: [],
} as const satisfies Endpoint;
