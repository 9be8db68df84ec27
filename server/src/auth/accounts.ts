import { randomUUID } from 'node:crypto';
import type { SignIn, SignUp } from '@assembly/contract/account/account-input';
import { Problem } from '@assembly/contract/problem';
import type { Setup } from '@assembly/contract/setup';
import { displayName, type User } from '@assembly/contract/user';
import { checkImportedPassword } from '../firebase/check-imported-password.ts';
import type { Database } from '../store/database/tables.ts';
import { isDemoEmail } from '../store/users/demo-accounts.ts';
import { addSignedUpUser } from '../store/users/own-account.ts';
import { findUserByEmail, type NewUser, type StoredUser } from '../store/users/users.ts';
import { type Passwords, requireStrongPassword } from './passwords.ts';

/** Adds a pending account. */
export async function signUp(
  db: Database,
  passwords: Passwords,
  { email, firstName, lastName, password }: SignUp,
  more: Pick<NewUser, 'createdAt' | 'confirmationHash' | 'browserLanguages'>,
): Promise<User> {
  await requireStrongPassword(password, email);
  // An account with a demo address would mark this database as used by the demo.
  const isTaken = isDemoEmail(email) || (await findUserByEmail(db, email));
  if (isTaken) throw new Problem('email_in_use');
  return await addSignedUpUser(db, {
    id: randomUUID(),
    name: displayName(firstName, lastName),
    email,
    password: await passwords.hash(password),
    isAdmin: false,
    isActive: false,
    ...more,
  });
}

/** The administrator whom a setup makes, not stored yet. */
export async function newAdministrator(
  passwords: Passwords,
  { email, firstName, lastName, password }: Setup,
  more: Pick<NewUser, 'createdAt' | 'browserLanguages'>,
): Promise<NewUser> {
  await requireStrongPassword(password, email);
  // An account with a demo address would mark this database as used by the demo.
  if (isDemoEmail(email)) {
    const fields = { email: 'This is an address of the demo. Enter your own.' };
    throw new Problem('email_in_use', { fields });
  }
  return {
    id: randomUUID(),
    name: displayName(firstName, lastName),
    email,
    password: await passwords.hash(password),
    isAdmin: true,
    isActive: true,
    ...more,
  };
}

/** The account that this email and password belong to, if it is approved, with the hash that was verified. */
export async function checkSignIn(
  db: Database,
  passwords: Passwords,
  { email, password }: SignIn,
): Promise<StoredUser> {
  const known = await findUserByEmail(db, email);
  const isVerified = await passwords.matches(password, known?.password);
  const imported = await checkImportedPassword(db, passwords, known, password);
  const user = imported ?? (isVerified ? known : undefined);
  if (!user) throw new Problem('invalid_credentials');
  if (!user.isActive) throw new Problem('account_inactive');
  return user;
}
