import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from '@assembly/contract/problem';
import { MIN_SECRET_CHARS } from '../environment-schema.ts';
import { sqliteFile } from '../store/database/sqlite.ts';

const KEY_BYTES = 32;
const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;
export interface KeySource {
  databaseUrl: string;
  /** ASSEMBLY_SECRET. */
  assemblySecret: string | undefined;
}

/** The file that holds the secret of a SQLite database; undefined for PostgreSQL. */
function keyFile(databaseUrl: string): string | undefined {
  if (!databaseUrl.startsWith('file:')) return undefined;
  return join(dirname(sqliteFile(databaseUrl)), 'secret.key');
}

/** Whether a secret can be stored: with ASSEMBLY_SECRET, or beside a SQLite database. */
export function hasKey({ databaseUrl, assemblySecret }: KeySource): boolean {
  return assemblySecret !== undefined || keyFile(databaseUrl) !== undefined;
}

/** ASSEMBLY_SECRET may be newer than the values in the database, so the key file is tried as well. */
export function keysToDecrypt({ databaseUrl, assemblySecret }: KeySource): Buffer[] {
  const secrets = [assemblySecret, readKeyFile(keyFile(databaseUrl))];
  return secrets.filter((secret) => secret !== undefined).map(deriveKey);
}

/** Creates the key file if there is none. Throws a problem if there is no key. */
export function keyToEncrypt({ databaseUrl, assemblySecret }: KeySource): Buffer {
  if (assemblySecret !== undefined) return deriveKey(assemblySecret);
  const file = keyFile(databaseUrl);
  if (file === undefined) throw new Problem('no_secret_key');
  const secret = readKeyFile(file) ?? createKeyFile(file) ?? readKeyFile(file);
  if (secret !== undefined) return deriveKey(secret);
  throw new Problem('no_secret_key', { reason: 'secretKeyUnusable' });
}

function readKeyFile(file: string | undefined): string | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    const secret = readFileSync(file, 'utf8').trim();
    // Shorter than what we write: the file is damaged.
    return secret.length < MIN_SECRET_CHARS ? undefined : secret;
  } catch {
    return undefined;
  }
}

/** Undefined if another process created it first, or if it cannot be written. */
function createKeyFile(file: string): string | undefined {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  try {
    // On the disk before anything that is encrypted with it.
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: OWNER_ONLY, flush: true });
    return secret;
  } catch {
    return undefined;
  }
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'assembly settings', KEY_BYTES));
}
