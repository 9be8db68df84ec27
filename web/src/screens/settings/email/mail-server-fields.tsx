import { t } from '../../../browser/locale/messages.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';

const ENCRYPTIONS = {
  starttls: { scheme: 'smtp', port: 587, query: '?requireTLS=true' },
  tls: { scheme: 'smtps', port: 465, query: '' },
  none: { scheme: 'smtp', port: 25, query: '?ignoreTLS=true' },
} as const;

export const NO_SERVER = {
  host: '',
  /** Empty: the usual one. */
  port: '',
  user: '',
  password: '',
  encryption: 'starttls' as keyof typeof ENCRYPTIONS,
};
/** A mail server, as mail programs ask for it. */
type MailServer = typeof NO_SERVER;

/** As the setting holds it: `smtp://user:password@host:587?requireTLS=true`; undefined if nothing was entered. */
export function toAddress({
  host,
  port,
  user,
  password,
  encryption,
}: MailServer): string | undefined {
  if (![host, port, user, password].some((text) => text.trim())) return undefined;
  const { scheme, port: usualPort, query } = ENCRYPTIONS[encryption];
  const secret = password && `:${encodeURIComponent(password)}`;
  const account = user.trim() || password ? `${encodeURIComponent(user.trim())}${secret}@` : '';
  return `${scheme}://${account}${host.trim()}:${port.trim() || usualPort}${query}`;
}

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
    form.set('SMTP_URL', toAddress(next));
  }

  const text = (label: string, field: 'host' | 'port' | 'user' | 'password') => ({
    label,
    name: field,
    value: server[field],
    required: false,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });

  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...text(t.email.server, 'host')}
          name="SMTP_URL"
          inputMode="url"
          error={form.errors.SMTP_URL && t.email.serverInvalid}
        />
        <TextField
          {...text(t.email.port, 'port')}
          inputMode="numeric"
          placeholder={`${ENCRYPTIONS[server.encryption].port}`}
        />
      </div>
      <SelectField
        label={t.email.encryption}
        options={Object.entries(t.email.encryptions)}
        value={server.encryption}
        onChange={(encryption) => change({ encryption: encryption as MailServer['encryption'] })}
      />
      <TextField {...text(t.email.user, 'user')} />
      <TextField
        {...text(t.email.password, 'password')}
        type="password"
        // Otherwise browsers would fill in the person's own.
        autoComplete="new-password"
      />
    </>
  );
}
