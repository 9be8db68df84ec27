import { Problem } from '@assembly/contract/problem';
import {
  addPasswordReset,
  findPasswordReset,
  spendPasswordReset,
} from '../store/password-resets.ts';
import type { Database } from '../store/tables.ts';
import { type Passwords, requireGoodPassword } from './passwords.ts';
import { hashToken, isTokenShaped, newToken } from './secret-token.ts';

/** A single-use token with which the person can set a new password. */
export async function issueReset(
  db: Database,
  userId: string,
  lifeMs: number,
  now: number,
): Promise<string> {
  const token = newToken();
  await addPasswordReset(db, {
    id: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: now + lifeMs,
  });
  return token;
}

/** Sets the new password and ends the person's sessions; a refused password leaves the link usable. */
export async function resetPassword(
  db: Database,
  passwords: Passwords,
  token: string,
  password: string,
  now: number,
): Promise<{ userId: string }> {
  const id = hashToken(token);
  const reset = isTokenShaped(token) ? await findPasswordReset(db, id, now) : undefined;
  if (!reset) throw new Problem('reset_expired');
  requireGoodPassword(password, reset.email);
  const hash = await passwords.hash(password);
  if (!(await spendPasswordReset(db, id, hash, now))) throw new Problem('reset_expired');
  return { userId: reset.userId };
}
