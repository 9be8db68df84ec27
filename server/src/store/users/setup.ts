import { DAY_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { emailKey, type User } from '@assembly/contract/user';
import { bumpVersion } from '../database/change-counters.ts';
import type { SessionsTable } from '../database/tables/users.ts';
import type { Database, Tx } from '../database/tables.ts';
import { writeAudit } from './audit-log.ts';
import { hasAdministrator } from './demo-accounts.ts';
import { lockUsers } from './lock-users.ts';
import { addSession } from './sessions.ts';
import { insertUser, type NewUser } from './users.ts';

/** The link is printed to a log, which others may read later. A restart prints another one. */
export const SETUP_CODE_LIFE_MS = 30 * DAY_MS;

/** Adds a code, unless there is an administrator; `id` is its hash. Returns whether it did. */
export async function addSetupCode(db: Database, id: string, now: number): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    // Otherwise a setup that is completed at the same time could leave this code behind.
    await lockUsers(trx);
    if (await hasAdministrator(trx)) return false;
    await trx.insertInto('setup_codes').values({ id, createdAt: now }).execute();
    return true;
  });
}

/** Throws a problem if the assembly is set up, or if there is no such code. */
export async function requireSetupCode(db: Database, id: string, now: number): Promise<void> {
  const code = await db
    .selectFrom('setup_codes')
    .select('id')
    .where('id', '=', id)
    .where('createdAt', '>', now - SETUP_CODE_LIFE_MS)
    .executeTakeFirst();
  // After the code: a setup that is completed at the same time deletes it and adds the administrator.
  if (await hasAdministrator(db)) throw new Problem('setup_done');
  if (!code) throw new Problem('wrong_setup_code');
}

/** Voids every open link, of all processes. */
export async function removeSetupCodes(trx: Tx): Promise<void> {
  await trx.deleteFrom('setup_codes').execute();
}

export async function removeExpiredSetupCodes(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('setup_codes')
    .where('createdAt', '<=', now - SETUP_CODE_LIFE_MS)
    .execute();
}

interface CompletedSetup {
  /** The hash of the code. */
  codeId: string;
  administrator: NewUser;
  session: SessionsTable;
  now: number;
}

/**
 * Makes the first administrator and signs them in. `prepare` runs first, in the same transaction. If two
 * people do this at the same time, the second gets the problem `setup_done`.
 */
export async function completeSetup(
  db: Database,
  { codeId, administrator, session, now }: CompletedSetup,
  prepare: (trx: Tx) => Promise<void>,
): Promise<User> {
  return await db.transaction().execute(async (trx) => {
    await lockUsers(trx);
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
