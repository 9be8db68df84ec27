import type { Database } from '../database/tables.ts';
import { fingerprintOfToken } from '../settings/refused-token.ts';

export interface Connection {
  /** '' until it is known. */
  account: string;
  since: number;
}

/** Records that this refresh token works, with the time of the first success. Writes only what is new. */
export async function saveConnection(
  db: Database,
  refreshToken: string,
  account: string,
  now: number,
): Promise<void> {
  const known = await findConnection(db, refreshToken);
  if (known?.account === account) return;
  await db
    .insertInto('connections')
    .values({ id: fingerprintOfToken(refreshToken), account, since: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ account }))
    .execute();
}

export async function findConnection(
  db: Database,
  refreshToken: string,
): Promise<Connection | undefined> {
  return await db
    .selectFrom('connections')
    .select(['account', 'since'])
    .where('id', '=', fingerprintOfToken(refreshToken))
    .executeTakeFirst();
}

/** The account that was connected last, also if it has been disconnected since. '' if it is not known. */
export async function findLastAccount(db: Database): Promise<string> {
  const last = await db
    .selectFrom('connections')
    .select('account')
    .where('account', '<>', '')
    .orderBy('since', 'desc')
    .executeTakeFirst();
  return last?.account ?? '';
}

/** Whether task lists or files of an account were copied. */
export async function hasCopies(db: Database): Promise<boolean> {
  for (const table of ['tasks', 'drive_items'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
