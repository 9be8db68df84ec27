import { countChars } from '@assembly/contract/account/account-input';
import { MINUTE_MS, PASSWORD_MAX_CHARS } from '@assembly/contract/limits';
import type { Passwords } from '../auth/passwords.ts';
import type { Database } from '../store/database/tables.ts';
import { findStoredUser, type StoredUser } from '../store/users/users.ts';
import { FIREBASE_PREFIX, isFirebaseHash, matchesFirebaseHash } from './firebase-hash.ts';

const DECOY_LIFE_MS = 1 * MINUTE_MS;
const decoys = new WeakMap<Database, { hash: string | undefined; readAt: number }>();

/**
 * Checks the password of an account that still has its Firebase hash, and replaces the hash by one of ours. While any
 * such account is left, every other sign-in does the same work, so that its duration reveals nothing.
 */
export async function checkImportedPassword(
  db: Database,
  passwords: Passwords,
  known: StoredUser | undefined,
  password: string,
): Promise<StoredUser | undefined> {
  const imported = known && isFirebaseHash(known.password) ? known : undefined;
  const hash = imported?.password ?? (await findDecoy(db));
  if (hash === undefined) return undefined;
  const isVerified = await passwords.runQueued(() => matchesFirebaseHash(password, hash));
  if (!imported || !isVerified || countChars(password) > PASSWORD_MAX_CHARS) return undefined;
  return await replaceHash(db, passwords, imported, password);
}

/** Any Firebase hash. Cached, because a search without a match reads the whole table. */
async function findDecoy(db: Database): Promise<string | undefined> {
  const cached = decoys.get(db);
  if (cached && performance.now() - cached.readAt < DECOY_LIFE_MS) return cached.hash;
  const row = await db
    .selectFrom('users')
    .select('password')
    .where('password', 'like', `${FIREBASE_PREFIX}%`)
    .limit(1)
    .executeTakeFirst();
  decoys.set(db, { hash: row?.password, readAt: performance.now() });
  return row?.password;
}

/** Sessions and reset links stay: the password is the same. */
async function replaceHash(
  db: Database,
  passwords: Passwords,
  user: StoredUser,
  password: string,
): Promise<StoredUser | undefined> {
  const hash = await passwords.hash(password);
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password: hash })
    .where('id', '=', user.id)
    .where('password', '=', user.password)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return { ...user, password: hash };
  // Another sign-in replaced it first, or the password was changed.
  const current = await findStoredUser(db, user.id);
  return (await passwords.matches(password, current?.password)) ? current : undefined;
}
