import type { Database, Tx } from './tables.ts';

/** Runs several reads on one snapshot: either all of them see a concurrent write, or none of them do. */
export function inReadTransaction<Result>(
  db: Database,
  read: (trx: Tx) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}
