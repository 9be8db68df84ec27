import { RESET_EMAIL_LIMIT, RESET_LIFE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import { isForeignKeyViolation } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { type Actor, addAdminReset } from '../store/users/administer-users.ts';
import {
  addEmailedReset,
  addPasswordReset,
  findPasswordReset,
  redeemPasswordReset,
} from '../store/users/password-resets.ts';
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
  await orNotFound(addPasswordReset(db, newReset(token, userId, lifeMs, now)));
  return token;
}

/** A token for a link that is emailed. Undefined when the person has just been sent several, the last of which still works. */
export async function issueEmailedReset(
  db: Database,
  userId: string,
  now: number,
): Promise<string | undefined> {
  const token = createToken();
  const reset = newReset(token, userId, RESET_LIFE_MS, now);
  return (await orNotFound(addEmailedReset(db, reset, RESET_EMAIL_LIMIT))) ? token : undefined;
}

function newReset(token: string, userId: string, lifeMs: number, now: number) {
  return { id: hashToken(token), userId, issuedBy: null, createdAt: now, expiresAt: now + lifeMs };
}

async function orNotFound<Result>(adding: Promise<Result>): Promise<Result> {
  try {
    return await adding;
  } catch (error) {
    throw isForeignKeyViolation(error) ? new Problem('email_not_found') : error;
  }
}

/** A token for a link that an administrator hands out. */
export async function issueAdminReset(
  db: Database,
  userId: string,
  actor: Actor,
): Promise<{ token: string; user: User }> {
  const token = createToken();
  const user = await addAdminReset(db, userId, hashToken(token), actor);
  return { token, user };
}

/** Sets the new password and ends all sessions and feeds of the account. A rejected password leaves the link usable. */
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
  await requireStrongPassword(password, reset.email);
  const hash = await passwords.hash(password);
  if (!(await redeemPasswordReset(db, id, hash, now))) throw new Problem('reset_expired');
  return { userId: reset.userId };
}
