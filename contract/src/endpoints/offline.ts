import { offlineReplySchema } from '../offline.ts';
import { endpoint } from './endpoint.ts';

/** Everything that members can read without a network, in one reply with an ETag. */
export const getOffline = endpoint('member', 'GET', '/api/offline', {
  reply: { status: 200, json: offlineReplySchema },
});
