import { onTestFinished } from 'vitest';
import {
  isOffline,
  markReachable,
  markUnreachable,
  onConnectionChange,
} from '../offline/connection.ts';

/** Until the test ends, also if a late reply or a probe reaches the fake server. */
export function stayOffline(): void {
  markUnreachable();
  const stop = onConnectionChange(() => isOffline() || markUnreachable());
  onTestFinished(() => {
    stop();
    markReachable();
  });
}
