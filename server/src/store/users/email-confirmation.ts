import type { Database } from '../database/tables.ts';

/** Whether the link with this hash can still confirm an address. */
export async function isConfirmationOpen(db: Database, hash: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('confirmationHash', '=', hash)
    .executeTakeFirst();
  return user !== undefined;
}

/** False when the link was already used, or the account is gone. */
export async function confirmUser(db: Database, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ confirmationHash: null })
    .where('confirmationHash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
