import { getUnseen } from '@assembly/contract/endpoints/content';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What is new to this member. The key has both live topics that invalidate it. */
export const unseenQuery = queryOptions({
  queryKey: ['announcements', 'documents', 'news'],
  queryFn: ({ signal }) => call(getUnseen, { signal }),
});
