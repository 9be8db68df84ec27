import { randomUUID } from 'node:crypto';
import { Problem } from '@assembly/contract/problem';
import { SOURCES, type Source, type SourceVersion } from '@assembly/contract/sync';
import type { ContentTable, TableUndo } from './swap-table.ts';
import type { Database, SourceVersionsTable, Tx } from './tables.ts';

const VERSIONS_KEPT = 3;

/** By table, what gets the state before a swap back from the state after it. */
export type SourceUndo = Partial<Record<ContentTable, TableUndo>>;

interface Replaced {
  source: Source;
  version: number;
  items: number;
  undo: SourceUndo;
  now: number;
}

/** Called in the transaction that replaced the state; the oldest of too many goes. */
export async function keepVersion(trx: Tx, { undo, now, ...replaced }: Replaced): Promise<void> {
  await trx
    .insertInto('source_versions')
    .values({ id: randomUUID(), ...replaced, replacedAt: now, undo: JSON.stringify(undo) })
    .execute();
  const tooOld = await trx
    .selectFrom('source_versions')
    .select('id')
    .where('source', '=', replaced.source)
    .orderBy('version', 'desc')
    .offset(VERSIONS_KEPT)
    .limit(VERSIONS_KEPT)
    .execute();
  const ids = tooOld.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('source_versions').where('id', 'in', ids).execute();
}

/** The states that can be put back, source by source, the newest first. */
export async function listVersions(db: Database): Promise<SourceVersion[]> {
  const rows = await db
    .selectFrom('source_versions')
    .select(['id', 'source', 'replacedAt', 'items'])
    .orderBy('source')
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, source: sourceOf(row) }));
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
    .select('undo')
    .where('source', '=', wanted.source)
    .where('version', '>=', wanted.version)
    .orderBy('version', 'desc')
    .execute();
  const undos: SourceUndo[] = back.map(({ undo }) => JSON.parse(undo));
  return {
    source: sourceOf(wanted),
    async rows(table) {
      const present = await db.selectFrom(table).selectAll().execute();
      const rows = new Map(present.map((row) => [row.id, row as { id: string }]));
      for (const undo of undos) {
        for (const gone of undo[table]?.drop ?? []) rows.delete(gone);
        for (const row of (undo[table]?.put ?? []) as { id: string }[]) rows.set(row.id, row);
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
