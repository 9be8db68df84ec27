import { PASSWORD_MIN_CHARS } from '@assembly/contract/limits';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { t } from '../../browser/locale/messages.ts';
import styles from './text-field.module.css';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps {
  label?: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
}

/** A password field with a button that reveals it, and a hint about the length of a new password. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const isNew = props.autoComplete === 'new-password';
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      label={t.fields.password}
      name="password"
      {...props}
      hint={isNew && !props.error ? t.fields.passwordLength(PASSWORD_MIN_CHARS) : undefined}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className={styles.trailing}
          aria-label={t.fields.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
        </button>
      }
    />
  );
}
