import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { removeOldAttempts } from './auth/rate-limits.ts';
import { removeOldNotifications } from './notifications/queue/add-notification.ts';
import { removeOldItemChanges } from './store/content/unseen/item-changes.ts';
import type { Database } from './store/database/tables.ts';
import { removeOldAuthorizations } from './store/settings/google-authorizations.ts';
import { removeAuditBefore } from './store/users/audit-log.ts';
import { removeExpiredPasswordResets } from './store/users/password-resets.ts';
import { removeExpiredSessions } from './store/users/sessions.ts';
import { removeExpiredSetupCodes } from './store/users/setup.ts';

const INTERVAL_MS = 1 * HOUR_MS;

export interface CleanupOptions {
  auditDays: () => number;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Removes what has expired once an hour. Returns a function that stops it. */
export function startCleanup(db: Database, options: CleanupOptions): () => void {
  const clean = () => void removeExpired(db, options).catch(options.onError);
  clean();
  const timer = setInterval(clean, INTERVAL_MS);
  return () => clearInterval(timer);
}

/**
 * Removes expired rows: sessions, reset and setup links, attempts to sign in and to connect Google, news,
 * notifications, and the audit log.
 */
export async function removeExpired(
  db: Database,
  { auditDays, now }: Pick<CleanupOptions, 'auditDays' | 'now'>,
): Promise<void> {
  await removeExpiredSessions(db, now());
  await removeExpiredPasswordResets(db, now());
  await removeExpiredSetupCodes(db, now());
  await removeOldAttempts(db, now());
  await removeOldAuthorizations(db, now());
  await removeOldItemChanges(db, now());
  await removeOldNotifications(db, now());
  await removeAuditBefore(db, now() - auditDays() * DAY_MS);
}
