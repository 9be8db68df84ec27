import { randomUUID } from 'node:crypto';
import { Problem } from '@assembly/contract/problem';
import type { SignIn } from '@assembly/contract/session';
import { displayName, type SignUp, type User } from '@assembly/contract/user';
import { importedDecoy, makeOurOwn } from '../firebase/check-imported-password.ts';
import { isFirebaseHash } from '../firebase/firebase-hash.ts';
import type { Database } from '../store/database/tables.ts';
import { addUser, findUserByEmail, type StoredUser } from '../store/people/users.ts';
import { type Passwords, requireStrongPassword } from './passwords.ts';

/** A new person, who waits until an administrator approves them. */
export async function signUp(
  db: Database,
  passwords: Passwords,
  { email, firstName, lastName, password }: SignUp,
  now: number,
): Promise<User> {
  requireStrongPassword(password, email);
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

/** The person whose e-mail and password these are, if they may come in, with the hash that proved it. */
export async function checkSignIn(
  db: Database,
  passwords: Passwords,
  entered: SignIn,
): Promise<StoredUser> {
  const { email, password } = entered;
  const known = await findUserByEmail(db, email);
  const decoy = await importedDecoy(db);
  if (!(await passwords.matches(password, known?.password, decoy)) || !known) {
    throw new Problem('invalid_credentials');
  }
  if (!known.isActive) throw new Problem('account_inactive');
  if (!isFirebaseHash(known.password)) return known;
  const kept = await makeOurOwn(db, passwords, known, password);
  // Somebody else got in between, by signing in too or by setting another password.
  return kept ? { ...known, password: kept } : await checkSignIn(db, passwords, entered);
}
