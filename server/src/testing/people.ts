import { randomUUID } from 'node:crypto';
import type { User } from '@assembly/contract/user';
import { openPasswords } from '../auth/passwords.ts';
import { startSession } from '../auth/sessions.ts';
import type { Database } from '../store/tables.ts';
import { addUser } from '../store/users.ts';

export const PASSWORD = 'correct horse battery';
const hashOfPassword = await (await openPasswords()).hash(PASSWORD);

/** Somebody who is there already, without an hour of signing up. */
export function addPerson(db: Database, parts: Partial<User>, createdAt: number): Promise<User> {
  return addUser(db, {
    id: randomUUID(),
    name: 'Ruth Moab',
    email: `${randomUUID()}@example.org`,
    isAdmin: false,
    isActive: true,
    ...parts,
    password: hashOfPassword,
    createdAt,
  });
}

/** The cookie header of a fresh session. */
export async function cookieOf(db: Database, user: User, now: number): Promise<string> {
  return `session=${await startSession(db, user, 'test', now)}`;
}
