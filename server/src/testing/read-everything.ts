import { hashTable, type TableName } from '../store/portable-tables.ts';
import { readTogether } from '../store/read-together.ts';
import { exportTree } from '../store/spec-tree.ts';
import type { Database } from '../store/tables.ts';

export async function exportOf(db: Database): Promise<string> {
  let text = '';
  await exportTree(db, async (chunks) => {
    for await (const chunk of chunks) text += chunk;
  });
  JSON.parse(text);
  return text;
}

export function hashesOf(db: Database, tables: TableName[]): Promise<Record<string, string>> {
  return readTogether(db, async (trx) => {
    const hashes: Record<string, string> = {};
    for (const table of tables) hashes[table] = await hashTable(trx, table);
    return hashes;
  });
}
