import { createHash } from 'node:crypto';
import { inReadTransaction } from '../database/read-transaction.ts';
import { StoreError } from '../database/store-error.ts';
import type { Database, Tx } from '../database/tables.ts';
import {
  ALL_TABLES,
  type Counts,
  countTables,
  hashTable,
  insertRows,
  readTable,
  requireEmpty,
  toLine,
} from './table-rows.ts';

/**
 * Copies everything into another, empty database, and verifies the copy before it commits. `finish` changes what has to
 * differ in the copy.
 */
export function copyDatabase(
  from: Database,
  to: Database,
  finish: (target: Tx) => Promise<void> = async () => {},
): Promise<Counts> {
  return inReadTransaction(from, (source) =>
    to.transaction().execute(async (target) => {
      await requireEmpty(target);
      for (const table of ALL_TABLES) {
        const hash = createHash('sha256');
        for await (const rows of readTable(source, table)) {
          for (const row of rows) hash.update(toLine(Object.values(row)));
          await insertRows(target, table, rows);
        }
        if ((await hashTable(target, table)) !== hash.digest('hex')) {
          throw new StoreError(
            `The copied ${table} differ from the original, so nothing was copied.`,
          );
        }
      }
      await finish(target);
      return await countTables(target, ALL_TABLES);
    }),
  );
}
