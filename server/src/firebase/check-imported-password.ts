import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { countChars } from '@assembly/contract/account/account-input';
import { PASSWORD_MAX_CHARS } from '@assembly/contract/limits';
import type { Passwords } from '../auth/passwords.ts';
import type { Database } from '../store/database/tables.ts';
import type { StoredUser } from '../store/users/users.ts';

/**
 * Checks the password of an account that still has its Firebase hash, and replaces the hash by one of ours. Sessions and
 * reset links stay: the password is the same.
 */
export async function checkImportedPassword(
  db: Database,
  passwords: Passwords,
  user: StoredUser | undefined,
  password: string,
): Promise<StoredUser | undefined> {
  if (!user || !isFirebaseHash(user.password)) return undefined;
  const isVerified = await passwords.runQueued(() => matchesFirebaseHash(password, user.password));
  if (!isVerified || countChars(password) > PASSWORD_MAX_CHARS) return undefined;
  const hash = await passwords.hash(password);
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password: hash })
    .where('id', '=', user.id)
    .where('password', '=', user.password)
    .executeTakeFirst();
  // Otherwise another sign-in replaced it at the same moment, or the password was changed: this one is rejected.
  return numUpdatedRows > 0n ? { ...user, password: hash } : undefined;
}

/** A project's password hash parameters, as the Firebase console shows them. */
export interface FirebaseParameters {
  signerKey: Buffer;
  saltSeparator: Buffer;
  rounds: number;
  memCost: number;
}

export const FIREBASE_PREFIX = 'firebase-scrypt$';
/** Firebase's own upper limits: 16 MB for one hash. */
export const MAX_ROUNDS = 8;
export const MAX_MEM_COST = 14;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;

const KEY_BYTES = 32;
const ZERO_IV = Buffer.alloc(16);
/** What Firebase writes instead of a hash that the exporting account may not see. */
const REDACTED = 'UkVEQUNURUQ=';
const STORED = /^firebase-scrypt\$(\d{1,2})\$(\d)\$([A-Za-z0-9_-]*)\$([A-Za-z0-9_-]+)$/;

const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt);

export function isFirebaseHash(stored: string): boolean {
  return stored.startsWith(FIREBASE_PREFIX);
}

/**
 * Turns an exported hash into one that can be checked without the project's secret; undefined when it is not a hash.
 *
 * Firebase encrypts the project's signer key in counter mode with a key derived from the password: it XORs the signer
 * key with a key stream. We remove the signer key again and store the key stream, which proves the password just as
 * well and keeps the project's secret out of the database.
 */
export function toStoredHash(
  passwordHash: string,
  salt: string,
  { signerKey, saltSeparator, rounds, memCost }: FirebaseParameters,
): string | undefined {
  const hash = Buffer.from(passwordHash, 'base64');
  if (passwordHash === REDACTED || hash.length !== signerKey.length) return undefined;
  const keyStream = Buffer.from(hash.map((byte, at) => byte ^ (signerKey[at] ?? 0)));
  const fullSalt = Buffer.concat([Buffer.from(salt, 'base64'), saltSeparator]);
  return `${FIREBASE_PREFIX}${memCost}$${rounds}$${fullSalt.toString('base64url')}$${keyStream.toString('base64url')}`;
}

export async function matchesFirebaseHash(password: string, stored: string): Promise<boolean> {
  const [, memCost, rounds, salt = '', keyStream = ''] = STORED.exec(stored) ?? [];
  if (!isWithin(Number(memCost), MAX_MEM_COST) || !isWithin(Number(rounds), MAX_ROUNDS)) {
    return false;
  }
  const key = await deriveKey(password, Buffer.from(salt, 'base64url'), KEY_BYTES, {
    N: 2 ** Number(memCost),
    r: Number(rounds),
    p: 1,
    maxmem: MAX_MEMORY_BYTES,
  });
  const expected = Buffer.from(keyStream, 'base64url');
  const actual = createCipheriv('aes-256-ctr', key, ZERO_IV).update(Buffer.alloc(expected.length));
  return timingSafeEqual(actual, expected);
}

export function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}
