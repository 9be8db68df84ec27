import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.ts';

const ENCRYPTIONS = {
  starttls: {
    label: 'STARTTLS (usually port 587)',
    scheme: 'smtp',
    port: 587,
    query: '?requireTLS=true',
  },
  tls: { label: 'TLS (usually port 465)', scheme: 'smtps', port: 465, query: '' },
  none: {
    label: 'None: only on a network that you trust',
    scheme: 'smtp',
    port: 25,
    query: '?ignoreTLS=true',
  },
} as const;

const ENCRYPTION_OPTIONS = Object.entries(ENCRYPTIONS).map(
  ([id, { label }]) => [id, label] as const,
);

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
          {...text('Server', 'host')}
          name="SMTP_URL"
          inputMode="url"
          error={
            form.errors.SMTP_URL &&
            'Enter the name of the server, such as mail.example.org. Leave the port empty for the usual one.'
          }
        />
        <TextField
          {...text('Port', 'port')}
          inputMode="numeric"
          placeholder={`${ENCRYPTIONS[server.encryption].port}`}
        />
      </div>
      <SelectField
        label="Encryption"
        options={ENCRYPTION_OPTIONS}
        value={server.encryption}
        onChange={(encryption) => change({ encryption: encryption as MailServer['encryption'] })}
      />
      <TextField {...text('User', 'user')} />
      <TextField
        {...text('Password', 'password')}
        type="password"
        // Otherwise browsers would fill in the person's own.
        autoComplete="new-password"
      />
    </>
  );
}
