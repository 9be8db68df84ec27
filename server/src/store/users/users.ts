import { foldWords, indexWords } from '@assembly/contract/text/search';
import { emailKey, type User } from '@assembly/contract/user';
import type { UsersTable } from '../database/tables/users.ts';
import type { Database, Tx } from '../database/tables.ts';
import { lockUsers } from './lock-users.ts';
import { removePasswordResetsOf } from './password-resets.ts';

/** A user with the password hash, for code that verifies it. */
export interface StoredUser extends User {
  password: string;
}

/** Matches no password, so a link must be used before the first sign-in. */
export const NO_PASSWORD = '';

export interface NewUser extends StoredUser {
  createdAt: number;
  /** If the address must be confirmed. */
  confirmationHash?: string | undefined;
  /** The language tags of the browser that they signed up with. */
  browserLanguages?: string;
}

export async function insertUser(
  trx: Tx,
  user: NewUser & Partial<Pick<UsersTable, 'deviceToken' | 'deviceType'>>,
): Promise<User> {
  const row = {
    deviceToken: '',
    deviceType: 'web',
    ...user,
    nameKey: nameKey(user.name),
    emailKey: emailKey(user.email),
    isAdmin: user.isAdmin ? 1 : 0,
    isActive: user.isActive ? 1 : 0,
  } as const;
  await trx.insertInto('users').values(row).execute();
  await writeWords(trx, row);
  return toUser(row);
}

export function findUserByEmail(db: Database, email: string): Promise<StoredUser | undefined> {
  return findBy(db, 'emailKey', emailKey(email));
}

export function findStoredUser(db: Database, id: string): Promise<StoredUser | undefined> {
  return findBy(db, 'id', id);
}

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function findBy(db: Database, column: 'id' | 'emailKey', value: string) {
  const row = await db.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst();
  return row && { ...toUser(row), password: row.password };
}

/** False when the name is unchanged. */
export async function renameUser(trx: Tx, id: string, name: string): Promise<boolean> {
  const row = await trx
    .updateTable('users')
    .set({ name, nameKey: nameKey(name) })
    .where('id', '=', id)
    .where('name', '!=', name)
    .returning(['id', 'name', 'email'])
    .executeTakeFirst();
  if (row) await writeWords(trx, row);
  return row !== undefined;
}

/**
 * Sets the password and ends all sessions of the account except the current one. False when the current password is
 * not the verified one any more.
 */
export async function changePassword(
  trx: Tx,
  { id, password: verifiedHash }: StoredUser,
  password: string,
  currentSessionId: string,
): Promise<boolean> {
  await lockUsers(trx);
  const changed = await trx
    .updateTable('users')
    .set({ password })
    .where('id', '=', id)
    .where('password', '=', verifiedHash)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await removePasswordResetsOf(trx, id);
  await trx
    .deleteFrom('sessions')
    .where('userId', '=', id)
    .where('id', '!=', currentSessionId)
    .execute();
  return true;
}

/** A pending account loses its password, sessions and links: anyone may have signed up with that address. */
export async function makeActiveAdmin(trx: Tx, { id, isActive }: User): Promise<void> {
  await trx.updateTable('users').set({ isAdmin: 1, isActive: 1 }).where('id', '=', id).execute();
  if (isActive) return;
  await trx.updateTable('users').set({ password: NO_PASSWORD }).where('id', '=', id).execute();
  await removePasswordResetsOf(trx, id);
  await trx.deleteFrom('sessions').where('userId', '=', id).execute();
}

export async function setDeviceToken(db: Database, id: string, deviceToken: string) {
  await db.updateTable('users').set({ deviceToken }).where('id', '=', id).execute();
}

export async function setBrowserLanguages(db: Database, id: string, tags: string[]) {
  const browserLanguages = `${tags}`;
  await db.updateTable('users').set({ browserLanguages }).where('id', '=', id).execute();
}

/** What says in which language to write to a person. */
export const LANGUAGE_COLUMNS = ['language', 'browserLanguages'] as const;

export type StoredLanguages = Pick<UsersTable, (typeof LANGUAGE_COLUMNS)[number]>;

export async function readLanguages(db: Database, id: string): Promise<StoredLanguages> {
  const users = db.selectFrom('users').select(LANGUAGE_COLUMNS).where('id', '=', id);
  return (await users.executeTakeFirst()) ?? { language: null, browserLanguages: null };
}

/** What may leave the server. */
export const USER_COLUMNS = ['id', 'name', 'email', 'isAdmin', 'isActive'] as const;

export function toUser(row: Pick<UsersTable, (typeof USER_COLUMNS)[number]>): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isAdmin: row.isAdmin === 1,
    isActive: row.isActive === 1,
  };
}

function nameKey(name: string): string {
  return foldWords(name).join(' ');
}

async function writeWords(trx: Tx, user: Pick<User, 'id' | 'name' | 'email'>): Promise<void> {
  const words = new Set(indexWords(`${user.name} ${user.email}`));
  await trx.deleteFrom('user_words').where('userId', '=', user.id).execute();
  await trx
    .insertInto('user_words')
    .values([...words].map((word) => ({ word, userId: user.id })))
    .execute();
}

/** The languages of the person whose address the link with this hash can still confirm. */
export async function findConfirmation(
  db: Database,
  hash: string,
): Promise<StoredLanguages | undefined> {
  return await db
    .selectFrom('users')
    .select(LANGUAGE_COLUMNS)
    .where('confirmationHash', '=', hash)
    .executeTakeFirst();
}

/** The languages of the person; undefined when the link was already used, or the account is gone. */
export async function confirmUser(
  db: Database,
  hash: string,
): Promise<StoredLanguages | undefined> {
  return await db
    .updateTable('users')
    .set({ confirmationHash: null })
    .where('confirmationHash', '=', hash)
    .returning(LANGUAGE_COLUMNS)
    .executeTakeFirst();
}
