import { resetRequestSchema } from '@assembly/contract/account/account-input';
import { requestPasswordReset } from '@assembly/contract/endpoints/sign-in';
import { useId } from 'react';
import { call } from '../../api/call.ts';
import { t } from '../../browser/locale/messages.ts';
import { assemblyName } from '../../browser/page-config.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { EmailField } from '../../ui/forms/account-fields.tsx';
import { Button } from '../../ui/forms/button.tsx';
import styles from '../../ui/forms/form-page.module.css';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { AskContact, readContact } from './contact.tsx';
import { errorNotice } from './error-notice.ts';

interface ForgotPasswordProps {
  email?: string;
  onClose: () => void;
}

export function ForgotPassword(props: ForgotPasswordProps) {
  return readContact().canResetByEmail ? (
    <RequestLink {...props} />
  ) : (
    <ConfirmDialog
      title={t.login.forgot.title}
      question={t.login.forgot.cannotSend(assemblyName)}
      onClose={props.onClose}
    >
      <AskContact />
    </ConfirmDialog>
  );
}

function RequestLink({ email = '', onClose }: ForgotPasswordProps) {
  const titleId = useId();
  const { form, errors, isBusy } = useForm({
    schema: resetRequestSchema,
    async send(entered) {
      await call(requestPasswordReset, { body: entered });
      showToast({ severity: 'success', text: t.login.forgot.sent });
      onClose();
    },
    onError: (error) => showToast(errorNotice(error, ['email_not_found'], t.login.forgot.failed)),
  });

  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <form {...form} className={styles.form}>
        <h2 id={titleId}>{t.login.forgot.title}</h2>
        <p>{t.login.forgot.text}</p>
        <EmailField autoComplete="username" defaultValue={email} error={errors.email} />
        <div className="actions">
          <Button variant="plain" onClick={onClose}>
            {t.shared.cancel}
          </Button>
          <SubmitButton isBusy={isBusy} pendingText={t.login.forgot.sending}>
            {t.login.forgot.send}
          </SubmitButton>
        </div>
      </form>
    </Modal>
  );
}
