import { offlineReplySchema } from '../offline.ts';
import type { Endpoint } from './endpoint.ts';

/** Everything that members can read without a network, in one reply with an ETag. */
export const getOffline = {
  method: 'GET',
  path: '/api/offline',
  audience: 'member',
  reply: { status: 200, json: offlineReplySchema },
} as const satisfies Endpoint;
