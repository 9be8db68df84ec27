import { randomUUID } from 'node:crypto';
import { Problem } from '@assembly/contract/problem';
import type { SignIn } from '@assembly/contract/session';
import { displayName, type SignUp, type User } from '@assembly/contract/user';
import type { Database } from '../store/tables.ts';
import { addUser, findUserByEmail } from '../store/users.ts';
import { isFirebaseHash } from './firebase-hash.ts';
import { importedDecoy, makeOurOwn } from './imported-passwords.ts';
import { type Passwords, requireGoodPassword } from './passwords.ts';

/** A new person, who waits until an administrator approves them. */
export async function signUp(
  db: Database,
  passwords: Passwords,
  { email, firstName, lastName, password }: SignUp,
  now: number,
): Promise<User> {
  requireGoodPassword(password, email);
  if (await findUserByEmail(db, email)) throw new Problem('email_in_use');
  return await addUser(db, {
    id: randomUUID(),
    name: displayName(firstName, lastName),
    email,
    password: await passwords.hash(password),
    isAdmin: false,
    isActive: false,
    createdAt: now,
  });
}

/** The person whose e-mail and password these are, if they may come in. */
export async function checkSignIn(
  db: Database,
  passwords: Passwords,
  { email, password }: SignIn,
): Promise<User> {
  const known = await findUserByEmail(db, email);
  const decoy = await importedDecoy(db);
  if (!(await passwords.matches(password, known?.password, decoy)) || !known) {
    throw new Problem('invalid_credentials');
  }
  if (!known.isActive) throw new Problem('account_inactive');
  if (isFirebaseHash(known.password)) await makeOurOwn(db, passwords, known, password);
  const { password: _hash, ...user } = known;
  return user;
}
