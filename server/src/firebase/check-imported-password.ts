import { MINUTE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { Passwords } from '../auth/passwords.ts';
import type { Database } from '../store/database/tables.ts';
import { findHashLike, replaceHash, type StoredUser } from '../store/people/users.ts';
import { FIREBASE_PREFIX } from './firebase-hash.ts';

const LOOK_EVERY_MS = 1 * MINUTE_MS;
const decoys = new WeakMap<Database, { decoy: string | undefined; at: number }>();

/**
 * One of the imported hashes, as long as there are any. Looked for now and then only, since it reads through all people
 * when there is none.
 */
export async function importedDecoy(db: Database): Promise<string | undefined> {
  const known = decoys.get(db);
  if (known && performance.now() - known.at < LOOK_EVERY_MS) return known.decoy;
  const decoy = await findHashLike(db, FIREBASE_PREFIX);
  decoys.set(db, { decoy, at: performance.now() });
  return decoy;
}

/**
 * At the first sign-in the password is at hand: from then on it is kept as all others are. Returns the hash that is
 * kept now, or undefined when it has changed in the meantime.
 */
export async function makeOurOwn(
  db: Database,
  passwords: Passwords,
  { id, password: imported }: StoredUser,
  password: string,
): Promise<string | undefined> {
  try {
    const own = await passwords.hash(password);
    return (await replaceHash(db, id, imported, own)) ? own : undefined;
  } catch (error) {
    // Too many are waiting: there will be another sign-in, and this one is not worth refusing for it.
    if (!(error instanceof Problem && error.code === 'busy')) throw error;
    return imported;
  }
}
