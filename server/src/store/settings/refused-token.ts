import { createHash } from 'node:crypto';
import type { Database } from '../database/tables.ts';
import { lockSettings, readStoredValue, writeStoredSettings } from './settings.ts';

const NAME = 'GOOGLE_REFUSED_TOKEN';

/** Identifies a refresh token without revealing it. */
export function fingerprintOfToken(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}

/** Records that Google has permanently refused this refresh token, so that every screen can say so. */
export async function addRefusedToken(db: Database, refreshToken: string): Promise<void> {
  await setRefused(db, refreshToken, true);
}

/** Call it when the token has worked. */
export async function removeRefusedToken(db: Database, refreshToken: string): Promise<void> {
  await setRefused(db, refreshToken, false);
}

async function setRefused(db: Database, refreshToken: string, isRefused: boolean): Promise<void> {
  const value = fingerprintOfToken(refreshToken);
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const wasRefused = (await readStoredValue(trx, NAME)) === value;
    if (wasRefused === isRefused) return;
    const row = isRefused ? { value, isEncrypted: 0 as const } : null;
    await writeStoredSettings(trx, new Map([[NAME, row]]));
  });
}
