import type { User } from '@assembly/contract/user';
import { emailKey } from '@assembly/contract/user';
import { bumpVersion } from '../database/change-counters.ts';
import type { SessionsTable } from '../database/tables/people.ts';
import type { Database, Tx } from '../database/tables.ts';
import { writeAudit } from './audit-log.ts';
import { lockPeople } from './lock-people.ts';
import { addSession } from './sessions.ts';
import { removeSetupCodes, requireSetupCode } from './setup-codes.ts';
import { insertUser, type NewUser } from './users.ts';

interface CompletedSetup {
  /** The hash of the code. */
  codeId: string;
  administrator: NewUser;
  session: SessionsTable;
  now: number;
}

/**
 * Makes the first administrator and signs them in. `prepare` runs first, in the same transaction. Of two people who do
 * this at once, the second gets the problem `setup_done`.
 */
export async function completeSetup(
  db: Database,
  { codeId, administrator, session, now }: CompletedSetup,
  prepare: (trx: Tx) => Promise<void>,
): Promise<User> {
  return await db.transaction().execute(async (trx) => {
    await lockPeople(trx);
    await requireSetupCode(trx, codeId, now);
    await removeSetupCodes(trx);
    await prepare(trx);
    // Anyone may have signed up with that address. The holder of the code runs the server.
    await trx.deleteFrom('users').where('emailKey', '=', emailKey(administrator.email)).execute();
    const user = await insertUser(trx, administrator);
    await addSession(trx, session);
    await writeAudit(trx, { actor: user, action: 'set_up', subject: null, at: now });
    await bumpVersion(trx, 'users');
    return user;
  });
}
