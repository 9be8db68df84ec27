import { HANDED_RESET_LIFE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import { bumpVersion } from '../database/change-counters.ts';
import { lockForTransaction } from '../database/postgres.ts';
import type { Database, Tx } from '../database/tables.ts';
import { type AuditNote, COMMAND_LINE, writeAudit } from './audit-log.ts';
import { findUser } from './list-users.ts';
import { addPasswordReset } from './password-resets.ts';

/** Who does it, and when; it goes into the audit log with what was done. */
export interface Actor {
  user: User;
  now: number;
}

type Note = (action: AuditNote['action'], subject: User) => Promise<void>;

/** Lets the person in, and says whether they were waiting for it. */
export function approveUser(
  db: Database,
  id: string,
  actor: Actor,
): Promise<{ user: User; wasWaiting: boolean }> {
  return asAdmin(db, actor, async (trx, note) => {
    const user = await findUser(trx, id);
    if (!user) throw new Problem('user_not_found');
    if (user.isActive) return { user, wasWaiting: false };
    await trx.updateTable('users').set({ isActive: 1 }).where('id', '=', id).execute();
    await note('approved', user);
    return { user: { ...user, isActive: true }, wasWaiting: true };
  });
}

/** Deletes the person, and says whether there was one to delete. */
export function deleteUser(db: Database, id: string, actor: Actor): Promise<boolean> {
  return asAdmin(db, actor, async (trx, note) => {
    if (id === actor.user.id) throw new Problem('own_account');
    const user = await findUser(trx, id);
    if (!user) return false;
    await requireOtherAdmin(trx, user);
    await trx.deleteFrom('users').where('id', '=', id).execute();
    await note('deleted', user);
    return true;
  });
}

export function setAdmin(db: Database, id: string, isAdmin: boolean, actor: Actor): Promise<User> {
  return asAdmin(db, actor, async (trx, note) => {
    if (id === actor.user.id) throw new Problem('own_account');
    const user = await findUser(trx, id);
    if (!user) throw new Problem('user_not_found');
    if (!user.isActive) {
      throw new Problem('account_inactive', { detail: 'Approve this person first.' });
    }
    if (user.isAdmin === isAdmin) return user;
    if (!isAdmin) await requireOtherAdmin(trx, user);
    await trx
      .updateTable('users')
      .set({ isAdmin: isAdmin ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    await note(isAdmin ? 'made_admin' : 'unmade_admin', user);
    return { ...user, isAdmin };
  });
}

/**
 * A link that an administrator hands to the person; `resetId` is what is kept of its token. Never to himself: whoever
 * finds his page open could set a new password without the present one.
 */
export function addAdminReset(
  db: Database,
  userId: string,
  resetId: string,
  actor: Actor,
): Promise<void> {
  return asAdmin(db, actor, async (trx, note) => {
    if (userId === actor.user.id) throw new Problem('own_account');
    const user = await findUser(trx, userId);
    if (!user) throw new Problem('user_not_found');
    const expiresAt = actor.now + HANDED_RESET_LIFE_MS;
    await addPasswordReset(trx, { id: resetId, userId, createdAt: actor.now, expiresAt });
    await note('reset_link', user);
  });
}

/** What a command on the server does to people, written down and told like everything else. */
export function asCommandLine<Result>(
  db: Database,
  now: number,
  act: (trx: Tx, note: Note) => Promise<Result>,
): Promise<Result> {
  return inTurn(db, async (trx) => {
    const result = await act(trx, noteBy(trx, COMMAND_LINE, now));
    await bumpVersion(trx, 'users');
    return result;
  });
}

/** One's own account. The last administrator has to stay. */
export function deleteOwnAccount(db: Database, { user, now }: Actor): Promise<void> {
  return inTurn(db, async (trx) => {
    const self = await findUser(trx, user.id);
    if (!self) return;
    await requireOtherAdmin(trx, self);
    await trx.deleteFrom('users').where('id', '=', self.id).execute();
    await writeAudit(trx, { actor: self, action: 'deleted_own_account', subject: null, at: now });
  });
}

/**
 * Two administrators who act on each other in the same instant act one after the other, and the second finds that he is
 * one no longer.
 */
function asAdmin<Result>(
  db: Database,
  { user, now }: Actor,
  act: (trx: Tx, note: Note) => Promise<Result>,
): Promise<Result> {
  return inTurn(db, async (trx) => {
    const self = await findUser(trx, user.id);
    if (!self?.isActive) throw new Problem('not_signed_in');
    if (!self.isAdmin) throw new Problem('forbidden');
    return await act(trx, noteBy(trx, self, now));
  });
}

function noteBy(trx: Tx, actor: AuditNote['actor'], at: number): Note {
  return (action, subject) => writeAudit(trx, { actor, action, subject, at });
}

function inTurn<Result>(db: Database, act: (trx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockForTransaction(trx, 'administer users');
    return await act(trx);
  });
}

async function requireOtherAdmin(trx: Tx, leaving: User): Promise<void> {
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
