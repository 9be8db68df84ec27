import type { User } from '@assembly/contract/user';
import { createContext, useContext } from 'react';

export interface Session {
  user: User;
  logOut: () => void;
  /** Signing out is under way. */
  leaving: boolean;
}

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in. Only for what is drawn behind the guard. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is only for what the guard lets through');
  return session;
}
