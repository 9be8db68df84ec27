import { PASSWORD_MIN_CHARS } from '@assembly/contract/limits';
import { notices } from '@assembly/contract/messages';
import { passwordFault, type SignUp, signUpSchema } from '@assembly/contract/user';
import { signUp } from '../../api/account.ts';
import { failureNotice } from '../../ui/feedback/failure-notice.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type Faults, useForm } from '../../ui/forms/use-form.ts';
import { EmailField } from './email-field.tsx';
import styles from './forms.module.css';

interface SignupFormProps {
  email: string;
  onSignedUp: () => void;
}

function findFaults({ password, email }: SignUp): Faults | null {
  const fault = passwordFault(password, email);
  return fault ? { password: fault } : null;
}

function sayWhyNot(error: unknown): void {
  notify(failureNotice(error, { email_in_use: notices.signUpEmailInUse }, notices.signUpFailed));
}

export function SignupForm({ email, onSignedUp }: SignupFormProps) {
  const { form, faults, busy } = useForm({
    schema: signUpSchema,
    findFaults,
    async send(entered) {
      await signUp(entered);
      notify(notices.signUpDone);
      onSignedUp();
    },
    onFailure: sayWhyNot,
  });

  return (
    <form {...form} className={styles.form}>
      <EmailField autoComplete="email" defaultValue={email} fault={faults.email} />
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        fault={faults.firstName}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        fault={faults.lastName}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_CHARS} characters.`}
        fault={faults.password}
      />
      <SubmitButton busy={busy} busyText="Signing up…">
        Signup
      </SubmitButton>
    </form>
  );
}
