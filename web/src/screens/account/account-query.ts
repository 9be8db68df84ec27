import { ownSessionsReplySchema } from '@assembly/contract/account';
import { api } from '@assembly/contract/paths';
import { userReplySchema } from '@assembly/contract/user';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { SESSION_KEY } from '../../api/query-client.ts';

/** Below the session key: the live topic `session` announces new and ended sessions. */
export const ownSessionsQuery = queryOptions({
  queryKey: [...SESSION_KEY, 'own'],
  queryFn: () => call(api.accountSessions, { answer: ownSessionsReplySchema }),
});

interface AccountChange {
  firstName?: string;
  lastName?: string;
  password?: string;
  newPassword?: string;
}

/** Updates the signed-in user's account, and the session shown by the whole app. */
export function useUpdateAccount() {
  const client = useQueryClient();
  return async (change: AccountChange): Promise<void> => {
    try {
      const body = { method: 'PATCH', body: change, answer: userReplySchema } as const;
      client.setQueryData(SESSION_KEY, (await call(api.account, body)).user);
    } finally {
      void client.invalidateQueries({ queryKey: SESSION_KEY });
    }
  };
}
