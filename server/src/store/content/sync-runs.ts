import { DAY_MS } from '@assembly/contract/limits';
import {
  removalSchema,
  SOURCES,
  type SyncRun,
  sourceRunSchema,
  syncRunSchema,
} from '@assembly/contract/sync';
import { z } from 'zod';
import type { Database, SyncRunsTable, Tx } from '../database/tables.ts';
import { type NewAuditEntry, writeAudit } from '../users/audit-log.ts';

const RUNS_MAX = 100;
const SLOT_LIFE_MS = 30 * DAY_MS;
/** More than are ever stored: each run deletes old ones. */
export const RUNS_READ_MAX = 2 * RUNS_MAX;

/** Earlier versions stored removals in another form; those are not shown. */
const storedSource = z.object({
  ...sourceRunSchema.shape,
  removals: z.array(removalSchema).catch([]),
});
const storedRun = z.object({
  ...syncRunSchema.shape,
  sources: z.object({ events: storedSource, announcements: storedSource, documents: storedSource }),
});

/** Adds a run and its audit log entries. Needs the lease, so that no run number is assigned twice. */
export async function addRun(
  db: Database,
  run: SyncRun,
  slot: string | null = null,
  auditEntries: NewAuditEntry[] = [],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { last } = await trx
      .selectFrom('sync_runs')
      .select((select) => select.fn.max('number').as('last'))
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('sync_runs')
      .values({ ...toRow(run), slot, number: Number(last ?? 0) + 1 })
      .execute();
    if (slot) await addSlot(trx, slot, run.startedAt);
    for (const entry of auditEntries) await writeAudit(trx, entry);
  });
}

async function addSlot(trx: Tx, slot: string, now: number): Promise<void> {
  const oldest = new Date(now - SLOT_LIFE_MS).toISOString();
  await trx.deleteFrom('sync_slots').where('slot', '<', oldest).execute();
  await trx
    .insertInto('sync_slots')
    .values({ slot })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether any process has run the sync for that scheduled time. */
export async function hasRunForSlot(db: Database, slot: string): Promise<boolean> {
  const had = await db
    .selectFrom('sync_slots')
    .select('slot')
    .where('slot', '=', slot)
    .executeTakeFirst();
  return had !== undefined;
}

export async function updateRun(db: Database, run: SyncRun): Promise<void> {
  const { id, ...row } = toRow(run);
  await db.updateTable('sync_runs').set(row).where('id', '=', id).execute();
}

/** The latest runs, newest first. */
export async function readRuns(db: Database, limit: number): Promise<SyncRun[]> {
  const rows = await db
    .selectFrom('sync_runs')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(parseRun);
}

export async function readUnfinishedRuns(db: Database): Promise<SyncRun[]> {
  const rows = await db
    .selectFrom('sync_runs')
    .selectAll()
    .where('state', '=', 'running')
    .execute();
  return rows.map(parseRun);
}

/** Keeps the latest runs, and for each source the last run that succeeded. */
export async function deleteOldRuns(db: Database): Promise<void> {
  const runs = await readRuns(db, RUNS_READ_MAX);
  const lastDone = SOURCES.map((name) =>
    runs.find(({ sources }) => sources[name].state === 'done'),
  );
  const retained = new Set([...runs.slice(0, RUNS_MAX), ...lastDone].map((run) => run?.id));
  for (const { id } of runs) {
    if (!retained.has(id)) await db.deleteFrom('sync_runs').where('id', '=', id).execute();
  }
}

function toRow(run: SyncRun): Omit<SyncRunsTable, 'slot' | 'number'> {
  return { ...run, sources: JSON.stringify(run.sources) };
}

export function parseRun(row: SyncRunsTable): SyncRun {
  return storedRun.parse({ ...row, sources: JSON.parse(row.sources) });
}
