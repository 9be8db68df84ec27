import { HOUR_MS } from '@assembly/contract/limits';
import { removeOldAttempts } from './auth/rate-limits.ts';
import type { Database } from './store/database/tables.ts';
import { removeExpiredPasswordResets } from './store/people/password-resets.ts';
import { removeExpiredSessions } from './store/people/sessions.ts';

const EVERY_MS = 1 * HOUR_MS;

/** Throws away what has run out, once an hour. Returns what stops it. */
export function startCleanup(
  db: Database,
  now: () => number,
  onError: (error: unknown) => void,
): () => void {
  async function tidy() {
    try {
      await removeExpiredSessions(db, now());
      await removeExpiredPasswordResets(db, now());
      await removeOldAttempts(db, now());
    } catch (error) {
      onError(error);
    }
  }
  void tidy();
  const timer = setInterval(() => void tidy(), EVERY_MS);
  return () => clearInterval(timer);
}
