import { MINUTE_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import type { User } from '@assembly/contract/user';
import type { Mailer } from '../mail/mailer.ts';
import { signUpEmail, signUpsEmail } from '../mail/templates/sign-up-emails.ts';
import type { Settings } from '../settings/settings.ts';
import type { Database } from '../store/database/tables.ts';
import { claimBundle, releaseBundle, settleBundle } from '../store/people/email-bundles.ts';
import { readAdmins } from '../store/people/list-users.ts';

interface SignUpEmailContext {
  settings: Pick<Settings, 'current'>;
  db: Database;
  mailer: Mailer;
  now: () => number;
}

/** How soon after its hour a summary is sent, and a failed email retried. */
const CHECK_INTERVAL_MS = 5 * MINUTE_MS;

/**
 * Notifies the administrators of sign-ups: one email at once, then at most one an hour with a count. Otherwise a
 * stranger could fill their mailboxes. `newest` is the person who has just signed up.
 */
export async function sendSignUpEmails(
  { settings, db, mailer, now }: SignUpEmailContext,
  newest?: User,
): Promise<void> {
  const claim = await claimBundle(db, 'sign-ups', now());
  if (!claim) return;
  const { assembly, mail, publicUrl } = settings.current();
  const link = publicUrl + screens.users;
  const isOnlyNewest = newest !== undefined && claim.count === 1;
  const email = isOnlyNewest
    ? signUpEmail(assembly, newest, link)
    : signUpsEmail(assembly, claim.count, link);
  const isMailConfigured = mail.smtpUrl !== undefined;
  const admins = isMailConfigured ? await readAdmins(db) : [];
  const results = await Promise.allSettled(admins.map((admin) => mailer.send(admin.email, email)));
  const failures = results.filter((result) => result.status === 'rejected');
  // Retried only if no administrator received it: one unreachable administrator must not repeat it for all others.
  const isLost = failures.length > 0 && failures.length === admins.length;
  await (isLost ? releaseBundle(db, claim) : settleBundle(db, claim));
  if (failures[0]) throw failures[0].reason;
}

/** Sends what waits, now and every few minutes. Returns a function that stops it. */
export function startSignUpEmails(
  context: SignUpEmailContext,
  onError: (error: unknown) => void,
): () => void {
  const send = () => void sendSignUpEmails(context).catch(onError);
  send();
  const timer = setInterval(send, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}
