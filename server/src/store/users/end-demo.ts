import type { User } from '@assembly/contract/user';
import type { Database, Tx } from '../database/tables.ts';
import { removeDemoSettings } from '../settings/settings.ts';
import { asCommandLine } from './administer-users.ts';
import { COMMAND_LINE } from './audit-log.ts';
import { addedByCommand, DEMO_EMAILS, demoStart, grantedByUsers } from './demo-accounts.ts';
import { NO_PASSWORD, toUser } from './users.ts';

/**
 * When the environment has ended the demo: removes its accounts and settings, and returns how many accounts. Its content
 * stays until the next sync.
 */
export async function endDemoByEnvironment(db: Database, now: number): Promise<number> {
  if ((await demoStart(db)) === undefined) return 0;
  return await asCommandLine(db, now, async (trx, audit) => {
    // Another process may have done it in the meantime.
    const start = await demoStart(trx);
    if (start === undefined) return 0;
    const removed = await removeDemoAccounts(trx, start);
    for (const user of removed) await audit('deleted', user);
    await removeDemoSettings(trx);
    return removed.length;
  });
}

/**
 * When the setup ends the demo: removes its accounts, and what its users did from the audit log. Returns whether the
 * demo has used this database.
 */
export async function removeDemoUsers(trx: Tx): Promise<boolean> {
  const start = await demoStart(trx);
  if (start === undefined) return false;
  await removeDemoAccounts(trx, start);
  await trx
    .deleteFrom('audit_log')
    .where('at', '>=', start)
    .where('actorId', '!=', COMMAND_LINE.id)
    .execute();
  // Sign-ups that the next email would report.
  await trx.deleteFrom('email_bundles').execute();
  return true;
}

/**
 * The password of the demo's administrator is public. So accounts that were made since the demo began are removed, except
 * those that a command made. Of the others, those that a user has given access or a link since then become pending,
 * without a password. Everyone has to sign in again, all private links and links to set a password are void, and
 * no notification is sent.
 */
async function removeDemoAccounts(trx: Tx, start: number): Promise<User[]> {
  const removed = await trx
    .deleteFrom('users')
    .where('createdAt', '>=', start)
    .where((where) =>
      where.or([where('emailKey', 'in', DEMO_EMAILS), where('id', 'not in', addedByCommand(trx))]),
    )
    .returningAll()
    .execute();
  await trx
    .updateTable('users')
    .set({ isAdmin: 0, isActive: 0, password: NO_PASSWORD })
    .where('id', 'in', grantedByUsers(trx, start))
    .execute();
  await trx.deleteFrom('sessions').execute();
  await trx.deleteFrom('feeds').execute();
  await trx.deleteFrom('password_resets').execute();
  // They are about the demo's content and sign-ups. Their deliveries are deleted with them.
  await trx.deleteFrom('notifications').execute();
  return removed.map(toUser);
}
