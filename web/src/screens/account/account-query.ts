import { ownSessionsReplySchema } from '@assembly/contract/account';
import { api } from '@assembly/contract/paths';
import { userReplySchema } from '@assembly/contract/user';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { SESSION_KEY } from '../../api/query-client.ts';

/** The live stream says `session` when one of them has begun or ended. */
export const ownSessionsQuery = queryOptions({
  queryKey: [...SESSION_KEY, 'own'],
  queryFn: () => call(api.accountSessions, { answer: ownSessionsReplySchema }),
});

interface Change {
  firstName?: string;
  lastName?: string;
  password?: string;
  newPassword?: string;
}

/** Changes one's own account, and lets the whole app know who one is now. */
export function useUpdateAccount() {
  const client = useQueryClient();
  return async (change: Change): Promise<void> => {
    try {
      const body = { method: 'PATCH', body: change, answer: userReplySchema } as const;
      client.setQueryData(SESSION_KEY, (await call(api.account, body)).user);
    } finally {
      void client.invalidateQueries({ queryKey: SESSION_KEY });
    }
  };
}
