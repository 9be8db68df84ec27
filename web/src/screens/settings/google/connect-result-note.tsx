import type { ConnectResult, GoogleConnection } from '@assembly/contract/settings';
import type { ReactNode } from 'react';
import styles from '../settings.module.css';
import { describeMissing, EndsSoon } from './connected.tsx';

interface ConnectResultNoteProps {
  result: ConnectResult;
  google: GoogleConnection;
}

/** How the visit to Google's consent page ended. */
export default function ConnectResultNote({ result, google }: ConnectResultNoteProps) {
  const hasSucceeded = result === 'connected' || result === 'partial';
  // The address may be an old one: the connection itself says what is true now.
  if (hasSucceeded && google.state !== 'connected') return null;
  const granted = google.missing.length === 0 ? 'connected' : 'partial';
  const shown = hasSucceeded ? granted : result;
  const isSuccess = shown === 'connected' && google.endsAt === null;
  return (
    <div
      role={isSuccess ? 'status' : 'alert'}
      className={isSuccess ? styles.success : styles.warning}
    >
      {TEXTS[shown](google)}
      {hasSucceeded && google.endsAt !== null && <EndsSoon endsAt={google.endsAt} />}
    </div>
  );
}

const accountOf = ({ account }: GoogleConnection) => (account ? ` as ${account}` : '');

const TEXTS: Record<ConnectResult, (google: GoogleConnection) => ReactNode> = {
  connected: (google) => (
    <p>
      <b>Google is connected{accountOf(google)}.</b> Now choose what to sync.
    </p>
  ),
  partial: (google) => (
    <>
      <p>
        <b>Google is connected{accountOf(google)}, but not with all permissions.</b>
      </p>
      <p>{describeMissing(google.missing)} To add them, reconnect and select every permission.</p>
    </>
  ),
  denied: (google) => (
    <Failure google={google}>
      access was refused on Google’s page, or no permission was selected there. To try again,
      connect once more, select every permission and press “Continue” or “Allow”.
    </Failure>
  ),
  refused: (google) => (
    <Failure google={google}>
      it does not accept the client ID or the client secret. Copy both from the Google Cloud console
      again, and check that they belong to the same client.
    </Failure>
  ),
  expired: (google) => (
    <Failure google={google}>
      the visit to Google’s page took too long, was already finished, or was begun in another
      browser. Please connect again.
    </Failure>
  ),
  failed: (google) => (
    <Failure google={google}>
      the connection could not be completed. Please connect again in a moment. If it keeps failing,
      check the server log, which has the reason.
    </Failure>
  ),
};

interface FailureProps {
  google: GoogleConnection;
  children: ReactNode;
}

function Failure({ google, children }: FailureProps) {
  const isConnected = google.state === 'connected';
  return (
    <p>
      <b>Google was not {isConnected ? 'reconnected' : 'connected'}:</b> {children}
      {isConnected && ' Until then, the previous connection stays in use.'}
    </p>
  );
}
