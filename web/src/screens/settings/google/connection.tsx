import { lazy, Suspense, useState } from 'react';
import { ReconnectButton } from '../../../sync/reconnect-button.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { SectionProps } from '../section-props.ts';
import { describeSource } from '../setting-values.ts';
import styles from '../settings.module.css';
import { describeMissing } from './describe-missing.ts';
import { EndsSoon } from './ends-soon.tsx';

const DisconnectDialog = lazy(() => import('./disconnect-dialog.tsx'));

interface ConnectionProps extends SectionProps {
  /** The warnings are shown elsewhere on the screen. */
  hidesWarnings: boolean;
}

/** Which account is connected, with the ways to change that. */
export function Connection({ reply, hidesWarnings }: ConnectionProps) {
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
      {isDisconnecting && (
        <Suspense>
          <DisconnectDialog onClose={() => setDisconnecting(false)} />
        </Suspense>
      )}
    </section>
  );
}
