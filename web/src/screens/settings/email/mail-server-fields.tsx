import { useState } from 'react';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';
import fields from './mail-server-fields.module.css';
import {
  ENCRYPTIONS,
  type Encryption,
  isEmpty,
  type MailServer,
  NO_SERVER,
  parseAddress,
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
  const [isAddress, setAddress] = useState(false);
  const typed = form.typed.SMTP_URL ?? '';

  function change(changes: Partial<MailServer>) {
    const next = { ...server, ...changes };
    onChange(next);
    form.set('SMTP_URL', isEmpty(next) ? undefined : toAddress(next));
  }

  function changeAddress(text: string) {
    onChange(parseAddress(text) ?? NO_SERVER);
    form.set('SMTP_URL', text || undefined);
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
      <fieldset className={styles.group}>
        <legend>Enter the mail server as</legend>
        <label className={styles.choice}>
          <input type="radio" name="as" checked={!isAddress} onChange={() => setAddress(false)} />
          Server, user and password
        </label>
        <label className={styles.choice}>
          <input type="radio" name="as" checked={isAddress} onChange={() => setAddress(true)} />
          One address that starts with smtp:// or smtps://
        </label>
      </fieldset>
      {isAddress ? (
        <TextField
          label="Address"
          name="SMTP_URL"
          type="password"
          value={typed}
          required={false}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors.SMTP_URL}
          onChange={({ target }) => changeAddress(target.value)}
          hint="Such as smtp://user:password@mail.example.org:587."
        />
      ) : (
        <>
          {form.errors.SMTP_URL && <p className={styles.error}>{form.errors.SMTP_URL}</p>}
          <div className={fields.server}>
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
      )}
    </>
  );
}
