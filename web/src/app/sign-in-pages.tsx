import { screens } from '@assembly/contract/paths';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../browser/locale/locale.ts';
import { t, withMessages } from '../browser/locale/messages.ts';
import { basePath } from '../browser/page-config.ts';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { ResetPasswordScreen } from '../screens/login/reset-password-screen.tsx';
import { Loading } from '../ui/feedback/loading.tsx';
import { Toast } from '../ui/feedback/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** Used once in the life of an assembly. */
const SetupScreen = lazy(() =>
  withMessages(import('../screens/setup/setup-screen.tsx'), 'setup', 'assembly', 'problems'),
);

/** `not-set-up` is the login of an assembly without an administrator, which says so. */
export type SignInScreen = 'login' | 'not-set-up' | 'reset-password' | 'setup';

interface SignInPagesProps {
  screen: SignInScreen;
  /** From the one-time link that was opened. */
  linkToken: string | null;
}

/** The screens before signing in. They need no router. */
export function SignInPages({ screen, linkToken }: SignInPagesProps) {
  const [shown, setShown] = useState(screen);
  useLanguage();

  function showLogin() {
    history.replaceState(null, '', basePath + screens.login);
    setShown('login');
  }

  return (
    <>
      <ErrorBoundary>
        {shown === 'reset-password' ? (
          <ResetPasswordScreen token={linkToken} onDone={showLogin} />
        ) : shown === 'setup' ? (
          <Suspense fallback={<SetupLoading />}>
            <SetupScreen code={linkToken} />
          </Suspense>
        ) : (
          <LoginScreen isSetUp={shown === 'login'} />
        )}
      </ErrorBoundary>
      <Toast />
    </>
  );
}

/** Shown while the setup loads; prerendered as its first paint, before any script has run. */
export function SetupLoading() {
  return (
    <main>
      <h1 className="visually-hidden">{t.login.setUp}</h1>
      <Loading />
    </main>
  );
}
