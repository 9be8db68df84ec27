import { seenItemsInputSchema, unseenReplySchema } from '../account/unseen.ts';
import type { Endpoint } from './endpoint.ts';

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
