import type { GoogleConnection } from '@assembly/contract/settings';
import { Button } from '../ui/forms/button.tsx';
import { useConnectGoogle } from './use-connect-google.ts';

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
    <div role="alert" className="note warning actions">
      <p>{problem}</p>
      {google.source !== 'environment' && <ReconnectButton />}
    </div>
  );
}

interface ReconnectButtonProps {
  variant?: 'filled' | 'outlined';
}

/** Connects with the same client ID and secret again. */
export function ReconnectButton({ variant = 'filled' }: ReconnectButtonProps) {
  const { connect, isLeaving } = useConnectGoogle();
  return (
    <Button
      variant={variant}
      aria-disabled={isLeaving}
      onClick={() => !isLeaving && void connect()}
    >
      {isLeaving ? 'Going to Google…' : 'Reconnect'}
    </Button>
  );
}
