import { type SignIn, signInSchema } from '@assembly/contract/account/account-input';
import { signIn } from '@assembly/contract/endpoints/sign-in';
import { LOGIN_REDIRECT_MS } from '@assembly/contract/limits';
import { notices } from '@assembly/contract/messages';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { endSession } from '../../api/session.ts';
import { goToNext } from '../../browser/navigation/go-to.ts';
import { isSignOutPending } from '../../browser/storage.ts';
import { switchUser } from '../../session/forget-user.ts';
import { handOverLoginNotice } from '../../session/login-notice.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { EmailField } from '../../ui/forms/account-fields.tsx';
import { Button } from '../../ui/forms/button.tsx';
import styles from '../../ui/forms/form-page.module.css';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { errorNotice } from './error-notice.ts';
import { ForgotPassword } from './forgot-password.tsx';

async function logIn(entered: SignIn): Promise<void> {
  // Or else the session that starts now would be ended instead.
  if (isSignOutPending()) await endSession();
  const { user } = await call(signIn, { body: entered });
  const switched = switchUser(user);
  showToast(notices.loginDone);
  setTimeout(() => void switched.finally(leave), LOGIN_REDIRECT_MS);
  // Stay busy: the page is about to change.
  await new Promise(() => {});
}

function leave(): void {
  handOverLoginNotice();
  goToNext();
}

function notifyFailure(error: unknown): void {
  const byCode = {
    invalid_credentials: notices.loginRefused,
    account_inactive: notices.loginInactive,
  };
  showToast(errorNotice(error, byCode, notices.loginFailed));
}

export function LoginForm({ email }: { email: string }) {
  const { form, errors, isBusy } = useForm({
    schema: signInSchema,
    send: logIn,
    onError: notifyFailure,
  });
  const [isForgotOpen, setForgotOpen] = useState(false);

  return (
    <>
      <form {...form} className={styles.form}>
        <EmailField autoComplete="username" defaultValue={email} error={errors.email} />
        <PasswordField label="Password" autoComplete="current-password" error={errors.password} />
        <SubmitButton isBusy={isBusy} pendingText="Logging in…">
          Login
        </SubmitButton>
      </form>
      <Button variant="plain" onClick={() => setForgotOpen(true)}>
        Forgot Password
      </Button>
      {isForgotOpen && <ForgotPassword email={email} onClose={() => setForgotOpen(false)} />}
    </>
  );
}
