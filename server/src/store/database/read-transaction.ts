import type { Database, Tx } from './tables.ts';

/**
 * Runs several reads on one snapshot: either all of them see a concurrent write, or none of them do. Joins the caller's
 * transaction, if there is one.
 */
export function inReadTransaction<Result>(
  db: Database,
  read: (trx: Tx) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return read(db as Tx);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}
