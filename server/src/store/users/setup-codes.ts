import { DAY_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { Database, Tx } from '../database/tables.ts';
import { hasAdministrator } from './has-administrator.ts';
import { lockPeople } from './lock-people.ts';

/** The link is printed to a log, which others may read later. A restart prints another one. */
export const SETUP_CODE_LIFE_MS = 30 * DAY_MS;

/** Adds a code, unless there is an administrator; `id` is its hash. Returns whether it did. */
export async function addSetupCode(db: Database, id: string, now: number): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    // Otherwise a setup that is completed at the same time could leave this code behind.
    await lockPeople(trx);
    if (await hasAdministrator(trx)) return false;
    await trx.insertInto('setup_codes').values({ id, createdAt: now }).execute();
    return true;
  });
}

/** Throws a problem if the assembly is set up, or if there is no such code. */
export async function requireSetupCode(db: Database, id: string, now: number): Promise<void> {
  if (await hasAdministrator(db)) throw new Problem('setup_done');
  const code = await db
    .selectFrom('setup_codes')
    .select('id')
    .where('id', '=', id)
    .where('createdAt', '>', now - SETUP_CODE_LIFE_MS)
    .executeTakeFirst();
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
