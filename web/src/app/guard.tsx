import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { goToLogin } from '../browser/go-to.ts';
import { forgetUser, rememberUser } from '../session/current-user.ts';
import { SessionContext } from '../session/session.ts';
import { sessionQuery } from '../session/session-query.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { LoadFailed } from '../ui/feedback/load-failed.tsx';
import { Loading } from '../ui/feedback/loading.tsx';
import { LoadingOverlay } from '../ui/feedback/loading-overlay.tsx';
import { PlainPage } from './plain-page.tsx';

/** Lets signed-in people through, and sends everybody else to the login. */
export function Guard({ children }: { children: ReactNode }) {
  const { leaving, logOut } = useLogOut();
  const { data: user, isPending, refetch } = useQuery({ ...sessionQuery, enabled: !leaving });

  useEffect(() => {
    if (leaving) return;
    if (user) rememberUser(user);
    if (user === null) {
      forgetUser();
      goToLogin();
    }
  }, [user, leaving]);

  if (user) {
    return (
      <SessionContext value={{ user, logOut, leaving }}>
        {children}
        {leaving && <LoadingOverlay text="Logging out…" />}
      </SessionContext>
    );
  }
  const unknown = user === undefined && !isPending;
  return (
    <PlainPage>
      {unknown ? (
        <LoadFailed
          text="The server could not be reached. Please check your connection."
          action="Try again"
          onAction={() => void refetch()}
        />
      ) : (
        <Loading isSeen />
      )}
    </PlainPage>
  );
}
