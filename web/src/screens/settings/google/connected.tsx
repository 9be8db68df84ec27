import type { GooglePermission } from '@assembly/contract/settings';
import { useState } from 'react';
import { formatList } from '../../../browser/locale/format-list.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { ConnectionProblem, ReconnectButton } from '../../../sync/connection-problem.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { ExternalLink } from '../../../ui/text/external-link.tsx';
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
          <h2>What to sync</h2>
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
      <h2>Connection</h2>
      <p>
        {state === 'connected' ? 'Connected' : 'Not working'}
        {account && ` (account: ${account})`}.{' '}
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
            Disconnect
          </Button>
        </div>
      )}
      {isDisconnecting && <DisconnectDialog onClose={() => setDisconnecting(false)} />}
    </section>
  );
}

/** The API that each permission is for, and what is copied with it. */
const PERMISSIONS: Record<GooglePermission, [api: string, content: string]> = {
  calendar: ['Google Calendar', 'events'],
  tasks: ['Google Tasks', 'announcements'],
  drive: ['Google Drive', 'documents'],
};

/** "Without the permission for Google Tasks, announcements cannot be copied. …" */
function describeMissing(missing: GooglePermission[]): string {
  const apis = formatList(missing.map((permission) => PERMISSIONS[permission][0]));
  const content = formatList(missing.map((permission) => PERMISSIONS[permission][1]));
  return `Without the permission for ${apis}, ${content} cannot be copied. To add it, reconnect and select every permission.`;
}

/** Google ends connections of apps in "Testing", and says when. */
function EndsSoon({ endsAt }: { endsAt: number }) {
  return (
    <p className="note warning">
      <b>Google will end this connection on {formatTime(endsAt)},</b> because the app is in
      “Testing”. Press “Publish app” under{' '}
      <ExternalLink href="https://console.cloud.google.com/auth/audience">
        Audience in the Google Cloud console
      </ExternalLink>
      , then reconnect here.
    </p>
  );
}
