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
  entered: SignUp,
  more: Pick<NewUser, 'createdAt' | 'confirmationHash' | 'browserLanguages'>,
): Promise<User> {
  const { email, password } = entered;
  await requireStrongPassword(password, email);
  // An account with a demo address would mark this database as used by the demo.
  const isTaken = isDemoEmail(email) || (await findUserByEmail(db, email));
  if (isTaken) throw new Problem('email_in_use');
  const account = await toAccount(passwords, entered);
  return await addSignedUpUser(db, { ...account, isAdmin: false, isActive: false, ...more });
}

/** The administrator whom a setup makes, not stored yet. */
export async function newAdministrator(
  passwords: Passwords,
  entered: Setup,
  more: Pick<NewUser, 'createdAt' | 'browserLanguages'>,
): Promise<NewUser> {
  await requireStrongPassword(entered.password, entered.email);
  // An account with a demo address would mark this database as used by the demo.
  if (isDemoEmail(entered.email)) {
    const fields = { email: 'This is an address of the demo. Enter your own.' };
    throw new Problem('email_in_use', { fields });
  }
  return { ...(await toAccount(passwords, entered)), isAdmin: true, isActive: true, ...more };
}

async function toAccount(passwords: Passwords, entered: SignUp | Setup) {
  const { email, firstName, lastName, password } = entered;
  const name = displayName(firstName, lastName);
  return { id: randomUUID(), name, email, password: await passwords.hash(password) };
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
