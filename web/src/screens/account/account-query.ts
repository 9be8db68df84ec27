import { changeAccount, listFeeds, listOwnSessions } from '@assembly/contract/endpoints/account';
import type { CallInput } from '@assembly/contract/endpoints/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { sessionKeys } from '../../api/session.ts';

/** Below the session key: the live topic `session` announces new and ended sessions. */
export const ownSessionsQuery = queryOptions({
  queryKey: sessionKeys.own,
  queryFn: ({ signal }) => call(listOwnSessions, { signal }),
});

type AccountChange = CallInput<typeof changeAccount>['body'];

/** Updates the signed-in user's account, and the session shown by the whole app. */
export function useUpdateAccount() {
  const client = useQueryClient();
  return async (change: AccountChange): Promise<void> => {
    try {
      const { user } = await call(changeAccount, { body: change });
      client.setQueryData(sessionKeys.current, { user });
    } finally {
      void client.invalidateQueries({ queryKey: sessionKeys.current });
    }
  };
}

/** Below the session key: the live topic `session` announces new and revoked links. */
export const feedsQuery = queryOptions({
  queryKey: sessionKeys.feeds,
  queryFn: ({ signal }) => call(listFeeds, { signal }),
});
