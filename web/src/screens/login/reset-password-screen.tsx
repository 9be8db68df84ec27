import { newPasswordSchema, passwordError } from '@assembly/contract/account/account-input';
import { ApiError } from '@assembly/contract/api-error';
import { resetPassword } from '@assembly/contract/endpoints/sign-in';
import { screens } from '@assembly/contract/paths';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { t } from '../../browser/locale/messages.ts';
import { basePath } from '../../browser/page-config.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useTitle } from '../../browser/use-title.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import buttons from '../../ui/forms/button.module.css';
import { Button } from '../../ui/forms/button.tsx';
import styles from '../../ui/forms/form-page.module.css';
import { FormMessage } from '../../ui/forms/form-page.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { errorNotice } from './error-notice.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { Welcome } from './welcome.tsx';

interface ResetPasswordScreenProps {
  token: string | null;
  onDone: () => void;
}

export function ResetPasswordScreen({ token, onDone }: ResetPasswordScreenProps) {
  const [isExpired, setExpired] = useState(false);
  // The page is prerendered for a link with a token.
  const isIncomplete = useHydrated() && !token;
  useTitle(t.login.reset.newPassword);
  return (
    <Welcome>
      {isExpired || isIncomplete ? (
        <LinkExpired />
      ) : (
        <NewPasswordForm token={token ?? ''} onDone={onDone} onExpired={() => setExpired(true)} />
      )}
    </Welcome>
  );
}

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  onExpired: () => void;
}

function NewPasswordForm({ token, onDone, onExpired }: NewPasswordFormProps) {
  const { form, errors, isBusy } = useForm({
    schema: newPasswordSchema,
    validate: ({ password }) => ({ password: passwordError(password, '') }),
    async send({ password }) {
      await call(resetPassword, { body: { token, password } });
      showToast({ severity: 'success', text: t.login.reset.done });
      onDone();
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'reset_expired') onExpired();
      else showToast(errorNotice(error, [], t.login.reset.failed));
    },
  });
  return (
    <form {...form} className={styles.form}>
      <h2>{t.login.reset.title}</h2>
      <PasswordField
        label={t.login.reset.newPassword}
        autoComplete="new-password"
        error={errors.password}
      />
      <p className="muted">{t.login.reset.note}</p>
      <SubmitButton isBusy={isBusy} pendingText={t.shared.saving}>
        {t.login.reset.save}
      </SubmitButton>
    </form>
  );
}

function LinkExpired() {
  const [isRequesting, setRequesting] = useState(false);
  return (
    <FormMessage heading={t.login.reset.expired}>
      <p>{t.login.reset.requestNew}</p>
      <Button onClick={() => setRequesting(true)}>{t.login.reset.requestLink}</Button>
      <a href={basePath + screens.login} className={buttons.plain}>
        {t.login.reset.backToLogin}
      </a>
      {isRequesting && <ForgotPassword onClose={() => setRequesting(false)} />}
    </FormMessage>
  );
}
