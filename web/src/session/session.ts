import type { SessionReply } from '@assembly/contract/session';
import type { User } from '@assembly/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { readSession, sessionKeys } from '../api/session.ts';
import { rememberedUser } from '../browser/current-user.ts';

export interface Session {
  user: User;
  logOut: () => void;
  /** Signing out is in progress. */
  isLoggingOut: boolean;
  /** While true, the caller redirects when the session ends, not the guard. */
  setDeletingAccount: (isDeletingAccount: boolean) => void;
}

export const SessionContext = createContext<Session | null>(null);

/** The signed-in user. Only for components inside the guard. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used inside the guard');
  return session;
}

/** Who is signed in. Starts with the remembered user and checks with the server immediately. */
export const sessionQuery = queryOptions({
  queryKey: sessionKeys.current,
  queryFn: readSession,
  initialData: (): SessionReply | undefined => {
    const user = rememberedUser();
    return user ? { user } : undefined;
  },
  initialDataUpdatedAt: 0,
});
