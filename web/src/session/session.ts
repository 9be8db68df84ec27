import type { User } from '@assembly/contract/user';
import { createContext, useContext } from 'react';

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
