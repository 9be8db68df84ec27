import { MINUTE_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import type { Database } from '../../store/database/tables.ts';
import { claimBundle } from '../../store/users/email-bundles.ts';
import { addNotification } from '../queue/add-notification.ts';

interface SignUpContext {
  db: Database;
  now: () => number;
}

/** How long after an hour its summary is queued at the latest. */
const CHECK_INTERVAL_MS = 5 * MINUTE_MS;

/**
 * Notifies the administrators of sign-ups: of the first at once, then at most once an hour with a count. Otherwise a
 * stranger could fill their mailboxes. `newest` is the person who has just signed up.
 */
export async function notifySignUps({ db, now }: SignUpContext, newest?: User): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const count = await claimBundle(trx, 'sign-ups', now());
    if (!count) return;
    const newestId = newest && count === 1 ? newest.id : null;
    const content = { kind: 'signUps', count, newestId } as const;
    await addNotification(trx, { topic: 'signUps', content }, now());
  });
}

/** Notifies of sign-ups that wait, now and every few minutes. Returns a function that stops it. */
export function startSignUpNotifications(
  context: SignUpContext,
  onError: (error: unknown) => void,
): () => void {
  const notify = () => void notifySignUps(context).catch(onError);
  notify();
  const timer = setInterval(notify, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
