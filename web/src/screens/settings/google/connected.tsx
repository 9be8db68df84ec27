import type { GooglePermission } from '@assembly/contract/settings';
import { lazy, Suspense, useState } from 'react';
import { formatList } from '../../../browser/locale/format-list.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { ConnectionProblem } from '../../../sync/connection-problem.tsx';
import { ReconnectButton } from '../../../sync/reconnect-button.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { SectionProps } from '../section-props.ts';
import { describeSource } from '../setting-values.ts';
import styles from '../settings.module.css';

const DisconnectDialog = lazy(() => import('./disconnect-dialog.tsx'));

const WhatToSync = lazy(() => import('./what-to-sync/what-to-sync.tsx'));

interface ConnectedProps extends SectionProps {
  /** The result of connecting, which is shown above, has the same warnings. */
  hidesWarnings: boolean;
}

/** The connection, what is wrong with it, and what to sync. */
export default function Connected({ reply, hidesWarnings }: ConnectedProps) {
  return (
    <>
      <ConnectionProblem google={reply.google} />
      <Connection reply={reply} hidesWarnings={hidesWarnings} />
      {reply.google.state === 'connected' && (
        <section className={`card ${styles.card}`}>
          <h2>What to sync</h2>
          <Suspense fallback={<Loading />}>
            <WhatToSync reply={reply} />
          </Suspense>
        </section>
      )}
    </>
  );
}

/** Which account is connected, with the ways to change that. */
function Connection({ reply, hidesWarnings }: ConnectedProps) {
  const { state, source, account, missing, endsAt } = reply.google;
  const [isDisconnecting, setDisconnecting] = useState(false);
  const isFixed = source === 'environment';
  return (
    <section className={`card ${styles.card}`}>
      <h2>Connection</h2>
      <p>
        {state === 'connected' ? 'Connected' : 'Not working'}
        {account && ` (account: ${account})`}.{' '}
        <span className="muted">
          {isFixed && describeSource({ name: 'GOOGLE_REFRESH_TOKEN', source, isSet: true })}
        </span>
      </p>
      {!hidesWarnings && missing.length > 0 && (
        <p className={styles.warning}>{describeMissing(missing)}</p>
      )}
      {!hidesWarnings && endsAt !== null && (
        <div className={styles.warning}>
          <EndsSoon endsAt={endsAt} />
        </div>
      )}
      {!isFixed && (
        <div className={styles.actions}>
          {state === 'connected' && <ReconnectButton variant="outlined" />}
          <Button variant="outlined" onClick={() => setDisconnecting(true)}>
            Disconnect
          </Button>
        </div>
      )}
      <Suspense>
        {isDisconnecting && <DisconnectDialog onClose={() => setDisconnecting(false)} />}
      </Suspense>
    </section>
  );
}

/** The API that each permission is for, and what is copied with it. */
const PERMISSIONS: Record<GooglePermission, [api: string, content: string]> = {
  calendar: ['Google Calendar', 'events'],
  tasks: ['Google Tasks', 'announcements'],
  drive: ['Google Drive', 'documents'],
};

/** "Without the permission for Google Tasks, announcements cannot be copied." */
export function describeMissing(missing: GooglePermission[]): string {
  const apis = formatList(missing.map((permission) => PERMISSIONS[permission][0]));
  const content = formatList(missing.map((permission) => PERMISSIONS[permission][1]));
  return `Without the permission for ${apis}, ${content} cannot be copied.`;
}

/** Google ends connections of apps in "Testing", and says when. */
export function EndsSoon({ endsAt }: { endsAt: number }) {
  return (
    <p>
      <b>Google will end this connection on {formatTime(endsAt)},</b> because the app is in
      “Testing”. Press “Publish app” under{' '}
      <a href="https://console.cloud.google.com/auth/audience" target="_blank" rel="noreferrer">
        Audience in the Google Cloud console
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      , then reconnect here.
    </p>
  );
}
