import type { Database, Tx } from '../database/tables.ts';

const NAME = 'EVENTS_TIME_ZONE';

/** The time zone that the times of all stored events were computed in; undefined if it is not known. */
export async function readEventsTimeZone(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.value;
}

/** Call it in the transaction that writes the times. The version of the settings stays: none that apply has changed. */
export async function writeEventsTimeZone(trx: Tx, value: string): Promise<void> {
  const row = { value, isEncrypted: 0 as const };
  await trx
    .insertInto('settings')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
