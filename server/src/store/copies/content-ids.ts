import type { Database } from '../database/tables.ts';
import type { Row, TableName } from './table-rows.ts';

export interface ContentIds {
  users: Set<string>;
  events: Set<string>;
  announcements: Set<string>;
  documents: Set<string>;
}

/** What each row of a backup or a database is to people. A list of tasks has many announcements. */
export async function collectIds(
  rows: AsyncIterable<{ table: TableName; row: Row }>,
): Promise<ContentIds> {
  const ids = {
    users: new Set(),
    events: new Set(),
    announcements: new Set(),
    documents: new Set(),
  };
  for await (const { table, row } of rows) {
    if (table === 'users' || table === 'events') ids[table].add(row.id);
    if (table === 'drive_items') ids.documents.add(row.id);
    if (table === 'tasks') {
      const subtasks: { id: string }[] = JSON.parse(String(row.subtask));
      for (const { id } of subtasks) ids.announcements.add(id);
    }
  }
  return ids as ContentIds;
}

/** The rows that `collectIds` needs. */
export async function* readIdRows(db: Database): AsyncGenerator<{ table: TableName; row: Row }> {
  for (const table of ['users', 'events', 'drive_items'] as const) {
    for (const row of await db.selectFrom(table).select('id').execute()) yield { table, row };
  }
  const tasks = await db.selectFrom('tasks').select(['id', 'subtask']).execute();
  for (const row of tasks) yield { table: 'tasks', row };
}
