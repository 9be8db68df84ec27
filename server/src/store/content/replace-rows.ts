import { hash } from 'node:crypto';
import type { LeftOut } from '@assembly/contract/sync';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { skipReason } from '../../skip-reason.ts';
import { analyzeTable, idsAsTable, lockForTransaction, rowsAsJson } from '../database/postgres.ts';
import type { Database, Tx } from '../database/tables.ts';
import { validateRecord } from '../database/validate-record.ts';
import { inChunks } from './in-chunks.ts';
import type { ContentRecord, ContentTable } from './records.ts';
import { addAbsentRows, copyToSnapshot } from './snapshots.ts';

/** Wraps the record, because copying it to add the hash would take as long as hashing. */
interface HashedRecord<Rec> {
  record: Rec;
  contentHash: string;
}

export interface RowDiff<Rec> {
  added: HashedRecord<Rec>[];
  changed: HashedRecord<Rec>[];
  moved: HashedRecord<Rec>[];
  removed: string[];
  /** The ids of rows that are not written. */
  untouched: string[];
  /** How many rows stay, moved ones included. */
  unchanged: number;
  leftOut: LeftOut[];
}

const DUPLICATE = skipReason('duplicate');

/** Holds a lock, so that a diff is written before the next one is computed, even if the lease was lost. */
export function replaceRows<Result>(
  db: Database,
  source: ContentTable,
  replace: (trx: Tx) => Promise<Result>,
): Promise<Result> {
  const inLock = async (trx: Tx) => {
    await lockForTransaction(trx, `replace ${source}`);
    return await replace(trx);
  };
  // Joins the caller's transaction, if there is one.
  return db.isTransaction ? inLock(db as Tx) : db.transaction().execute(inLock);
}

/**
 * The changes that make the table contain exactly these records and the rows of unreadable items. If `unreadable`
 * contains '', an unknown id, no row is removed.
 */
export async function diffRows<Rec extends ContentRecord>(
  trx: Tx,
  table: ContentTable,
  records: Rec[],
  unreadable: Iterable<string> = [],
): Promise<RowDiff<Rec>> {
  const stored = await readStored(trx, table);
  const diff: RowDiff<Rec> = {
    added: [],
    changed: [],
    moved: [],
    removed: [],
    untouched: [],
    unchanged: 0,
    leftOut: [],
  };
  const seen = new Set<string>();
  const hashOf = createHasher();
  // The ids of calendars come from the settings, and contain dots.
  const validate = table === 'calendars' ? () => null : validateRecord;
  const leaveUntouched = (id: string) => {
    if (!stored.delete(id)) return;
    diff.untouched.push(id);
    diff.unchanged += 1;
  };
  const compare = (record: Rec) => {
    const problem = seen.has(record.id) ? DUPLICATE : validate(record);
    if (problem) {
      const title = record.title ?? record.summary ?? '';
      diff.leftOut.push({ id: record.id, title, ...problem });
      leaveUntouched(record.id);
      return;
    }
    seen.add(record.id);
    const contentHash = hashOf(record);
    const old = stored.get(record.id);
    const [, oldHash, oldPosition] = old ?? [];
    const isSame = oldHash === contentHash;
    if (isSame && oldPosition === record.position) {
      leaveUntouched(record.id);
      return;
    }
    stored.delete(record.id);
    if (isSame) diff.unchanged += 1;
    const rows = isSame ? diff.moved : old ? diff.changed : diff.added;
    rows.push({ record, contentHash });
  };
  for await (const chunk of inChunks(records)) for (const record of chunk) compare(record);
  const unreadableIds = new Set(unreadable);
  for (const id of unreadableIds.has('') ? stored.keys() : unreadableIds) leaveUntouched(id);
  diff.removed = [...stored.keys()];
  return diff;
}

/** How many rows the table has before the diff is written. */
export function countBefore({ changed, removed, unchanged }: RowDiff<ContentRecord>): number {
  return unchanged + changed.length + removed.length;
}

export function isEmptyDiff({ added, changed, moved, removed }: RowDiff<ContentRecord>): boolean {
  return [added, changed, moved, removed].every(({ length }) => length === 0);
}

/** Writes the diff and adds the replaced rows to the snapshot, if there is one. */
export async function writeDiff(
  trx: Tx,
  table: ContentTable,
  { added, changed, moved, removed, untouched }: RowDiff<ContentRecord>,
  snapshotId: string | undefined,
  newVersion: number,
): Promise<void> {
  const idsOf = (rows: HashedRecord<ContentRecord>[]) => rows.map(({ record }) => record.id);
  if (snapshotId) {
    const replaced = [...idsOf(changed), ...idsOf(moved), ...removed];
    await copyToSnapshot(trx, snapshotId, table, { replaced, untouched });
    // Sorted like the index: inserting takes half the time.
    await addAbsentRows(trx, snapshotId, table, idsOf(added).sort());
  }
  for await (const ids of inChunks(removed)) {
    await trx.deleteFrom(table).where('id', 'in', idsAsTable(trx, ids)).execute();
  }
  await upsertAll(trx, table, [...added, ...changed, ...moved], newVersion);
  await analyzeTable(trx, table);
}

/** Kysely takes as long to compile a statement as SQLite to run it, so it is compiled once for all chunks. */
export async function upsertAll(
  trx: Tx,
  table: ContentTable,
  rows: HashedRecord<ContentRecord>[],
  newVersion: number,
): Promise<void> {
  const fields = Object.keys(rows[0]?.record ?? {});
  const hasSequence = table === 'events';
  const columns = [...fields, 'contentHash', ...(hasSequence ? ['sequence'] : [])];
  const statements = new Map<number, CompiledQuery>();
  for await (const chunk of inChunks(rows)) {
    const statement = statements.get(chunk.length) ?? upsert(trx, table, columns, chunk.length);
    statements.set(chunk.length, statement);
    const parameters: unknown[] = [];
    for (const { record, contentHash } of chunk) {
      const values = record as unknown as Record<string, unknown>;
      // By name: records may have their fields in different orders.
      for (const field of fields) parameters.push(values[field]);
      parameters.push(contentHash);
      if (hasSequence) parameters.push(newVersion);
    }
    await trx.executeQuery({ ...statement, parameters });
  }
}

/** For that many rows; their values are passed when it is run. */
function upsert(trx: Tx, table: ContentTable, columns: string[], count: number): CompiledQuery {
  const row = Object.fromEntries(columns.map((column) => [column, '']));
  const updated = columns.filter((column) => column !== 'id');
  return (
    trx
      // Kysely cannot type a table name in a variable. The diff was made for this table.
      .insertInto(table as 'events')
      .values(Array(count).fill(row) as never)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(Object.fromEntries(updated.map((column) => [column, storedValue(column)]))),
      )
      .compile()
  );
}

const isRescheduled = sql.join(
  ['date', 'dateEnd', 'startsAt', 'endsAt', 'status'].map(
    (column) => sql`events.${sql.ref(column)} is distinct from excluded.${sql.ref(column)}`,
  ),
  sql` or `,
);

/** The sequence of an event grows only with its time or status. */
function storedValue(column: string): RawBuilder<unknown> {
  const excluded = sql.ref(`excluded.${column}`);
  if (column !== 'sequence') return excluded;
  return sql`case when ${isRescheduled} then ${excluded} else events.sequence end`;
}

type StoredRow = [id: string, contentHash: string, position?: number];

async function readStored(trx: Tx, table: ContentTable): Promise<Map<string, StoredRow>> {
  const hasPosition = table !== 'events';
  const columns = ['id', 'contentHash', ...(hasPosition ? ['position'] : [])];
  const { rows } = await trx
    .selectFrom(table)
    .select(rowsAsJson(trx, columns).as('rows'))
    .executeTakeFirstOrThrow();
  const stored = new Map<string, StoredRow>();
  for (const row of JSON.parse(rows) as StoredRow[]) stored.set(row[0], row);
  return stored;
}

/** Hashes names and values, separated by NUL, which no stored text contains; the order of the fields does not matter. */
export function createHasher() {
  let names: string[] | undefined;
  return (record: object): string => {
    const values = record as Record<string, string | number | null>;
    // All records of a table have the same fields.
    names ??= Object.keys(values)
      .filter((name) => name !== 'position')
      .sort();
    let content = '';
    for (const name of names) content += `${name}\0${values[name] ?? '\0'}\0`;
    return hash('sha1', content, 'base64url');
  };
}
