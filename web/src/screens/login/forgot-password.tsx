import { notices } from '@assembly/contract/messages';
import { resetRequestSchema } from '@assembly/contract/session';
import { useId } from 'react';
import { requestReset } from '../../api/account.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { failureNotice } from '../../ui/feedback/failure-notice.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { Button } from '../../ui/forms/button.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { EmailField } from './email-field.tsx';
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
        <p>Enter your email address. We will send you a link to set a new password.</p>
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
