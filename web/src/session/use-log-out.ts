import { LOGOUT_REDIRECT_MS } from '@assembly/contract/limits';
import { notices } from '@assembly/contract/messages';
import { useEffect, useState } from 'react';
import { signOut } from '../api/account.ts';
import { goToLogin } from '../browser/go-to.ts';
import { notify } from '../ui/feedback/notify.ts';
import { forgetUser } from './current-user.ts';

/** Signing out, and whether it is under way. Once it is, nothing else may send the person anywhere. */
export function useLogOut() {
  const [leaving, setLeaving] = useState(false);

  async function logOut() {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      notify(notices.logoutFailed);
      setLeaving(false);
      return;
    }
    forgetUser();
    setTimeout(goToLogin, LOGOUT_REDIRECT_MS);
  }

  // The browser may bring this page back as it was left: with the overlay, and nobody signed in.
  useEffect(() => {
    if (!leaving) return;
    const goOn = (event: PageTransitionEvent) => event.persisted && goToLogin();
    addEventListener('pageshow', goOn);
    return () => removeEventListener('pageshow', goOn);
  }, [leaving]);

  return { leaving, logOut: () => void logOut() };
}
