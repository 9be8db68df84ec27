import { newsReplySchema, seenItemsInputSchema } from '../account/news.ts';
import type { Endpoint } from './endpoint.ts';

export const getNews = {
  method: 'GET',
  path: '/api/account/seen',
  audience: 'member',
  reply: { status: 200, json: newsReplySchema },
} as const satisfies Endpoint;

/** Replies with what is still new. */
export const markSeen = {
  method: 'PUT',
  path: '/api/account/seen',
  audience: 'member',
  body: seenItemsInputSchema,
  reply: { status: 200, json: newsReplySchema },
} as const satisfies Endpoint;
