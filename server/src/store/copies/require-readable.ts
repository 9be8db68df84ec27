import { auditEntrySchema } from '@assembly/contract/audit';
import { ICON_NAMES } from '@assembly/contract/page';
import { LOGO_TYPES } from '@assembly/contract/settings';
import { snapshotSchema } from '@assembly/contract/sync';
import { z } from 'zod';
import { parseRun } from '../content/sync-runs.ts';
import { parseAnnouncements } from '../content/tasks.ts';
import { StoreError } from '../database/store-error.ts';
import type { DriveTable, TasksTable } from '../database/tables/content.ts';
import type { SettingsTable, Tables, Tx } from '../database/tables.ts';
import { BACKUP_TABLES, readRecords, type TableName } from './table-rows.ts';

/** The last time that a Date can hold. All other numbers are smaller. */
const MAX_NUMBER = 8.64e15;
// SQLite also stores text and fractions in a column of numbers.
const numberSchema = z.nullable(z.int().min(-MAX_NUMBER).max(MAX_NUMBER));
const listSchema = z.array(z.unknown());
const logoSchema = z.object({ type: z.enum(LOGO_TYPES) });
const iconSchema = z.object({ name: z.enum(ICON_NAMES) });
const calendarSchema = z.object({ color: z.string().regex(/^(#[0-9a-f]{6})?$/i) });
/** Settings that are written as a number. All others are checked each time they are read. */
const NUMBERS = ['GOOGLE_TOKEN_ENDS_AT', 'SETUP_COMPLETED_AT'];

const readSetting = ({ name, value }: SettingsTable) =>
  NUMBERS.includes(name) && numberSchema.parse(Number(value));
const readCalendar = (row: object) => calendarSchema.parse(row);
const readTask = ({ subtask }: TasksTable) => parseAnnouncements(subtask);
const readTree = ({ subFolder, files }: DriveTable) =>
  [subFolder, files].map((list) => listSchema.parse(JSON.parse(list)));

/** How the app reads the rows of a table; throws if it cannot. */
const READERS: { [Table in TableName]?: (row: Tables[Table]) => unknown } = {
  audit_log: (row) => auditEntrySchema.parse(row),
  settings: readSetting,
  logo: (row) => logoSchema.parse(row),
  icons: (row) => iconSchema.parse(row),
  calendars: readCalendar,
  calendars_before: readCalendar,
  tasks: readTask,
  tasks_before: readTask,
  drive: readTree,
  drive_before: readTree,
  source_versions: (row) => snapshotSchema.parse(row),
  sync_runs: parseRun,
};

/** Throws if a row of a damaged or forged backup would keep the server from starting, or a screen from being shown. */
export async function requireReadable(trx: Tx): Promise<void> {
  for (const { name, columns } of await trx.introspection.getTables()) {
    const table = BACKUP_TABLES.find((one) => one === name);
    if (!table) continue;
    const numbers = columns.filter(({ dataType }) => /int/i.test(dataType));
    const read = READERS[table] as ((row: object) => unknown) | undefined;
    for await (const row of readRecords(trx, table)) {
      try {
        for (const { name } of numbers) numberSchema.parse(row[name] ?? null);
        read?.(row);
      } catch (error) {
        throw new StoreError(
          `The backup has a row in ${table} that cannot be read, and nothing was restored. Use another one.`,
          { cause: error },
        );
      }
    }
  }
}
