import { ApiError } from '@assembly/contract/api-error';
import { signOut } from '@assembly/contract/endpoints/session';
import { LOGOUT_REDIRECT_MS } from '@assembly/contract/limits';
import { notices } from '@assembly/contract/messages';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { goToLogin } from '../browser/navigation/go-to.ts';
import { leaveScreen } from '../browser/navigation/leave-guard.ts';
import { isOffline, NEEDS_CONNECTION } from '../offline/connection.ts';
import { showToast } from '../ui/feedback/show-toast.ts';
import { forgetUser } from './forget-user.ts';

/** While `isLoggingOut`, nothing else may navigate. */
export function useLogOut() {
  const [isLoggingOut, setLoggingOut] = useState(false);

  async function logOut() {
    if (isOffline()) {
      showToast({ severity: 'warning', text: NEEDS_CONNECTION });
      return;
    }
    setLoggingOut(true);
    let leave = () => goToLogin();
    try {
      await call(signOut);
    } catch (error) {
      // Then the server has cleared the cookie anyway.
      const isLoggedOutHere = error instanceof ApiError && error.code === 'session_not_ended';
      if (!isLoggedOutHere) {
        showToast(notices.logoutFailed);
        setLoggingOut(false);
        return;
      }
      leave = () => goToLogin({ reason: 'not-ended' });
    }
    const forgotten = forgetUser();
    setTimeout(() => void forgotten.then(leave), LOGOUT_REDIRECT_MS);
  }

  // The back/forward cache may restore the page with its overlay but without a session.
  useEffect(() => {
    if (!isLoggingOut) return;
    const leave = (event: PageTransitionEvent) => event.persisted && goToLogin();
    addEventListener('pageshow', leave);
    return () => removeEventListener('pageshow', leave);
  }, [isLoggingOut]);

  return { isLoggingOut, logOut: () => leaveScreen(() => void logOut()) };
}
