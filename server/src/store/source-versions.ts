import { randomUUID } from 'node:crypto';
import { Problem } from '@assembly/contract/problem';
import { SOURCES, type Source, type SourceVersion } from '@assembly/contract/sync';
import { type AliasedRawBuilder, sql } from 'kysely';
import { type ContentTable, inParts } from './content-tables.ts';
import { isPostgres, tableOfIds } from './postgres.ts';
import type { Database, SourceVersionsTable, Tx } from './tables.ts';

const VERSIONS_KEPT = 3;

interface Replaced {
  source: Source;
  version: number;
  items: number;
  now: number;
}

/** Called in the transaction that is about to replace the state; the oldest of too many goes. */
export async function keepVersion(trx: Tx, { now, ...replaced }: Replaced): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('source_versions')
    .values({ id, ...replaced, replacedAt: now })
    .execute();
  const oldest = await trx
    .selectFrom('source_versions')
    .select('version')
    .where('source', '=', replaced.source)
    .where('items', '>', 0)
    .orderBy('version', 'desc')
    .offset(VERSIONS_KEPT - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest) {
    await trx
      .deleteFrom('source_versions')
      .where('source', '=', replaced.source)
      .where('version', '<', oldest.version)
      .execute();
  }
  return id;
}

export async function hasVersions(trx: Tx, source: Source): Promise<boolean> {
  const one = await trx
    .selectFrom('source_versions')
    .select('id')
    .where('source', '=', source)
    .executeTakeFirst();
  return one !== undefined;
}

/** Keeps these rows as they are now. The database copies them itself: a whole source would not fit our memory. */
export async function keepRows(
  trx: Tx,
  versionId: string,
  table: ContentTable,
  rowIds: string[],
): Promise<void> {
  if (rowIds.length === 0) return;
  const row = await rowAsJson(trx, table);
  for await (const ids of inParts(rowIds)) {
    await trx
      .insertInto('source_version_rows')
      .columns(['versionId', 'tableName', 'rowId', 'row'])
      .expression(
        trx
          .selectFrom(table)
          .select([sql.val(versionId).as('versionId'), sql.val(table).as('tableName'), 'id', row])
          .where('id', 'in', tableOfIds(trx, ids)),
      )
      .execute();
  }
}

async function rowAsJson(trx: Tx, table: ContentTable): Promise<AliasedRawBuilder<string, 'row'>> {
  if (isPostgres(trx)) return sql<string>`row_to_json(${sql.table(table)})::text`.as('row');
  const anyRow = await trx.selectFrom(table).selectAll().limit(1).executeTakeFirst();
  const pairs = Object.keys(anyRow ?? {}).flatMap((name) => [sql.lit(name), sql.ref(name)]);
  return sql<string>`json_object(${sql.join(pairs)})`.as('row');
}

/** Keeps that there are no such rows yet. */
export async function keepAbsence(
  trx: Tx,
  versionId: string,
  tableName: ContentTable,
  rowIds: string[],
): Promise<void> {
  for await (const ids of inParts(rowIds)) {
    await sql`insert into source_version_rows ("versionId", "tableName", "rowId", "row")
      select ${versionId}, ${tableName}, id, null from ${tableOfIds(trx, ids)} as ids`.execute(trx);
  }
}

/** The states that can be put back, source by source, the newest first. One that was emptied is a state too. */
export async function listVersions(db: Database): Promise<SourceVersion[]> {
  const rows = await db
    .selectFrom('source_versions')
    .select(['id', 'source', 'replacedAt', 'items'])
    .orderBy('version', 'desc')
    .execute();
  return SOURCES.flatMap((source) =>
    rows.filter((row) => row.source === source).map((row) => ({ ...row, source })),
  );
}

/** The rows of a source's tables as they were in that version, found by going back from now, state by state. */
export async function readVersion(
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
        const undo = await db
          .selectFrom('source_version_rows')
          .select(['rowId', 'row'])
          .where('versionId', '=', versionId)
          .where('tableName', '=', table)
          .execute();
        for (const { rowId, row } of undo) {
          if (row === null) rows.delete(rowId);
          else rows.set(rowId, JSON.parse(row));
        }
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
