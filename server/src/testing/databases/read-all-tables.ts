import { exportTree } from '../../store/copies/export-tree.ts';
import { hashTable, type TableName } from '../../store/copies/table-rows.ts';
import { inReadTransaction } from '../../store/database/read-transaction.ts';
import type { Database } from '../../store/database/tables.ts';

export async function exportOf(db: Database): Promise<string> {
  let text = '';
  await exportTree(db, async (chunks) => {
    for await (const chunk of chunks) text += chunk;
  });
  JSON.parse(text);
  return text;
}

export function hashesOf(db: Database, tables: TableName[]): Promise<Record<string, string>> {
  return inReadTransaction(db, async (trx) => {
    const hashes: Record<string, string> = {};
    for (const table of tables) hashes[table] = await hashTable(trx, table);
    return hashes;
  });
}
