import { Problem } from '@assembly/contract/problem';
import { isPostgres } from '../database/postgres.ts';
import type { Tx } from '../database/tables.ts';
import type { Actor } from './administer-users.ts';
import { hasSession } from './sessions.ts';

/**
 * Makes other changes of this person wait until the transaction ends, so that they cannot exceed a limit together.
 * Refuses if the account or the session has ended in the meantime.
 */
export async function lockActor(
  trx: Tx,
  { user, sessionId }: Pick<Actor, 'user' | 'sessionId'>,
): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('isActive', '=', 1)
    // Also waits for their deletion. SQLite has one writer at a time anyway.
    .$if(isPostgres(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!owner || !(await hasSession(trx, sessionId))) throw new Problem('not_signed_in');
}
