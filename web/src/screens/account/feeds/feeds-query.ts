import { listFeeds } from '@assembly/contract/endpoints/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { sessionKeys } from '../../../api/session.ts';

/** Below the session key: the live topic `session` announces new and revoked links. */
export const feedsQuery = queryOptions({
  queryKey: sessionKeys.feeds,
  queryFn: ({ signal }) => call(listFeeds, { signal }),
});
