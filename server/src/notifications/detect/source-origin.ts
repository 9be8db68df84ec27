import type { HoldReason } from '@assembly/contract/notifications/delivery';
import type { Source } from '@assembly/contract/sync';
import type { Database, Tx } from '../../store/database/tables.ts';
import { fingerprintOfToken } from '../../store/settings/refused-token.ts';

/** Where the items of a source come from. */
export interface SourceOrigin {
  /** The email address of the Google account; '' if it is not known. */
  account: string;
  /** Identifies the refresh token, for when the account is not known. */
  token: string;
  /** The ids of the calendars, task lists or folder that are synced; in any order. */
  ids: string[];
}

/** The origin as of the last sync. */
export interface StoredOrigin extends SourceOrigin {
  /** A snapshot was restored since then: the next sync only brings back what members knew. */
  isRestored?: boolean;
}

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

/**
 * The next sync of the events is held. Tasks and files need no mark: `item_changes`, which is not in a snapshot, says
 * which of them members have seen.
 */
export async function recordRestore(trx: Tx): Promise<void> {
  const stored = await readOrigin(trx, 'events');
  if (stored) await writeOrigin(trx, 'events', { ...stored, isRestored: true });
}

/** Whether items were synced with another refresh token, so that the account has to be compared. */
export async function hasOtherToken(db: Database, refreshToken: string): Promise<boolean> {
  const rows = await db.selectFrom('notified_sources').select('origin').execute();
  const token = fingerprintOfToken(refreshToken);
  return rows.some(({ origin }) => (JSON.parse(origin) as StoredOrigin).token !== token);
}

/** Why an administrator decides about what this sync found; undefined if it is sent. */
export function holdReasonOf(
  stored: StoredOrigin | undefined,
  current: SourceOrigin,
): HoldReason | undefined {
  if (!stored) return 'first';
  if (!isSameOrigin(stored, current)) return 'origin';
  return stored.isRestored ? 'restored' : undefined;
}

/** The account of an unchanged token is the same, whether or not it is known yet. */
function isSameOrigin(one: SourceOrigin, other: SourceOrigin): boolean {
  const isSameAccount =
    one.account !== '' && other.account !== ''
      ? one.account === other.account
      : one.token === other.token;
  return isSameAccount && sorted(one.ids) === sorted(other.ids);
}

/** What the next sync is compared with. An account that is not known this time stays as it was known. */
export function nextOrigin(
  stored: StoredOrigin | undefined,
  { account, token, ids }: SourceOrigin,
): StoredOrigin {
  const known = stored?.token === token ? stored.account : '';
  return { account: account || known, token, ids: ids.toSorted() };
}

const sorted = (ids: string[]) => JSON.stringify(ids.toSorted());

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
