import { getNews } from '@assembly/contract/endpoints/news';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What is new to this member. The key has both live topics that invalidate it. */
export const newsQuery = queryOptions({
  queryKey: ['announcements', 'documents', 'news'],
  queryFn: ({ signal }) => call(getNews, { signal }),
});
