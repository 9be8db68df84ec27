import { ADMIN_RESET_LIFE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import { bumpVersion } from '../database/change-counters.ts';
import type { Database, Tx } from '../database/tables.ts';
import { COMMAND_LINE, type NewAuditEntry, writeAudit } from './audit-log.ts';
import { refuseDemoAccount } from './demo-accounts.ts';
import { findUser } from './list-users.ts';
import { lockUsers } from './lock-users.ts';
import { addPasswordReset, removePasswordResetsBy } from './password-resets.ts';
import { hasSession } from './sessions.ts';

/** Who acts, and when; recorded in the audit log. */
export interface Actor {
  user: User;
  sessionId: string;
  now: number;
}

type WriteAudit = (
  action: NewAuditEntry['action'],
  subject: NewAuditEntry['subject'],
) => Promise<void>;

/** Approves an account, and returns whether it was pending. */
export function approveUser(
  db: Database,
  id: string,
  actor: Actor,
): Promise<{ user: User; wasPending: boolean }> {
  return asAdmin(db, actor, async (trx, audit) => {
    const user = await findUser(trx, id);
    if (!user) throw new Problem('user_not_found');
    if (user.isActive) return { user, wasPending: false };
    await trx.updateTable('users').set({ isActive: 1 }).where('id', '=', id).execute();
    await audit('approved', user);
    return { user: { ...user, isActive: true }, wasPending: true };
  });
}

/** Deletes an account, and returns whether it existed. */
export function deleteUser(db: Database, id: string, actor: Actor): Promise<boolean> {
  return asAdmin(db, actor, async (trx, audit) => {
    if (id === actor.user.id) throw new Problem('own_account');
    const user = await findUser(trx, id);
    if (!user) return false;
    refuseDemoAccount(user);
    await requireOtherAdmin(trx, user);
    await trx.deleteFrom('users').where('id', '=', id).execute();
    await audit('deleted', user);
    return true;
  });
}

export function setAdmin(db: Database, id: string, isAdmin: boolean, actor: Actor): Promise<User> {
  return asAdmin(db, actor, async (trx, audit) => {
    if (id === actor.user.id) throw new Problem('own_account');
    const user = await findUser(trx, id);
    if (!user) throw new Problem('user_not_found');
    if (!user.isActive) {
      throw new Problem('account_inactive', { reason: 'approveFirst' });
    }
    if (user.isAdmin === isAdmin) return user;
    if (!isAdmin) await requireOtherAdmin(trx, user);
    await trx
      .updateTable('users')
      .set({ isAdmin: isAdmin ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    if (!isAdmin) await removePasswordResetsBy(trx, id);
    await audit(isAdmin ? 'made_admin' : 'unmade_admin', user);
    return { ...user, isAdmin };
  });
}

/**
 * Adds a reset link issued by an administrator, and returns whom it is for; `resetId` is the hash of its token. Not for
 * their own account: anyone at an unattended computer could then set a new password without the current one.
 */
export function addAdminReset(
  db: Database,
  userId: string,
  resetId: string,
  actor: Actor,
): Promise<User> {
  return asAdmin(db, actor, async (trx, audit) => {
    if (userId === actor.user.id) throw new Problem('own_account');
    const user = await findUser(trx, userId);
    if (!user) throw new Problem('user_not_found');
    const times = { createdAt: actor.now, expiresAt: actor.now + ADMIN_RESET_LIFE_MS };
    await addPasswordReset(trx, { id: resetId, userId, issuedBy: actor.user.id, ...times });
    await audit('reset_link', user);
    return user;
  });
}

/** Ends all sessions of a person, such as those of a lost phone. */
export function endSessions(db: Database, userId: string, actor: Actor): Promise<void> {
  return asAdmin(db, actor, async (trx, audit) => {
    if (userId === actor.user.id) throw new Problem('own_account');
    const user = await findUser(trx, userId);
    if (!user) throw new Problem('user_not_found');
    await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
    await audit('sessions_ended', user);
  });
}

/** Runs what a command does to users; it is audited and published like any other change. */
export function asCommandLine<Result>(
  db: Database,
  now: number,
  run: (trx: Tx, audit: WriteAudit) => Promise<Result>,
): Promise<Result> {
  return withLock(db, async (trx) => {
    const result = await run(trx, auditAs(trx, COMMAND_LINE, now));
    await bumpVersion(trx, 'users');
    return result;
  });
}

/**
 * Checks the actor's session and role inside the lock: of two administrators who demote each other, only one succeeds,
 * and a session that was just ended in another process can do no more.
 */
export function asAdmin<Result>(
  db: Database,
  { user, sessionId, now }: Actor,
  run: (trx: Tx, audit: WriteAudit) => Promise<Result>,
): Promise<Result> {
  return withLock(db, async (trx) => {
    const self = await findUser(trx, user.id);
    if (!self?.isActive || !(await hasSession(trx, sessionId))) throw new Problem('not_signed_in');
    if (!self.isAdmin) throw new Problem('forbidden');
    return await run(trx, auditAs(trx, self, now));
  });
}

function auditAs(trx: Tx, actor: NewAuditEntry['actor'], at: number): WriteAudit {
  return (action, subject) => writeAudit(trx, { actor, action, subject, at });
}

function withLock<Result>(db: Database, run: (trx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockUsers(trx);
    return await run(trx);
  });
}

/** Throws if no other active administrator would remain. */
export async function requireOtherAdmin(trx: Tx, leaving: User): Promise<void> {
  if (!leaving.isAdmin || !leaving.isActive) return;
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', 1)
    .where('isActive', '=', 1)
    .where('id', '!=', leaving.id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new Problem('last_admin');
}
