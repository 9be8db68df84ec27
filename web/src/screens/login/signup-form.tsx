import { passwordError, signUpSchema } from '@assembly/contract/account/account-input';
import { signUp } from '@assembly/contract/endpoints/sign-in';
import { call } from '../../api/call.ts';
import { t } from '../../browser/locale/messages.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { AccountFields } from '../../ui/forms/account-fields.tsx';
import styles from '../../ui/forms/form-page.module.css';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { errorNotice } from './error-notice.ts';

export function SignupForm({ email, onSignedUp }: { email: string; onSignedUp: () => void }) {
  const { form, errors, isBusy } = useForm({
    schema: signUpSchema,
    validate: ({ password, email }) => ({ password: passwordError(password, email) }),
    async send(entered) {
      await call(signUp, { body: entered });
      showToast({ severity: 'success', text: t.login.signedUp });
      onSignedUp();
    },
    onError: (error) => showToast(errorNotice(error, ['email_in_use'], t.login.signUpFailed)),
  });

  return (
    <form {...form} className={styles.form}>
      <AccountFields email={email} errors={errors} />
      <p className="muted">{t.login.approvesAccounts}</p>
      <SubmitButton isBusy={isBusy} pendingText={t.login.signingUp}>
        {t.login.signUp}
      </SubmitButton>
    </form>
  );
}
