import { sendTestEmail } from '@assembly/contract/endpoints/settings';
import type { Setting } from '@assembly/contract/settings';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { joinSentences, sentenceSpace } from '../../../browser/locale/join-sentences.ts';
import { t } from '../../../browser/locale/messages.ts';
import { useOnChange } from '../../../browser/use-on-change.ts';
import { useSession } from '../../../session/session.ts';
import { NoSecretKey } from '../no-secret-key.tsx';
import type { SectionProps } from '../section-props.ts';
import { SendToMe } from '../send-to-me.tsx';
import { RemoveSecret } from '../setting-field.tsx';
import { describeSource } from '../setting-values.ts';
import { SettingsForm } from '../settings-form.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { MailServerFields, NO_SERVER } from './mail-server-fields.tsx';

export default function EmailSection({ reply }: SectionProps) {
  const { email } = useSession().user;
  const [server, setServer] = useState(NO_SERVER);
  const form = useSettingsForm({ reply, section: 'email' });
  const { SMTP_URL: typed } = form.typed;
  // Saved or discarded.
  useOnChange(typed, () => typed === undefined && setServer(NO_SERVER));
  const isFixed = form.isFixed('SMTP_URL');
  const canEnter = reply.canStoreSecrets && !isFixed && typed !== null;
  const setting = form.setting('SMTP_URL');
  return (
    <div className="sections">
      <section className="card section">
        <h2>{t.email.title}</h2>
        <SettingsForm
          form={form}
          special={{
            SMTP_URL: (
              <>
                <p className={setting.isSet ? undefined : 'note warning'}>
                  {joinSentences(
                    describeServer(setting),
                    setting.isSet && canEnter && t.email.replace,
                  )}
                  {sentenceSpace()}
                  <span className="muted">{describeSource(setting)}</span>
                </p>
                <RemoveSecret form={form} name="SMTP_URL" />
                {!isFixed && <NoSecretKey reply={reply} />}
                {canEnter && <MailServerFields form={form} server={server} onChange={setServer} />}
              </>
            ),
          }}
        />
      </section>
      <section className="card section">
        <h2>{t.email.testTitle}</h2>
        {form.isDirty ? (
          <p>{t.email.saveFirst}</p>
        ) : (
          <>
            <p>{t.email.test(email)}</p>
            <SendToMe send={() => call(sendTestEmail)} buttonText={t.email.sendTest} />
          </>
        )}
      </section>
    </div>
  );
}

function describeServer({ isSet, source, mailServer }: Setting): string {
  if (mailServer) return t.email.sentThrough(mailServer.host, mailServer.port);
  if (isSet) return t.email.isSet;
  return source === 'stored' ? t.email.cannotBeSent : t.email.notSet;
}
