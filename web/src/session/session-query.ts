import type { SessionReply } from '@assembly/contract/session';
import { queryOptions } from '@tanstack/react-query';
import { readSession, sessionKeys } from '../api/session.ts';
import { rememberedUser } from '../browser/current-user.ts';

/** Who is signed in. Starts with the remembered user and checks with the server at once. */
export const sessionQuery = queryOptions({
  queryKey: sessionKeys.current,
  queryFn: readSession,
  initialData: (): SessionReply | undefined => {
    const user = rememberedUser();
    return user ? { user } : undefined;
  },
  initialDataUpdatedAt: 0,
});
