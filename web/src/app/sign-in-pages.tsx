import { screens } from '@assembly/contract/paths';
import { useState } from 'react';
import { basePath } from '../browser/page-config.ts';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { ResetPasswordScreen } from '../screens/login/reset-password-screen.tsx';
import { NotificationBar } from '../ui/feedback/notification-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export type SignInScreen = 'login' | 'reset-password';

interface SignInPagesProps {
  screen: SignInScreen;
  resetToken: string | null;
}

/** What is seen before signing in. Two screens that share one page need no router. */
export function SignInPages({ screen, resetToken }: SignInPagesProps) {
  const [shown, setShown] = useState(screen);

  function goOnToLogin() {
    history.replaceState(null, '', basePath + screens.login);
    setShown('login');
  }

  return (
    <>
      <ErrorBoundary>
        {shown === 'login' ? (
          <LoginScreen />
        ) : (
          <ResetPasswordScreen token={resetToken} onDone={goOnToLogin} />
        )}
      </ErrorBoundary>
      <NotificationBar />
    </>
  );
}
