import { PASSWORD_MIN_CHARS } from '@assembly/contract/limits';
import {
  chosenPasswordSchema,
  enteredPasswordSchema,
  passwordFault,
} from '@assembly/contract/user';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { useSession } from '../../session/session.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { sayFailure } from '../../ui/feedback/say-failure.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './account.module.css';
import { useChangeAccount } from './own-account.ts';

const schema = z.object({
  password: enteredPasswordSchema,
  newPassword: chosenPasswordSchema,
});

export function ChangePassword() {
  const { email } = useSession().user;
  const change = useChangeAccount();
  const fields = useRef<HTMLFormElement>(null);
  const { form, faults, busy } = useForm({
    schema,
    findFaults({ newPassword }) {
      const fault = passwordFault(newPassword, email);
      return fault ? { newPassword: fault } : null;
    },
    async send(entered) {
      await change(entered);
      fields.current?.reset();
      const text = 'Your password has been changed. Your other sessions have ended.';
      notify({ severity: 'success', text });
    },
    onFailure: sayFailure,
  });
  return (
    <form ref={fields} {...form} className={styles.form}>
      {/* Password managers learn from it whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        fault={faults.password}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_CHARS} characters.`}
        fault={faults.newPassword}
      />
      <SubmitButton busy={busy} busyText="Saving…">
        Change password
      </SubmitButton>
    </form>
  );
}
