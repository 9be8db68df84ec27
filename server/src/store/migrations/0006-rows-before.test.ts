import { FOLDER_TYPE } from '@assembly/contract/document';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toAnnouncements } from '../../sync/to-announcement.ts';
import { toDocuments } from '../../sync/to-document.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { driveItem, event, list } from '../../testing/fixtures/source-samples.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { CONTENT_TABLES } from '../content/content-tables.ts';
import { replaceDrive } from '../content/drive.ts';
import { replaceEvents } from '../content/events.ts';
import { ALL_CONFIRMED } from '../content/removal-guard.ts';
import { beforeTable, openSnapshot, readSnapshots } from '../content/snapshots.ts';
import { replaceTasks } from '../content/tasks.ts';
import { knownMigrations, migrateFrom, rebuildSchemaAt } from '../copies/schema-version.ts';
import type { Database, Tx } from '../database/tables.ts';

onEachDatabase('earlier states that an earlier version kept', (kind) => {
  test('are the same as they were', async () => {
    const db = await freshDatabase(kind);
    for (const [n, title] of ['Café "Ärö" \\ 🎺', 'Second', 'Third'].entries()) {
      await fill(db, title, SUNDAY + n);
    }
    const seen = await everyState(db);
    expect(seen).toHaveLength(6);
    const level = knownMigrations().filter((name) => name < '0006');
    await db.transaction().execute(async (trx) => {
      const kept = await asItWasKept(trx);
      await rebuildSchemaAt(trx, level);
      for (const [table, rows] of kept) for (const row of rows) await insert(trx, table, row);
      await migrateFrom(trx, level);
    });
    expect(await everyState(db)).toEqual(seen);
  });
});

async function fill(db: Database, title: string, now: number): Promise<void> {
  const options = { confirmed: ALL_CONFIRMED, now };
  const folder = driveItem('folder', '', { mimeType: FOLDER_TYPE, title });
  const files = [driveItem('a', 'folder', { title }), driveItem(title.slice(0, 4), 'folder')];
  await replaceDrive(db, toDocuments([folder, ...files], undefined), options);
  await replaceTasks(db, toAnnouncements([list('l', title, ['Choir'])]).records, options);
  await replaceEvents(db, [event('a', title), event(`only ${now}`, title, 'no day')], options);
}

async function everyState(db: Database) {
  const states: unknown[] = [];
  for (const version of await readSnapshots(db)) {
    const { rows } = await openSnapshot(db, version.id);
    const content = await Promise.all(CONTENT_TABLES.map(rows));
    states.push({ version, content: content.map((all) => all.map((row) => sortedFields(row))) });
  }
  return states;
}

function sortedFields(row: object): string {
  return JSON.stringify(Object.entries(row).sort());
}

/** Every row as JSON, a row that was not there as null. */
async function asItWasKept(trx: Tx): Promise<[table: string, rows: object[]][]> {
  const kept: [string, object[]][] = [];
  for (const table of [...CONTENT_TABLES, 'sources', 'source_versions'] as const) {
    kept.push([table, await trx.selectFrom(table).selectAll().execute()]);
  }
  const absent = await trx.selectFrom('source_version_rows').selectAll().execute();
  kept.push(['source_version_rows', absent.map((row) => ({ ...row, row: null }))]);
  for (const tableName of CONTENT_TABLES) {
    const rows = await trx.selectFrom(beforeTable(tableName)).selectAll().execute();
    const undo = rows.map(({ versionId, ...row }) => {
      return { versionId, tableName, rowId: row.id, row: JSON.stringify(row) };
    });
    kept.push(['source_version_rows', undo]);
  }
  return kept;
}

async function insert(trx: Tx, table: string, row: object): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    values (${sql.join(Object.values(row))})`.execute(trx);
}
