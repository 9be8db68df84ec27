import type { HoldReason } from '@assembly/contract/notifications/delivery';
import type { Source } from '@assembly/contract/sync';
import type { Database, Tx } from '../../database/tables.ts';
import { fingerprintOfToken } from '../../settings/refused-token.ts';
import { holdReasonOf, nextOrigin, type SourceOrigin, type StoredOrigin } from './source-origin.ts';

/** Records the origin, and returns why what a sync found is held; undefined if it is sent. */
export async function recordOrigin(
  trx: Tx,
  source: Source,
  current: SourceOrigin,
): Promise<HoldReason | undefined> {
  const stored = await readOrigin(trx, source);
  const next = nextOrigin(stored, current);
  if (JSON.stringify(next) !== JSON.stringify(stored)) await writeOrigin(trx, source, next);
  return holdReasonOf(stored, current);
}

/** The next sync brings back what members knew, so it is held too. */
export async function recordRestore(trx: Tx, source: Source): Promise<void> {
  const stored = await readOrigin(trx, source);
  if (stored) await writeOrigin(trx, source, { ...stored, isRestored: true });
}

/** Whether items were synced with another refresh token, so that the account has to be compared. */
export async function hasOtherToken(db: Database, refreshToken: string): Promise<boolean> {
  const rows = await db.selectFrom('notified_sources').select('origin').execute();
  const token = fingerprintOfToken(refreshToken);
  return rows.some(({ origin }) => (JSON.parse(origin) as StoredOrigin).token !== token);
}

async function readOrigin(trx: Tx, source: Source): Promise<StoredOrigin | undefined> {
  const row = await trx
    .selectFrom('notified_sources')
    .select('origin')
    .where('source', '=', source)
    .executeTakeFirst();
  return row && (JSON.parse(row.origin) as StoredOrigin);
}

async function writeOrigin(trx: Tx, source: Source, stored: StoredOrigin): Promise<void> {
  const origin = JSON.stringify(stored);
  await trx
    .insertInto('notified_sources')
    .values({ source, origin })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ origin }))
    .execute();
}
