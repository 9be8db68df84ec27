import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';
import {
  ENCRYPTIONS,
  type Encryption,
  isEmpty,
  type MailServer,
  toAddress,
} from './smtp-address.ts';

const ENCRYPTION_OPTIONS = Object.entries(ENCRYPTIONS).map(
  ([id, { label }]) => [id, label] as const,
);

interface MailServerFieldsProps {
  form: SettingsForm;
  server: MailServer;
  onChange: (server: MailServer) => void;
}

/** The stored mail server is never shown: these fields replace it. */
export function MailServerFields({ form, server, onChange }: MailServerFieldsProps) {
  function change(changes: Partial<MailServer>) {
    const next = { ...server, ...changes };
    onChange(next);
    form.set('SMTP_URL', isEmpty(next) ? undefined : toAddress(next));
  }

  const text = (label: string, field: 'host' | 'port' | 'user' | 'password', name: string) => ({
    label,
    name,
    value: server[field],
    required: false,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    error: form.errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });

  return (
    <>
      {form.errors.SMTP_URL && <p className={styles.error}>{form.errors.SMTP_URL}</p>}
      <div className={styles.server}>
        <TextField {...text('Server', 'host', 'smtpHost')} inputMode="url" />
        <TextField
          {...text('Port', 'port', 'smtpPort')}
          inputMode="numeric"
          placeholder={`${ENCRYPTIONS[server.encryption].port}`}
        />
      </div>
      <SelectField
        label="Encryption"
        options={ENCRYPTION_OPTIONS}
        value={server.encryption}
        onChange={(encryption) => change({ encryption: encryption as Encryption })}
      />
      <TextField {...text('User', 'user', 'smtpUser')} />
      <TextField
        {...text('Password', 'password', 'smtpPassword')}
        type="password"
        // Otherwise browsers would fill in the person's own.
        autoComplete="new-password"
      />
    </>
  );
}
