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
  await writeRefused(
    db,
    (stored) => stored !== fingerprintOfToken(refreshToken),
    fingerprintOfToken(refreshToken),
  );
}

/** Call it when the token has worked. */
export async function removeRefusedToken(db: Database, refreshToken: string): Promise<void> {
  await writeRefused(db, (stored) => stored === fingerprintOfToken(refreshToken), null);
}

/** Usually there is nothing to write. */
async function writeRefused(
  db: Database,
  isNew: (stored: string | undefined) => boolean,
  value: string | null,
): Promise<void> {
  if (!isNew(await readStoredValue(db, NAME))) return;
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    if (!isNew(await readStoredValue(trx, NAME))) return;
    const row = value === null ? null : { value, isEncrypted: 0 as const };
    await writeStoredSettings(trx, new Map([[NAME, row]]));
  });
}
