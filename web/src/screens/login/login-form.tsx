import { type SignIn, signInSchema } from '@assembly/contract/account/account-input';
import { ApiError } from '@assembly/contract/api-error';
import { signIn } from '@assembly/contract/endpoints/sign-in';
import { LOGIN_REDIRECT_MS } from '@assembly/contract/limits';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { endSession } from '../../api/session.ts';
import { t } from '../../browser/locale/messages.ts';
import { goToNext } from '../../browser/navigation/go-to.ts';
import { isSignOutPending } from '../../browser/storage.ts';
import { whyUnreachable } from '../../browser/why-unreachable.ts';
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
  showToast({ severity: 'success', text: t.common.loggedIn });
  setTimeout(() => void switched.finally(leave), LOGIN_REDIRECT_MS);
  // Stay busy: the page is about to change.
  await new Promise(() => {});
}

function leave(): void {
  handOverLoginNotice();
  goToNext();
}

interface LoginFormProps {
  email: string;
  /** The person waits for approval. */
  onInactive: () => void;
}

export function LoginForm({ email, onInactive }: LoginFormProps) {
  // Stays when the toast is gone. Only the toast is announced.
  const [refusal, setRefusal] = useState('');
  const { form, errors, isBusy } = useForm({
    schema: signInSchema,
    send(entered) {
      setRefusal('');
      return logIn(entered);
    },
    onError(error) {
      const warnings = ['invalid_credentials', 'account_inactive'] as const;
      const notice = errorNotice(error, warnings, t.login.failed);
      showToast(notice);
      if (!(error instanceof ApiError)) setRefusal(whyUnreachable());
      else if (error.code === 'account_inactive') onInactive();
      else setRefusal(notice.text);
    },
  });
  const [isForgotOpen, setForgotOpen] = useState(false);

  return (
    <>
      <form {...form} className={styles.form}>
        <EmailField autoComplete="username" defaultValue={email} error={errors.email} />
        <PasswordField autoComplete="current-password" error={errors.password} />
        {refusal && <p className="note warning">{refusal}</p>}
        <SubmitButton isBusy={isBusy} pendingText={t.login.loggingIn}>
          {t.login.logIn}
        </SubmitButton>
      </form>
      <Button variant="plain" onClick={() => setForgotOpen(true)}>
        {t.login.forgot.title}
      </Button>
      {isForgotOpen && <ForgotPassword email={email} onClose={() => setForgotOpen(false)} />}
    </>
  );
}
