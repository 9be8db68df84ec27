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

/** The screens before signing in. Two of them need no router. */
export function SignInPages({ screen, resetToken }: SignInPagesProps) {
  const [shown, setShown] = useState(screen);

  function showLogin() {
    history.replaceState(null, '', basePath + screens.login);
    setShown('login');
  }

  return (
    <>
      <ErrorBoundary>
        {shown === 'login' ? (
          <LoginScreen />
        ) : (
          <ResetPasswordScreen token={resetToken} onDone={showLogin} />
        )}
      </ErrorBoundary>
      <NotificationBar />
    </>
  );
}
