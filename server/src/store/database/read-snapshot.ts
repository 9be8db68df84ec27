import type { Database, Tx } from './tables.ts';

/** Several reads of one moment: a sync that ends between them is seen by all of them or by none. */
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
