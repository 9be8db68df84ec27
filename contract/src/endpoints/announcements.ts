import { announcementsReplySchema } from '../announcement.ts';
import { searchQuerySchema } from '../page-of.ts';
import type { Endpoint } from './endpoint.ts';

export const listAnnouncements = {
  method: 'GET',
  path: '/api/announcements',
  audience: 'member',
  query: searchQuerySchema,
  reply: { status: 200, json: announcementsReplySchema },
} as const satisfies Endpoint;
