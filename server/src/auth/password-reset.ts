import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import { isForeignKeyViolation } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { type Actor, addAdminReset } from '../store/people/administer-users.ts';
import {
  addPasswordReset,
  findPasswordReset,
  redeemPasswordReset,
} from '../store/people/password-resets.ts';
import { type Passwords, requireStrongPassword } from './passwords.ts';
import { createToken, hashToken, hasTokenFormat } from './token.ts';

/** A single-use token for setting a new password. Throws if the account was just deleted. */
export async function issueReset(
  db: Database,
  userId: string,
  lifeMs: number,
  now: number,
): Promise<string> {
  const token = createToken();
  const times = { createdAt: now, expiresAt: now + lifeMs };
  try {
    await addPasswordReset(db, { id: hashToken(token), userId, issuedBy: null, ...times });
  } catch (error) {
    throw isForeignKeyViolation(error) ? new Problem('email_not_found') : error;
  }
  return token;
}

/** The same, issued by an administrator. */
export async function issueAdminReset(
  db: Database,
  userId: string,
  actor: Actor,
): Promise<{ token: string; user: User }> {
  const token = createToken();
  const user = await addAdminReset(db, userId, hashToken(token), actor);
  return { token, user };
}

/** Sets the new password and ends all sessions of the account. A refused password leaves the link usable. */
export async function resetPassword(
  db: Database,
  passwords: Passwords,
  token: string,
  password: string,
  now: number,
): Promise<{ userId: string }> {
  const id = hashToken(token);
  const reset = hasTokenFormat(token) ? await findPasswordReset(db, id, now) : undefined;
  if (!reset) throw new Problem('reset_expired');
  requireStrongPassword(password, reset.email);
  const hash = await passwords.hash(password);
  if (!(await redeemPasswordReset(db, id, hash, now))) throw new Problem('reset_expired');
  return { userId: reset.userId };
}
