import { LOGOUT_REDIRECT_MS } from '@assembly/contract/limits';
import { lazy, Suspense, useEffect, useState } from 'react';
import { endSession } from '../api/session.ts';
import { rememberedUser } from '../browser/current-user.ts';
import { t, withMessages } from '../browser/locale/messages.ts';
import { goToLogin } from '../browser/navigation/go-to.ts';
import { leaveScreen } from '../browser/navigation/leave-guard.ts';
import { isSignOutPending, setSignOutPending } from '../browser/storage.ts';
import { pause } from '../browser/timing.ts';
import { filesCacheName } from '../offline/personal-caches.ts';
import { showToast } from '../ui/feedback/show-toast.ts';
import { forgetUser } from './forget-user.ts';

const loadQuestion = () => withMessages(import('./log-out-question.tsx'), 'logOut');
const LogOutQuestion = lazy(loadQuestion);

/** While `isLoggingOut`, nothing else may navigate. */
export function useLogOut() {
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [savedCount, setSavedCount] = useState(0);

  async function askOrLogOut() {
    const saved = await countSaved();
    setSavedCount(saved);
    if (saved === 0) await logOut();
  }

  /** What is stored goes at once, also if the server cannot be reached: it is then told at the next start. */
  async function logOut() {
    setSavedCount(0);
    setLoggingOut(true);
    // First, so that other tabs do not ask whether the session has ended while it is being ended.
    setSignOutPending(true);
    void forgetUser();
    const isMarked = isSignOutPending();
    const hasEnded = await Promise.race([
      endSession().catch(() => undefined),
      pause(LOGOUT_REDIRECT_MS),
    ]);
    // In a browser without local storage, the next start would not know.
    if (hasEnded === undefined && !isMarked) {
      showToast({ severity: 'error', text: t.app.logoutFailed });
      setLoggingOut(false);
      return;
    }
    // Again, because the worker ends the push messages only of a person who is signed out.
    const forgotten = forgetUser();
    const leave = () => goToLogin({ reason: hasEnded === false ? 'not-ended' : undefined });
    setTimeout(() => void forgotten.then(leave), LOGOUT_REDIRECT_MS);
  }

  // The back/forward cache may restore the page with its overlay but without a session.
  useEffect(() => {
    if (!isLoggingOut) return;
    const leave = (event: PageTransitionEvent) => event.persisted && goToLogin();
    addEventListener('pageshow', leave);
    return () => removeEventListener('pageshow', leave);
  }, [isLoggingOut]);

  /** Asked before the recordings on this device are removed. */
  const question = savedCount > 0 && (
    <Suspense>
      <LogOutQuestion
        savedCount={savedCount}
        onClose={() => setSavedCount(0)}
        onLogOut={() => void logOut()}
      />
    </Suspense>
  );

  return { isLoggingOut, logOut: () => leaveScreen(() => void askOrLogOut()), question };
}

/** 0 if it cannot be found out, as without Cache Storage: logging out must work. */
async function countSaved(): Promise<number> {
  const user = rememberedUser();
  try {
    if (!user || !(await caches.has(filesCacheName(user.id)))) return 0;
    return await (await loadQuestion()).countSavedRecordings();
  } catch {
    return 0;
  }
}
