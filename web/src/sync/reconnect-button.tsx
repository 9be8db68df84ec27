import { Button } from '../ui/forms/button.tsx';
import { useConnectGoogle } from './use-connect-google.ts';

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
