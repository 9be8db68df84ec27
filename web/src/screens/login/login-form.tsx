import { LOGIN_REDIRECT_MS } from '@assembly/contract/limits';
import { notices } from '@assembly/contract/messages';
import { type SignIn, signInSchema } from '@assembly/contract/session';
import { useState } from 'react';
import { signIn } from '../../api/account.ts';
import { goToEvents } from '../../browser/go-to.ts';
import { rememberUser } from '../../session/current-user.ts';
import { errorNotice } from '../../ui/feedback/error-message.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Button } from '../../ui/forms/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { EmailField } from './email-field.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import styles from './forms.module.css';

async function logIn(entered: SignIn): Promise<void> {
  rememberUser(await signIn(entered));
  notify(notices.loginDone);
  setTimeout(goToEvents, LOGIN_REDIRECT_MS);
  // The page is about to be left, so the form stays busy.
  await new Promise(() => {});
}

function notifyFailure(error: unknown): void {
  const byCode = {
    invalid_credentials: notices.loginRefused,
    account_inactive: notices.loginInactive,
  };
  notify(errorNotice(error, byCode, notices.loginFailed));
}

export function LoginForm({ email }: { email: string }) {
  const { form, errors, isBusy } = useForm({
    schema: signInSchema,
    send: logIn,
    onError: notifyFailure,
  });
  const [forgetful, setForgetful] = useState(false);

  return (
    <>
      <form {...form} className={styles.form}>
        <EmailField autoComplete="username" defaultValue={email} error={errors.email} />
        <PasswordField label="Password" autoComplete="current-password" error={errors.password} />
        <SubmitButton isBusy={isBusy} pendingText="Logging in…">
          Login
        </SubmitButton>
      </form>
      <div className={styles.below}>
        <Button look="plain" onClick={() => setForgetful(true)}>
          Forgot Password
        </Button>
      </div>
      {forgetful && <ForgotPassword email={email} onClose={() => setForgetful(false)} />}
    </>
  );
}
