import type { GoogleConnection } from '@assembly/contract/settings';
import { ReconnectButton } from './reconnect-button.tsx';
import styles from './sync.module.css';

/** Why the connection to Google does not work, and what to do. Null while it works. */
function describeProblem({ state, source }: GoogleConnection): string | null {
  const isFixed = source === 'environment';
  if (state === 'refused' && isFixed) {
    return 'Google no longer accepts the sign-in in GOOGLE_REFRESH_TOKEN. Remove that variable from the environment and restart the server, then connect in the settings.';
  }
  if (state === 'refused') {
    return 'Google no longer accepts the connection, so nothing can be synced. What has been copied stays. Reconnect to sync again.';
  }
  if (state === 'unreadable') {
    return 'The connection to Google was saved with another key, and this server cannot read it. Reconnect, or start the server with the previous ASSEMBLY_SECRET or secret.key.';
  }
  return null;
}

/** Says what is wrong with the connection, with a button that fixes it. */
export function ConnectionProblem({ google }: { google: GoogleConnection }) {
  const problem = describeProblem(google);
  if (!problem) return null;
  return (
    <div role="alert" className={`card ${styles.problem}`}>
      <p>{problem}</p>
      {google.source !== 'environment' && <ReconnectButton />}
    </div>
  );
}
