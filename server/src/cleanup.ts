import { HOUR_MS } from '@assembly/contract/limits';
import { removeOldAttempts } from './auth/rate-limits.ts';
import type { Database } from './store/database/tables.ts';
import { removeExpiredPasswordResets } from './store/people/password-resets.ts';
import { removeExpiredSessions } from './store/people/sessions.ts';

const INTERVAL_MS = 1 * HOUR_MS;

/** Removes expired sessions, reset links and sign-in attempts once an hour. Returns a function that stops it. */
export function startCleanup(
  db: Database,
  now: () => number,
  onError: (error: unknown) => void,
): () => void {
  async function removeExpired() {
    try {
      await removeExpiredSessions(db, now());
      await removeExpiredPasswordResets(db, now());
      await removeOldAttempts(db, now());
    } catch (error) {
      onError(error);
    }
  }
  void removeExpired();
  const timer = setInterval(() => void removeExpired(), INTERVAL_MS);
  return () => clearInterval(timer);
}
