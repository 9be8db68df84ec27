import { getSeen } from '@assembly/contract/endpoints/news';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What is new to this member. The key has both live topics that invalidate it. */
export const seenQuery = queryOptions({
  queryKey: ['announcements', 'documents', 'seen'],
  queryFn: ({ signal }) => call(getSeen, { signal }),
});
