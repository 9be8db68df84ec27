import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import { isUniqueViolation } from '../database/store-error.ts';
import type { Database } from '../database/tables.ts';
import { type Actor, requireOtherAdmin } from './administer-users.ts';
import { type NewAuditEntry, writeAudit } from './audit-log.ts';
import { refuseDemoAccount } from './demo-accounts.ts';
import { addToBundle } from './email-bundles.ts';
import { removeFeedsOf } from './feeds.ts';
import { findUser } from './list-users.ts';
import { lockUsers } from './lock-users.ts';
import { changePassword, insertUser, type NewUser, renameUser, type StoredUser } from './users.ts';

/** What a user changes; any may be missing. */
export interface OwnChanges {
  name?: string;
  /** Null: no longer their own choice. */
  language?: string | null;
  newPassword?: {
    /** The account as it was when the current password was verified. */
    verified: StoredUser;
    hash: string;
    endFeeds: boolean;
  };
}

/** Adds an account that a person has signed up for, and counts it for the next email to the administrators. */
export async function addSignedUpUser(db: Database, newUser: NewUser): Promise<User> {
  try {
    return await db.transaction().execute(async (trx) => {
      const user = await insertUser(trx, newUser);
      const entry = { action: 'signed_up', subject: null, at: newUser.createdAt } as const;
      await writeAudit(trx, { actor: user, ...entry });
      await addToBundle(trx, 'sign-ups');
      return user;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('email_in_use');
    throw error;
  }
}

/**
 * Makes all changes or none, and returns the changed account. Undefined when it no longer exists, or when the current
 * password is not the verified one any more.
 */
export async function changeOwnAccount(
  db: Database,
  { user, sessionId, now }: Actor,
  { name, language, newPassword }: OwnChanges,
): Promise<User | undefined> {
  return await db.transaction().execute(async (trx) => {
    const audit = (action: NewAuditEntry['action'], subject: string | null) =>
      writeAudit(trx, { actor: user, action, subject, at: now });
    if (newPassword) {
      const { verified, hash, endFeeds } = newPassword;
      if (!(await changePassword(trx, verified, hash, sessionId))) return undefined;
      await audit('password_changed', null);
      if (endFeeds && (await removeFeedsOf(trx, user.id))) await audit('feeds_revoked', null);
    }
    if (name !== undefined && (await renameUser(trx, user.id, name))) {
      await audit('name_changed', name);
    }
    if (language !== undefined) {
      await trx.updateTable('users').set({ language }).where('id', '=', user.id).execute();
    }
    return await findUser(trx, user.id);
  });
}

/** Deletes the actor's own account, unless they are the last administrator. */
export async function deleteOwnAccount(
  db: Database,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUsers(trx);
    const self = await findUser(trx, user.id);
    if (!self) return;
    refuseDemoAccount(self);
    await requireOtherAdmin(trx, self);
    await trx.deleteFrom('users').where('id', '=', self.id).execute();
    await writeAudit(trx, { actor: self, action: 'deleted_own_account', subject: null, at: now });
  });
}
