import type { GoogleConnection } from '@assembly/contract/settings';
import { t } from '../browser/locale/messages.ts';
import { Button } from '../ui/forms/button.tsx';
import { useConnectGoogle } from './use-connect-google.ts';

/** Why the connection to Google does not work, and what to do. Null while it works. */
function describeProblem({ state, source }: GoogleConnection): string | null {
  const { refused, refusedFixed, unreadable } = t.connection.problem;
  if (state === 'refused') return source === 'environment' ? refusedFixed : refused;
  return state === 'unreadable' ? unreadable : null;
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

/** Connects with the same client ID and secret again. */
export function ReconnectButton({ variant = 'filled' }: { variant?: 'filled' | 'outlined' }) {
  const { connect, isLeaving } = useConnectGoogle();
  return (
    <Button
      variant={variant}
      aria-disabled={isLeaving}
      onClick={() => !isLeaving && void connect()}
    >
      {isLeaving ? t.shared.leaving : t.connection.reconnect}
    </Button>
  );
}
