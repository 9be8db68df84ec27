import { signOut } from '@assembly/contract/endpoints/session';
import { LOGOUT_REDIRECT_MS } from '@assembly/contract/limits';
import { notices } from '@assembly/contract/messages';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { goToLogin } from '../browser/go-to.ts';
import { notify } from '../ui/feedback/notify.ts';
import { forgetUser } from './current-user.ts';

/** While `isLeaving`, nothing else may navigate. */
export function useLogOut() {
  const [isLeaving, setLeaving] = useState(false);

  async function logOut() {
    setLeaving(true);
    try {
      await call(signOut);
    } catch {
      notify(notices.logoutFailed);
      setLeaving(false);
      return;
    }
    forgetUser();
    setTimeout(goToLogin, LOGOUT_REDIRECT_MS);
  }

  // The page may be restored from the back/forward cache: with the overlay, and no session.
  useEffect(() => {
    if (!isLeaving) return;
    const leave = (event: PageTransitionEvent) => event.persisted && goToLogin();
    addEventListener('pageshow', leave);
    return () => removeEventListener('pageshow', leave);
  }, [isLeaving]);

  return { isLeaving, logOut: () => void logOut() };
}
