import { sermonsQuerySchema, sermonsReplySchema } from '../sermon.ts';
import { endpoint } from './endpoint.ts';

/** Every recording, the newest first. */
export const listSermons = endpoint('member', 'GET', '/api/sermons', {
  query: sermonsQuerySchema,
  reply: { status: 200, json: sermonsReplySchema },
});
