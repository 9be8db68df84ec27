import {
  chosenPasswordSchema,
  enteredPasswordSchema,
  passwordError,
} from '@assembly/contract/account/account-input';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { NeedsConnection } from '../../offline/needs-connection.tsx';
import { useSession } from '../../session/session.ts';
import { showErrorToast } from '../../ui/feedback/error-message.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './account.module.css';
import { useUpdateAccount } from './account-query.ts';

const schema = z.object({
  password: enteredPasswordSchema,
  newPassword: chosenPasswordSchema,
});

export function ChangePassword() {
  const { email } = useSession().user;
  const update = useUpdateAccount();
  const formRef = useRef<HTMLFormElement>(null);
  const { form, errors, isBusy } = useForm({
    schema,
    validate({ newPassword }) {
      const error = passwordError(newPassword, email);
      return error ? { newPassword: error } : null;
    },
    async send(entered) {
      await update(entered);
      formRef.current?.reset();
      const text = 'Your password has been changed. Your other sessions have ended.';
      showToast({ severity: 'success', text });
    },
    onError: showErrorToast,
  });
  return (
    <form ref={formRef} {...form} className={styles.form}>
      {/* Tells password managers which account this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.password}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        error={errors.newPassword}
      />
      <NeedsConnection>
        <SubmitButton isBusy={isBusy} pendingText="Saving…">
          Change password
        </SubmitButton>
      </NeedsConnection>
    </form>
  );
}
