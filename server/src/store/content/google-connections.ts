import { createHash } from 'node:crypto';
import type { Database } from '../database/tables.ts';

export interface Connection {
  /** '' until Google has told it. */
  account: string;
  since: number;
}

/** Notes that Google let us in with this refresh token; the first time counts. Writes nothing that is there already. */
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
    .values({ id: fingerprint(refreshToken), account, since: now })
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
    .where('id', '=', fingerprint(refreshToken))
    .executeTakeFirst();
}

/** Tells one token from another, and nothing else about it. */
function fingerprint(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}
