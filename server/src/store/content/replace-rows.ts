import { hash } from 'node:crypto';
import type { LeftOut } from '@assembly/contract/sync';
import { type CompiledQuery, sql } from 'kysely';
import { analyzeTable, idsAsTable, lockForTransaction, rowsAsJson } from '../database/postgres.ts';
import type { Database, Tx } from '../database/tables.ts';
import { validateRecord } from '../database/validate-record.ts';
import type { ContentRecord, ContentTable } from './content-tables.ts';
import { inChunks } from './in-chunks.ts';
import { addAbsentRows, copyToSnapshot } from './snapshots.ts';

/** Side by side: to copy every record only to add its hash would take as long as the hash. */
interface Planned<Rec> {
  record: Rec;
  contentHash: string;
}

export interface RowDiff<Rec> {
  added: Planned<Rec>[];
  changed: Planned<Rec>[];
  moved: Planned<Rec>[];
  removed: string[];
  /** Those that stay where they are as they are. */
  staying: string[];
  /** Those and the moved ones. */
  unchanged: number;
  leftOut: LeftOut[];
}

const TWICE = 'It appears twice. The first one was used.';

interface Telling<Rec> {
  titleOf: (record: Rec) => string;
  /** What of a record counts when it is asked whether it changed: all of it, unless said otherwise. */
  contentOf?: (record: Rec) => object;
  /** The ids of what is there but could not be read, '' if not even the id could: that may be any, so that none goes. */
  unread?: Iterable<string>;
}

/**
 * One swap of a source at a time, even if the lease was lost in the middle of a run: what is planned here is written
 * before anybody else plans.
 */
export function replaceRows<Result>(
  db: Database,
  source: ContentTable,
  swap: (trx: Tx) => Promise<Result>,
): Promise<Result> {
  const inTurn = async (trx: Tx) => {
    await lockForTransaction(trx, `swap ${source}`);
    return await swap(trx);
  };
  // Part of a larger transaction, if there is one.
  return db.isTransaction ? inTurn(db as Tx) : db.transaction().execute(inTurn);
}

/** What has to be written so that the table holds exactly these records. */
export async function diffRows<Rec extends ContentRecord>(
  trx: Tx,
  table: ContentTable,
  records: Rec[],
  { titleOf, contentOf = (record) => record, unread = [] }: Telling<Rec>,
): Promise<RowDiff<Rec>> {
  const stored = await readStored(trx, table);
  const plan: RowDiff<Rec> = {
    added: [],
    changed: [],
    moved: [],
    removed: [],
    staying: [],
    unchanged: 0,
    leftOut: [],
  };
  const taken = new Set<string>();
  const hashOf = hasher();
  /** What cannot be taken is not what has gone: the old one stays. */
  const keep = (id: string) => {
    if (!stored.delete(id)) return;
    plan.staying.push(id);
    plan.unchanged += 1;
  };
  const compare = (record: Rec) => {
    const fault = taken.has(record.id) ? TWICE : validateRecord(record);
    if (fault) {
      plan.leftOut.push({ id: record.id, title: titleOf(record), reason: fault });
      keep(record.id);
      return;
    }
    taken.add(record.id);
    const contentHash = hashOf(contentOf(record));
    const old = stored.get(record.id);
    const [, oldHash, oldPosition] = old ?? [];
    const isSame = oldHash === contentHash;
    if (isSame && oldPosition === record.position) {
      keep(record.id);
      return;
    }
    stored.delete(record.id);
    if (isSame) plan.unchanged += 1;
    const rows = isSame ? plan.moved : old ? plan.changed : plan.added;
    rows.push({ record, contentHash });
  };
  for await (const part of inChunks(records)) for (const record of part) compare(record);
  const there = new Set(unread);
  for (const id of there.has('') ? stored.keys() : there) keep(id);
  plan.removed = [...stored.keys()];
  return plan;
}

/** How many items the table held before the plan. */
export function countBefore({ changed, removed, unchanged }: RowDiff<ContentRecord>): number {
  return unchanged + changed.length + removed.length;
}

/** Whether the table holds exactly these records already. */
export function isEmptyDiff({ added, changed, moved, removed }: RowDiff<ContentRecord>): boolean {
  return [added, changed, moved, removed].every(({ length }) => length === 0);
}

/** Writes what the plan says, and nothing else; and what would undo it, if that is to be kept. */
export async function writeDiff(
  trx: Tx,
  table: ContentTable,
  { added, changed, moved, removed, staying }: RowDiff<ContentRecord>,
  versionId: string | undefined,
): Promise<void> {
  const idsOf = (rows: Planned<ContentRecord>[]) => rows.map(({ record }) => record.id);
  if (versionId) {
    const replaced = [...idsOf(changed), ...idsOf(moved), ...removed];
    await copyToSnapshot(trx, versionId, table, { replaced, staying });
    // In the order in which they will lie in the database: to keep them so takes half the time.
    await addAbsentRows(trx, versionId, table, idsOf(added).sort());
  }
  for await (const ids of inChunks(removed)) {
    await trx.deleteFrom(table).where('id', 'in', idsAsTable(trx, ids)).execute();
  }
  await upsertAll(trx, table, [...added, ...changed, ...moved]);
  await analyzeTable(trx, table);
}

/** Kysely takes as long to put a statement together as SQLite to carry it out: it is put together once for all parts. */
async function upsertAll(
  trx: Tx,
  table: ContentTable,
  rows: Planned<ContentRecord>[],
): Promise<void> {
  const statements = new Map<number, CompiledQuery>();
  for await (const part of inChunks(rows)) {
    const statement = statements.get(part.length) ?? upsert(trx, table, part.map(asRow));
    statements.set(part.length, statement);
    const parameters = part.flatMap((row) => [...Object.values(row.record), row.contentHash]);
    await trx.executeQuery({ ...statement, parameters });
  }
}

function asRow({ record, contentHash }: Planned<ContentRecord>): object {
  return { ...record, contentHash };
}

function upsert(trx: Tx, table: ContentTable, rows: object[]): CompiledQuery {
  const [first = {}] = rows;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  return (
    trx
      // The rows are of this table: the plan was made for it. Kysely cannot know a table by variable.
      .insertInto(table as 'events')
      .values(rows as never)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(
            Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])),
          ),
      )
      .compile()
  );
}

type Stored = [id: string, contentHash: string, position?: number];

async function readStored(trx: Tx, table: ContentTable): Promise<Map<string, Stored>> {
  const hasPosition = table === 'tasks' || table === 'drive_items';
  const columns = ['id', 'contentHash', ...(hasPosition ? ['position'] : [])];
  const { rows } = await trx
    .selectFrom(table)
    .select(rowsAsJson(trx, columns).as('rows'))
    .executeTakeFirstOrThrow();
  const stored = new Map<string, Stored>();
  for (const row of JSON.parse(rows) as Stored[]) stored.set(row[0], row);
  return stored;
}

/** Names and values one after the other, told apart by what no text of ours contains, in whatever order they came. */
function hasher() {
  let names: string[] | undefined;
  return (record: object): string => {
    const values = record as Record<string, string | number | null>;
    // The records of a table are all alike: to sort the names once is enough.
    names ??= Object.keys(values)
      .filter((name) => name !== 'position')
      .sort();
    let content = '';
    for (const name of names) content += `${name}\0${values[name] ?? '\0'}\0`;
    return hash('sha1', content, 'base64url');
  };
}
