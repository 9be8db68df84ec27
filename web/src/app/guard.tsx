import { LOGOUT_REDIRECT_MS } from '@assembly/contract/limits';
import { CURRENT_USER_KEY } from '@assembly/contract/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sessionKeys } from '../api/session.ts';
import { language } from '../browser/locale/locale.ts';
import { t } from '../browser/locale/messages.ts';
import { goToLogin, goToLoginAndReturn } from '../browser/navigation/go-to.ts';
import { isSignOutPending, SIGN_OUT_KEY, storedKey } from '../browser/storage.ts';
import { whyUnreachable } from '../browser/why-unreachable.ts';
import { forgetUser, switchUser } from '../session/forget-user.ts';
import { SessionContext, sessionQuery } from '../session/session.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { LoadFailed } from '../ui/feedback/load-failed.tsx';
import { Loading, LoadingOverlay } from '../ui/feedback/loading.tsx';
import { PlainPage } from './plain-page.tsx';

/** Renders its children for signed-in users and redirects everyone else to the login. */
export function Guard({ children }: { children: ReactNode }) {
  const { isLoggingOut, logOut, question } = useLogOut();
  const [isDeletingAccount, setDeletingAccount] = useState(false);
  const isSessionEnding = isLoggingOut || isDeletingAccount;
  const { data, isPending, refetch } = useQuery({ ...sessionQuery, enabled: !isSessionEnding });
  const user = data?.user;
  const client = useQueryClient();
  const shownId = useRef<string>(undefined);

  useEffect(() => {
    if (isSessionEnding || !data) return;
    const { user, hasEnded } = data;
    const before = shownId.current;
    shownId.current = user?.id;
    if (!user) {
      void forgetUser().then(() => goToLoginAndReturn({ reason: hasEnded ? 'ended' : undefined }));
      return;
    }
    const switched = switchUser(user);
    // Somebody else has signed in, and the page still has what the person before has seen.
    if (before && before !== user.id) void switched.then(() => location.reload());
  }, [data, isSessionEnding]);

  // Chosen on another device, or the page was stored in another language.
  const chosen = data?.language;
  useEffect(() => {
    if (!chosen || chosen === language()) return;
    const loading = import('../browser/locale/choose-language.ts');
    // If the texts cannot be loaded, the next start tries again.
    loading.then(({ chooseLanguage }) => chooseLanguage(chosen)).catch(() => {});
  }, [chosen]);

  useEffect(() => {
    const check = () => void client.invalidateQueries({ queryKey: sessionKeys.current });
    const keys = [null, storedKey(CURRENT_USER_KEY), storedKey(SIGN_OUT_KEY)];
    const leave = () => isSignOutPending() && goToLogin();
    // Another tab signed in or out.
    function checkAfterChange({ key }: StorageEvent) {
      if (!keys.includes(key)) return;
      // Usually the server soon confirms it. Without a connection, too, nothing of the person may stay in view.
      if (isSignOutPending()) setTimeout(leave, LOGOUT_REDIRECT_MS);
      else check();
    }
    const checkWhenOnline = () => isSignOutPending() && check();
    const leaveAfterBack = ({ persisted }: PageTransitionEvent) => persisted && leave();
    addEventListener('storage', checkAfterChange);
    addEventListener('online', checkWhenOnline);
    addEventListener('pageshow', leaveAfterBack);
    return () => {
      removeEventListener('storage', checkAfterChange);
      removeEventListener('online', checkWhenOnline);
      removeEventListener('pageshow', leaveAfterBack);
    };
  }, [client]);

  if (user) {
    return (
      <SessionContext value={{ user, logOut, isLoggingOut, setDeletingAccount }}>
        {children}
        {question}
        {isLoggingOut && <LoadingOverlay text={t.app.loggingOut} />}
      </SessionContext>
    );
  }
  const hasFailed = !data && !isPending;
  return (
    <PlainPage>
      {hasFailed ? (
        <LoadFailed text={whyUnreachable()} onAction={() => refetch()} />
      ) : (
        <Loading isImmediate />
      )}
    </PlainPage>
  );
}
