import type { Counts, TableName } from '../store/copies/table-rows.ts';

const NAMES: Partial<Record<TableName, string>> = {
  users: 'people',
  events: 'events',
  tasks: 'announcements',
  drive_items: 'folders and files',
  audit_log: 'audit log entries',
  source_versions: 'snapshots',
  sync_runs: 'sync runs',
};

/** "3 people, 40 events, …": the tables that an operator knows by name. */
export function formatCounts(counts: Counts): string {
  return Object.entries(NAMES)
    .map(([table, name]) => `${counts[table as TableName] ?? 0} ${name}`)
    .join(', ');
}
