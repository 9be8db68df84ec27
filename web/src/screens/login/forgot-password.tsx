import { notices } from '@assembly/contract/messages';
import { resetRequestSchema } from '@assembly/contract/session';
import { useId } from 'react';
import { requestReset } from '../../api/account.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { failureNotice } from '../../ui/failure-notice.ts';
import { Modal } from '../../ui/modal.tsx';
import { notify } from '../../ui/notify.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from './forms.module.css';

interface ForgotPasswordProps {
  email?: string;
  onClose: () => void;
}

function sayWhyNot(error: unknown): void {
  notify(
    failureNotice(error, { email_not_found: notices.resetEmailNotFound }, notices.resetFailed),
  );
}

export function ForgotPassword({ email = '', onClose }: ForgotPasswordProps) {
  const titleId = useId();
  const { form, faults, busy } = useForm({
    schema: resetRequestSchema,
    async send(entered) {
      await requestReset(entered.email);
      notify(notices.resetSent);
      onClose();
    },
    onFailure: sayWhyNot,
  });

  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <form {...form} className={styles.form}>
        <h2 id={titleId} className={styles.title}>
          Forgot Password
        </h2>
        <p>
          Enter your email address. We will send you a link with which you can set a new password.
        </p>
        <EmailField autoComplete="username" defaultValue={email} fault={faults.email} />
        <div className={styles.answers}>
          <Button look="plain" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busy={busy} busyText="Sending…">
            Send link
          </SubmitButton>
        </div>
      </form>
    </Modal>
  );
}
