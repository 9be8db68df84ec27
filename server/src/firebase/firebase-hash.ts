import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto';

/** A project's password hash parameters, as the Firebase console shows them. */
export interface FirebaseParameters {
  signerKey: Buffer;
  saltSeparator: Buffer;
  rounds: number;
  memCost: number;
}

export const FIREBASE_PREFIX = 'firebase-scrypt$';
/** The most that Firebase itself allows: 16 MB for one hash. */
export const ROUNDS_MOST = 8;
export const MEM_COST_MOST = 14;
const MEMORY_MOST = 64 * 1024 * 1024;

const KEY_BYTES = 32;
const ZERO_IV = Buffer.alloc(16);
/** What Firebase writes in place of a hash that the exporting account may not see. */
const REDACTED = 'UkVEQUNURUQ=';
const STORED = /^firebase-scrypt\$(\d{1,2})\$(\d)\$([A-Za-z0-9_-]*)\$([A-Za-z0-9_-]+)$/;

export function isFirebaseHash(stored: string): boolean {
  return stored.startsWith(FIREBASE_PREFIX);
}

/**
 * A hash as Firebase exports it, in a form that needs nothing else to be checked; undefined when it is none.
 *
 * Firebase enciphers the project's signer key with a key made from the password, in counter mode: that is, it adds a
 * stream made from the password to the signer key. We take the signer key off again and keep the stream: it proves a
 * password as well, and the project's secret stays out of the database.
 */
export function toStoredHash(
  passwordHash: string,
  salt: string,
  { signerKey, saltSeparator, rounds, memCost }: FirebaseParameters,
): string | undefined {
  const hash = Buffer.from(passwordHash, 'base64');
  if (passwordHash === REDACTED || hash.length !== signerKey.length) return undefined;
  const stream = hash.map((byte, at) => byte ^ (signerKey[at] ?? 0));
  const salted = Buffer.concat([Buffer.from(salt, 'base64'), saltSeparator]);
  const texts = [salted, Buffer.from(stream)].map((bytes) => bytes.toString('base64url'));
  return `${FIREBASE_PREFIX}${memCost}$${rounds}$${texts.join('$')}`;
}

export async function matchesFirebaseHash(password: string, stored: string): Promise<boolean> {
  const [, memCost, rounds, salt = '', stream = ''] = STORED.exec(stored) ?? [];
  if (!isBetween(Number(memCost), MEM_COST_MOST) || !isBetween(Number(rounds), ROUNDS_MOST)) {
    return false;
  }
  const key = await derive(password, Buffer.from(salt, 'base64url'), {
    N: 2 ** Number(memCost),
    r: Number(rounds),
    p: 1,
    maxmem: MEMORY_MOST,
  });
  const expected = Buffer.from(stream, 'base64url');
  const made = createCipheriv('aes-256-ctr', key, ZERO_IV).update(Buffer.alloc(expected.length));
  return timingSafeEqual(made, expected);
}

function isBetween(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

interface Cost {
  N: number;
  r: number;
  p: number;
  maxmem: number;
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
