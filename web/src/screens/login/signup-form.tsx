import { passwordError, type SignUp, signUpSchema } from '@assembly/contract/account/account-input';
import { signUp } from '@assembly/contract/endpoints/session';
import { notices } from '@assembly/contract/messages';
import { call } from '../../api/call.ts';
import { showToast } from '../../ui/feedback/show-toast.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type FieldErrors, useForm } from '../../ui/forms/use-form.ts';
import { EmailField } from './email-field.tsx';
import { errorNotice } from './error-notice.ts';
import styles from './login.module.css';

interface SignupFormProps {
  email: string;
  onSignedUp: () => void;
}

function validate({ password, email }: SignUp): FieldErrors | null {
  const error = passwordError(password, email);
  return error ? { password: error } : null;
}

function notifyFailure(error: unknown): void {
  showToast(errorNotice(error, { email_in_use: notices.signUpEmailInUse }, notices.signUpFailed));
}

export function SignupForm({ email, onSignedUp }: SignupFormProps) {
  const { form, errors, isBusy } = useForm({
    schema: signUpSchema,
    validate,
    async send(entered) {
      await call(signUp, { body: entered });
      showToast(notices.signUpDone);
      onSignedUp();
    },
    onError: notifyFailure,
  });

  return (
    <form {...form} className={styles.form}>
      <EmailField autoComplete="email" defaultValue={email} error={errors.email} />
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        error={errors.firstName}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        error={errors.lastName}
      />
      <PasswordField label="Password" autoComplete="new-password" error={errors.password} />
      <SubmitButton isBusy={isBusy} pendingText="Signing up…">
        Signup
      </SubmitButton>
    </form>
  );
}
