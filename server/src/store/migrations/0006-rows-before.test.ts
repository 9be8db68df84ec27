import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toAnnouncementLists } from '../../sync/to-announcement-lists.ts';
import { toDocuments } from '../../sync/to-document.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { driveFolder, driveItem, event, list } from '../../testing/fixtures/source-samples.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { replaceDrive } from '../content/drive.ts';
import { replaceEvents } from '../content/events.ts';
import { CONTENT_TABLES } from '../content/records.ts';
import { ALL_CONFIRMED } from '../content/removal-guard.ts';
import { openSnapshot, readSnapshots, snapshotTable } from '../content/snapshots.ts';
import { replaceTasks } from '../content/tasks.ts';
import { recreateSchema } from '../copies/restore-backup.ts';
import { KNOWN_MIGRATIONS, migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';

onEachDatabase('snapshots of an earlier version', (kind) => {
  test('are unchanged after the migration', async () => {
    const db = await freshDatabase(kind);
    for (const [n, title] of ['Café "Ärö" \\ 🎺', 'Second', 'Third'].entries()) {
      await fill(db, title, SUNDAY + n);
    }
    const expected = await readEverySnapshot(db);
    expect(expected).toHaveLength(6);
    const migrated = KNOWN_MIGRATIONS.filter((name) => name < '0006');
    const tables = await readOldFormat(db);
    await recreateSchema(db, migrated);
    for (const [table, rows] of tables) for (const row of rows) await insert(db, table, row);
    await migrate(db);
    expect(await readEverySnapshot(db)).toEqual(expected);
  });
});

async function fill(db: Database, title: string, now: number): Promise<void> {
  const options = { confirmed: ALL_CONFIRMED, now };
  const folder = driveFolder('folder', '', { title });
  const files = [driveItem('a', 'folder', { title }), driveItem(title.slice(0, 4), 'folder')];
  await replaceDrive(db, toDocuments([folder, ...files]).items, options);
  await replaceTasks(db, toAnnouncementLists([list('l', title, ['Choir'])]).records, options);
  await replaceEvents(db, [event('a', title), event(`only ${now}`, title, 'no day')], options);
}

async function readEverySnapshot(db: Database) {
  const snapshots: unknown[] = [];
  for (const version of await readSnapshots(db)) {
    const { rows } = await openSnapshot(db, version.id);
    const content = await Promise.all(CONTENT_TABLES.map(rows));
    snapshots.push({ version, content: content.map((all) => all.map((row) => sortedFields(row))) });
  }
  return snapshots;
}

function sortedFields(row: object): string {
  return JSON.stringify(Object.entries(withoutLaterColumns(row)).sort());
}

const LATER_COLUMNS = [
  ...['sequence', 'calendarId'],
  ...['location', 'callUrl', 'attachments', 'repeats'],
];

function withoutLaterColumns(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !LATER_COLUMNS.includes(name)));
}

/** Rows in the old format: as JSON, and null for a missing row. */
async function readOldFormat(db: Database): Promise<[table: string, rows: object[]][]> {
  const tables: [string, object[]][] = [];
  for (const table of [...CONTENT_TABLES, 'sources', 'source_versions'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    tables.push([table, rows.map(withoutLaterColumns)]);
  }
  const absent = await db.selectFrom('source_version_rows').selectAll().execute();
  tables.push(['source_version_rows', absent.map((row) => ({ ...row, row: null }))]);
  for (const tableName of CONTENT_TABLES) {
    const rows = await db.selectFrom(snapshotTable(tableName)).selectAll().execute();
    const undo = rows.map(({ versionId, ...row }) => {
      return { versionId, tableName, rowId: row.id, row: JSON.stringify(withoutLaterColumns(row)) };
    });
    tables.push(['source_version_rows', undo]);
  }
  return tables;
}

async function insert(db: Database, table: string, row: object): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    values (${sql.join(Object.values(row))})`.execute(db);
}
