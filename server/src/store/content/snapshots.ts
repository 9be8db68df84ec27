import { randomUUID } from 'node:crypto';
import { Problem } from '@assembly/contract/problem';
import { type Snapshot, SOURCES, type Source, snapshotSchema } from '@assembly/contract/sync';
import { sql } from 'kysely';
import { idsAsTable, isPostgres } from '../database/postgres.ts';
import type { Database, SourceVersionsTable, Tx } from '../database/tables.ts';
import { inChunks } from './in-chunks.ts';
import type { ContentTable } from './records.ts';

const SNAPSHOTS_MAX = 3;

/** The table for rows of snapshots that differ from later data. It has the same columns in the same order. */
export function snapshotTable<Table extends ContentTable>(table: Table): `${Table}_before` {
  return `${table}_before`;
}

/** Call it in the transaction that is about to replace the data. */
export async function addSnapshot(
  trx: Tx,
  snapshot: Omit<SourceVersionsTable, 'id'>,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('source_versions')
    .values({ id, ...snapshot })
    .execute();
  return id;
}

/** Not part of the sync's transaction: the new data must not wait for this. */
export async function deleteOldSnapshots(db: Database): Promise<void> {
  const snapshots = await readAll(db);
  const listed = new Set(newestOf(snapshots).map(({ id }) => id));
  for (const { id } of snapshots) {
    if (!listed.has(id)) await db.deleteFrom('source_versions').where('id', '=', id).execute();
  }
}

export async function hasSnapshots(trx: Tx, source: Source): Promise<boolean> {
  const one = await trx
    .selectFrom('source_versions')
    .select('id')
    .where('source', '=', source)
    .executeTakeFirst();
  return one !== undefined;
}

/** The database copies the rows itself: a whole source might not fit into memory. */
export async function copyToSnapshot(
  trx: Tx,
  snapshotId: string,
  table: ContentTable,
  { replaced, untouched }: { replaced: string[]; untouched: string[] },
): Promise<void> {
  if (replaced.length === 0) return;
  // SQLite looks up each given id; for most of a table a scan is faster. PostgreSQL chooses by itself.
  const scansTable = !isPostgres(trx) && untouched.length < replaced.length;
  const condition = scansTable
    ? sql`id not in ${idsAsTable(trx, untouched)}`
    : sql`id in ${idsAsTable(trx, replaced)}`;
  await sql`insert into ${sql.table(snapshotTable(table))} select ${snapshotId}, * from ${sql.table(table)}
    where ${condition}`.execute(trx);
}

/** Records the ids of rows that did not exist in the snapshot. */
export async function addAbsentRows(
  trx: Tx,
  snapshotId: string,
  tableName: ContentTable,
  rowIds: string[],
): Promise<void> {
  for await (const ids of inChunks(rowIds)) {
    await sql`insert into source_version_rows ("versionId", "tableName", "rowId")
      select ${snapshotId}, ${tableName}, id from ${idsAsTable(trx, ids)} as ids`.execute(trx);
  }
}

/** Source by source, the newest first. Empty ones count as well. */
export async function readSnapshots(db: Database): Promise<Snapshot[]> {
  return newestOf(await readAll(db));
}

async function readAll(db: Database): Promise<Snapshot[]> {
  const rows = await db
    .selectFrom('source_versions')
    .select(['id', 'source', 'replacedAt', 'items'])
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => snapshotSchema.parse(row));
}

/** The latest non-empty snapshots of each source, and the empty ones since. */
function newestOf(newestFirst: Snapshot[]): Snapshot[] {
  return SOURCES.flatMap((source) => {
    let nonEmpty = 0;
    return newestFirst.filter((snapshot) => {
      if (snapshot.source !== source || nonEmpty === SNAPSHOTS_MAX) return false;
      if (snapshot.items > 0) nonEmpty += 1;
      return true;
    });
  });
}

/** Rebuilds the rows of a snapshot by going back from the current data, snapshot by snapshot. */
export async function openSnapshot(
  db: Database,
  id: string,
): Promise<{ source: Source; rows: (table: ContentTable) => Promise<{ id: string }[]> }> {
  const wanted = await db
    .selectFrom('source_versions')
    .select(['source', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!wanted) throw new Problem('version_not_found');
  const newerFirst = await db
    .selectFrom('source_versions')
    .select('id')
    .where('source', '=', wanted.source)
    .where('version', '>=', wanted.version)
    .orderBy('version', 'desc')
    .execute();
  return {
    source: snapshotSchema.shape.source.parse(wanted.source),
    async rows(table) {
      const current = await db.selectFrom(table).selectAll().execute();
      const rows = new Map(current.map((row) => [row.id, row as { id: string }]));
      for (const { id: snapshotId } of newerFirst) {
        const absent = db
          .selectFrom('source_version_rows')
          .select('rowId')
          .where('versionId', '=', snapshotId)
          .where('tableName', '=', table);
        for (const { rowId } of await absent.execute()) rows.delete(rowId);
        const changedRows = db
          .selectFrom(snapshotTable(table))
          .selectAll()
          .where('versionId', '=', snapshotId);
        for (const { versionId: _snapshotId, ...row } of await changedRows.execute())
          rows.set(row.id, row);
      }
      return [...rows.values()];
    },
  };
}
