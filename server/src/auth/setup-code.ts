import { randomUUID } from 'node:crypto';
import { Problem } from '@assembly/contract/problem';
import type { Setup } from '@assembly/contract/setup';
import { displayName } from '@assembly/contract/user';
import type { Database } from '../store/database/tables.ts';
import { isDemoEmail } from '../store/people/demo-emails.ts';
import { addSetupCode } from '../store/people/setup-codes.ts';
import type { NewUser } from '../store/people/users.ts';
import { type Passwords, requireStrongPassword } from './passwords.ts';
import { createToken, hashToken } from './token.ts';

/** The code for a new setup link; undefined if the assembly is set up. */
export async function issueSetupCode(db: Database, now: number): Promise<string | undefined> {
  const code = createToken();
  return (await addSetupCode(db, hashToken(code), now)) ? code : undefined;
}

/** The administrator whom a setup makes, not stored yet. */
export async function newAdministrator(
  passwords: Passwords,
  { email, firstName, lastName, password }: Setup,
  now: number,
): Promise<NewUser> {
  requireStrongPassword(password, email);
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
    createdAt: now,
  };
}
