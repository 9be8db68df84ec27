import { t } from '../../browser/locale/messages.ts';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';
import type { FieldErrors } from './use-form.ts';

interface EmailFieldProps {
  autoComplete: 'username' | 'email';
  error: string | undefined;
  defaultValue?: string | undefined;
}

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      label={t.fields.email}
      name="email"
      type="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** The fields of a new account. */
export function AccountFields({ errors, email }: { errors: FieldErrors; email?: string }) {
  return (
    <>
      <EmailField autoComplete="email" defaultValue={email} error={errors.email} />
      <TextField
        label={t.fields.firstName}
        name="firstName"
        autoComplete="given-name"
        error={errors.firstName}
      />
      <TextField
        label={t.fields.lastName}
        name="lastName"
        autoComplete="family-name"
        error={errors.lastName}
      />
      <PasswordField autoComplete="new-password" error={errors.password} />
    </>
  );
}
