import type { Database, Tx } from './tables.ts';

/** Runs several reads on one snapshot: all of them see a concurrent sync, or none does. */
export function readSnapshot<Result>(
  db: Database,
  read: (trx: Tx) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}
