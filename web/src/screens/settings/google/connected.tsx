import type { GooglePermission } from '@assembly/contract/settings';
import { useState } from 'react';
import { formatList } from '../../../browser/locale/format-list.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { sentenceSpace } from '../../../browser/locale/join-sentences.ts';
import { t } from '../../../browser/locale/messages.ts';
import { ConnectionProblem, ReconnectButton } from '../../../sync/connection-problem.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
import type { SectionProps } from '../section-props.ts';
import { describeSource } from '../setting-values.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import WhatToSync from './what-to-sync.tsx';

/** The connection, what is wrong with it, and what to sync. */
export default function Connected({ reply }: SectionProps) {
  return (
    <>
      <ConnectionProblem google={reply.google} />
      <Connection reply={reply} />
      {reply.google.state === 'connected' && (
        <section className="card section">
          <h2>{t.googleConnected.whatToSync}</h2>
          <WhatToSync reply={reply} />
        </section>
      )}
    </>
  );
}

/** Which account is connected, with the ways to change that. */
function Connection({ reply }: SectionProps) {
  const { state, source, account, missing, endsAt } = reply.google;
  const [isDisconnecting, setDisconnecting] = useState(false);
  const isFixed = source === 'environment';
  return (
    <section className="card section">
      <h2>{t.googleConnected.connection}</h2>
      <p>
        {state === 'connected'
          ? t.googleConnected.works(account)
          : t.googleConnected.worksNot(account)}
        {sentenceSpace()}
        <span className="muted">
          {isFixed && describeSource({ name: 'GOOGLE_REFRESH_TOKEN', source, isSet: true })}
        </span>
      </p>
      {missing.length > 0 && <p className="note warning">{describeMissing(missing)}</p>}
      {endsAt !== null && <EndsSoon endsAt={endsAt} />}
      {!isFixed && (
        <div className="actions">
          {state === 'connected' && <ReconnectButton variant="outlined" />}
          <Button variant="outlined" onClick={() => setDisconnecting(true)}>
            {t.googleConnected.disconnect.disconnect}
          </Button>
        </div>
      )}
      {isDisconnecting && <DisconnectDialog onClose={() => setDisconnecting(false)} />}
    </section>
  );
}

/** "Without the permission for Google Tasks, announcements cannot be copied. …" */
function describeMissing(missing: GooglePermission[]): string {
  const apis = formatList(missing.map((permission) => t.googleConnected.apis[permission]));
  const content = formatList(missing.map((permission) => t.googleConnected.content[permission]));
  return t.googleConnected.permissionsMissing(apis, content);
}

/** Google ends connections of apps in "Testing", and says when. */
function EndsSoon({ endsAt }: { endsAt: number }) {
  return (
    <p className="note warning">
      <Sentence
        parts={t.googleConnected.endsSoon(
          (text) => <b>{text}</b>,
          (text) => (
            <ExternalLink href="https://console.cloud.google.com/auth/audience">
              {text}
            </ExternalLink>
          ),
          formatTime(endsAt),
        )}
      />
    </p>
  );
}
