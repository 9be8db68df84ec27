import { randomUUID } from 'node:crypto';
import { Problem } from '@assembly/contract/problem';
import { SOURCES, type Source, type SourceVersion } from '@assembly/contract/sync';
import { sql } from 'kysely';
import { idsAsTable, isPostgres } from '../database/postgres.ts';
import type { Database, SourceVersionsTable, Tx } from '../database/tables.ts';
import type { ContentTable } from './content-tables.ts';
import { inChunks } from './in-chunks.ts';

const VERSIONS_KEPT = 3;

/** Where the rows of a table are kept that a later state has otherwise. Both have the same columns in the same order. */
export function beforeTable<Table extends ContentTable>(table: Table): `${Table}_before` {
  return `${table}_before`;
}

interface Replaced {
  source: Source;
  version: number;
  items: number;
  now: number;
}

/** Called in the transaction that is about to replace the state. */
export async function addSnapshot(trx: Tx, { now, ...replaced }: Replaced): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('source_versions')
    .values({ id, ...replaced, replacedAt: now })
    .execute();
  return id;
}

/**
 * Throws away what is listed no more. Not where a state is replaced: nobody should have to wait for this to see the new
 * one. What is too old now stays so, whoever else keeps another meanwhile.
 */
export async function deleteOldSnapshots(db: Database): Promise<void> {
  const versions = await readAll(db);
  const listed = new Set(newestOf(versions).map(({ id }) => id));
  for (const { id } of versions) {
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

/** Keeps rows as they are now. The database copies them itself: a whole source would not fit our memory. */
export async function copyToSnapshot(
  trx: Tx,
  versionId: string,
  table: ContentTable,
  { replaced, staying }: { replaced: string[]; staying: string[] },
): Promise<void> {
  if (replaced.length === 0) return;
  // SQLite looks up each id that it is given: most of them are found quicker by going through all rows. PostgreSQL
  // sees that for itself.
  const passesOver = !isPostgres(trx) && staying.length < replaced.length;
  const isMeant = passesOver
    ? sql`id not in ${idsAsTable(trx, staying)}`
    : sql`id in ${idsAsTable(trx, replaced)}`;
  await sql`insert into ${sql.table(beforeTable(table))} select ${versionId}, * from ${sql.table(table)}
    where ${isMeant}`.execute(trx);
}

/** Keeps that there are no such rows yet. */
export async function addAbsentRows(
  trx: Tx,
  versionId: string,
  tableName: ContentTable,
  rowIds: string[],
): Promise<void> {
  for await (const ids of inChunks(rowIds)) {
    await sql`insert into source_version_rows ("versionId", "tableName", "rowId")
      select ${versionId}, ${tableName}, id from ${idsAsTable(trx, ids)} as ids`.execute(trx);
  }
}

/** The states that can be put back, source by source, the newest first. One that was emptied is a state too. */
export async function readSnapshots(db: Database): Promise<SourceVersion[]> {
  return newestOf(await readAll(db));
}

async function readAll(db: Database): Promise<SourceVersion[]> {
  const rows = await db
    .selectFrom('source_versions')
    .select(['id', 'source', 'replacedAt', 'items'])
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, source: sourceOf(row) }));
}

/** Of each source the latest that had something in them, and the emptied ones since. */
function newestOf(newestFirst: SourceVersion[]): SourceVersion[] {
  return SOURCES.flatMap((source) => {
    let filled = 0;
    return newestFirst.filter((version) => {
      if (version.source !== source || filled === VERSIONS_KEPT) return false;
      if (version.items > 0) filled += 1;
      return true;
    });
  });
}

/** The rows of a source's tables as they were in that version, found by going back from now, state by state. */
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
  const back = await db
    .selectFrom('source_versions')
    .select('id')
    .where('source', '=', wanted.source)
    .where('version', '>=', wanted.version)
    .orderBy('version', 'desc')
    .execute();
  return {
    source: sourceOf(wanted),
    async rows(table) {
      const present = await db.selectFrom(table).selectAll().execute();
      const rows = new Map(present.map((row) => [row.id, row as { id: string }]));
      for (const { id: versionId } of back) {
        const absent = db
          .selectFrom('source_version_rows')
          .select('rowId')
          .where('versionId', '=', versionId)
          .where('tableName', '=', table);
        for (const { rowId } of await absent.execute()) rows.delete(rowId);
        const kept = db
          .selectFrom(beforeTable(table))
          .selectAll()
          .where('versionId', '=', versionId);
        for (const { versionId: _version, ...row } of await kept.execute()) rows.set(row.id, row);
      }
      return [...rows.values()];
    },
  };
}

function sourceOf({ source }: Pick<SourceVersionsTable, 'source'>): Source {
  const known = SOURCES.find((one) => one === source);
  if (!known) throw new Error(`A version is kept of an unknown source: ${source}`);
  return known;
}
