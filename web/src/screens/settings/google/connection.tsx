import { lazy, Suspense, useState } from 'react';
import { ReconnectButton } from '../../../sync/reconnect-button.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import styles from '../settings.module.css';
import type { SectionProps } from '../settings-screen.tsx';
import { describeMissing } from './describe-missing.ts';
import { EndsSoon } from './ends-soon.tsx';

const DisconnectDialog = lazy(() => import('./disconnect-dialog.tsx'));

interface ConnectionProps extends SectionProps {
  /** What is wrong with it is said elsewhere on the screen. */
  isExplained: boolean;
}

/** Which account is connected, with the ways to change that. */
export function Connection({ reply, isExplained }: ConnectionProps) {
  const { state, source, account, missing, endsAt } = reply.google;
  const [isDisconnecting, setDisconnecting] = useState(false);
  const isFixed = source === 'environment';
  return (
    <section className={`card ${styles.card}`}>
      <h2>Connection</h2>
      <p>
        {state === 'connected' ? 'Connected' : 'It does not work at the moment'}
        {account && `, with the account ${account}`}.{' '}
        <span className="muted">
          {isFixed && 'Fixed by the environment variable GOOGLE_REFRESH_TOKEN.'}
        </span>
      </p>
      {!isExplained && missing.length > 0 && (
        <p className={styles.warning}>{describeMissing(missing)}</p>
      )}
      {!isExplained && endsAt !== null && (
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
      {isDisconnecting && (
        <Suspense>
          <DisconnectDialog onClose={() => setDisconnecting(false)} />
        </Suspense>
      )}
    </section>
  );
}
