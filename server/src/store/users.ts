import { Problem } from '@assembly/contract/problem';
import { emailKey, type User } from '@assembly/contract/user';
import { isUniqueViolation } from './store-error.ts';
import type { Database, UsersTable } from './tables.ts';

export interface NewUser {
  id: string;
  name: string;
  email: string;
  password: string;
  isAdmin: boolean;
  isActive: boolean;
  createdAt: number;
}

/** A person with the hash of their password, for those who must compare it. */
export interface StoredUser extends User {
  password: string;
}

export async function addUser(db: Database, user: NewUser): Promise<User> {
  const row: UsersTable = {
    ...user,
    emailKey: emailKey(user.email),
    deviceToken: '',
    deviceType: 'web',
    isAdmin: user.isAdmin ? 1 : 0,
    isActive: user.isActive ? 1 : 0,
  };
  try {
    await db.insertInto('users').values(row).execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('email_in_use');
    throw error;
  }
  return toUser(row);
}

export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<StoredUser | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst();
  return row && { ...toUser(row), password: row.password };
}

export async function findUser(db: Database, id: string): Promise<StoredUser | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...toUser(row), password: row.password };
}

export async function setPassword(db: Database, id: string, password: string): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ password })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function makeActiveAdmin(db: Database, id: string): Promise<void> {
  await db.updateTable('users').set({ isAdmin: 1, isActive: 1 }).where('id', '=', id).execute();
}

export async function setDeviceToken(db: Database, id: string, deviceToken: string) {
  await db.updateTable('users').set({ deviceToken }).where('id', '=', id).execute();
}

/** Sessions and reset links of the person go with them. */
export async function removeUser(db: Database, id: string): Promise<boolean> {
  const result = await db.deleteFrom('users').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export function toUser(
  row: Pick<UsersTable, 'id' | 'name' | 'email' | 'isAdmin' | 'isActive'>,
): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isAdmin: row.isAdmin === 1,
    isActive: row.isActive === 1,
  };
}
