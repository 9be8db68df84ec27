import { accountDeletionSchema } from '@assembly/contract/account/account';
import { deleteAccount } from '@assembly/contract/endpoints/account';
import { useId, useState } from 'react';
import { call } from '../../api/call.ts';
import { t } from '../../browser/locale/messages.ts';
import { goToLogin } from '../../browser/navigation/go-to.ts';
import { NeedsConnection } from '../../offline/needs-connection.tsx';
import { forgetUser } from '../../session/forget-user.ts';
import { useSession } from '../../session/session.ts';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { showErrorToast } from '../../ui/feedback/error-message.ts';
import { Button } from '../../ui/forms/button.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './account.module.css';

export function DeleteAccount() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <p>{t.ownAccount.deletion.text}</p>
      <NeedsConnection>
        <Button variant="danger" onClick={() => setConfirming(true)}>
          {t.ownAccount.deletion.button}
        </Button>
      </NeedsConnection>
      {isConfirming && <ConfirmDeletion onClose={() => setConfirming(false)} />}
    </>
  );
}

function ConfirmDeletion({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const questionId = useId();
  const { user, setDeletingAccount } = useSession();
  const { form, errors, isBusy } = useForm({
    schema: accountDeletionSchema,
    async send(entered) {
      setDeletingAccount(true);
      try {
        await call(deleteAccount, { body: entered });
      } catch (error) {
        setDeletingAccount(false);
        throw error;
      }
      await forgetUser();
      goToLogin();
      // Stay busy: the page is about to change.
      await new Promise(() => {});
    },
    onError: showErrorToast,
  });
  return (
    <Modal role="alertdialog" labelledBy={titleId} describedBy={questionId} onClose={onClose}>
      <form {...form} className={styles.form}>
        <h2 id={titleId}>{t.ownAccount.deletion.title}</h2>
        <p id={questionId}>{t.ownAccount.deletion.question}</p>
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField autoComplete="current-password" error={errors.password} />
        <div className="actions">
          <Button variant="plain" onClick={onClose}>
            {t.ownAccount.deletion.keep}
          </Button>
          <NeedsConnection>
            <SubmitButton isBusy={isBusy} pendingText={t.ownAccount.deletion.pending} isDangerous>
              {t.ownAccount.deletion.button}
            </SubmitButton>
          </NeedsConnection>
        </div>
      </form>
    </Modal>
  );
}
