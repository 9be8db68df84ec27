import type { Setting } from '@assembly/contract/settings';
import { useState } from 'react';
import type { SettingsReply } from '../../../api/settings.ts';
import { useOnChange } from '../../../browser/use-on-change.ts';
import type { FieldErrors } from '../../../ui/forms/use-form.ts';
import { NoSecretKey } from '../no-secret-key.tsx';
import { RemoveSecret } from '../remove-secret.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingField } from '../setting-field.tsx';
import { describeSource, isFixed, settingOf } from '../setting-values.ts';
import styles from '../settings.module.css';
import { SettingsForm } from '../settings-form.tsx';
import { type Changes, useSettingsForm } from '../use-settings-form.ts';
import { MailServerFields } from './mail-server-fields.tsx';
import { findMistakes, isEmpty, type MailServer, NO_SERVER, parseAddress } from './smtp-address.ts';
import { TestEmail } from './test-email.tsx';

export default function EmailSection({ reply }: SectionProps) {
  const [server, setServer] = useState(NO_SERVER);
  const form = useSettingsForm({
    reply,
    validate(changes) {
      const mistakes = {
        ...findServerMistakes(changes, server),
        ...findSenderMistakes(reply, changes),
      };
      return Object.keys(mistakes).length > 0 ? mistakes : null;
    },
  });
  useOnChange(form.resetCount, () => setServer(NO_SERVER));
  const setting = form.setting('SMTP_URL');
  const isUnreadable = setting.source === 'stored' && !setting.isSet;
  const willBeRemoved = form.typed.SMTP_URL === null;
  const canEnter = reply.canStoreSecrets && !isFixed(setting) && !willBeRemoved;
  return (
    <div className={styles.cards}>
      <section className={`card ${styles.card}`}>
        <h2>Mail server</h2>
        <SettingsForm form={form} isReadOnly={form.isFixed('SMTP_URL', 'MAIL_FROM')}>
          <p>
            {setting.isSet
              ? describeServer(setting)
              : isUnreadable
                ? 'Emails cannot be sent.'
                : 'No mail server is set: emails are written to the folder data/outbox on the server and not sent.'}{' '}
            {setting.isSet && canEnter && 'Enter a new one to replace it.'}{' '}
            <span className="muted">
              {(setting.isSet || isUnreadable) && describeSource(setting)}
            </span>
          </p>
          <RemoveSecret
            form={form}
            name="SMTP_URL"
            label="mail server"
            onToggle={() => setServer(NO_SERVER)}
          />
          {!isFixed(setting) && <NoSecretKey reply={reply} />}
          {canEnter && (
            <MailServerFields
              key={form.resetCount}
              form={form}
              server={server}
              onChange={setServer}
            />
          )}
          <SettingField
            form={form}
            name="MAIL_FROM"
            inputMode="email"
            autoComplete="off"
            hint="The address that emails come from, such as Grace Church <office@example.org>. Your mail server must allow it."
          />
        </SettingsForm>
      </section>
      <section className={`card ${styles.card}`}>
        <h2>Test</h2>
        <TestEmail isDirty={form.isDirty} />
      </section>
    </div>
  );
}

const describeServer = ({ mailServer }: Setting) =>
  mailServer
    ? `Emails are sent through ${mailServer.host}, port ${mailServer.port}.`
    : 'A mail server is set.';

function findServerMistakes({ SMTP_URL: address }: Changes, server: MailServer): FieldErrors {
  if (!isEmpty(server)) return findMistakes(server);
  return address && !parseAddress(address)
    ? { SMTP_URL: 'Enter an address such as smtp://user:password@mail.example.org:587.' }
    : {};
}

/** The server has the same rules. Here they are checked together with the fields of the mail server. */
function findSenderMistakes(reply: SettingsReply, changes: Changes): FieldErrors {
  const { MAIL_FROM: entered, SMTP_URL: address } = changes;
  if (entered && !entered.includes('@')) return { MAIL_FROM: 'It must be an email address.' };
  const isMissing =
    entered === null ||
    (entered === undefined && settingOf(reply, 'MAIL_FROM').source === 'default');
  return address && isMissing ? { MAIL_FROM: 'Enter the sender address of emails.' } : {};
}
