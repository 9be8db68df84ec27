import { DAY_MS } from '@assembly/contract/limits';
import { type Removal, removalSchema } from '@assembly/contract/removal';
import { SOURCES, type SyncRun, sourceRunSchema, syncRunSchema } from '@assembly/contract/sync';
import { z } from 'zod';
import type { Database, SyncRunsTable, Tx } from '../database/tables.ts';
import { type AuditNote, writeAudit } from '../people/audit-log.ts';

const RUNS_KEPT = 100;
/** A clock that is moved by a year comes to the same times again. */
const SLOTS_KEPT_MS = 400 * DAY_MS;
/** More than are ever there: each run forgets what is too old. */
export const RUNS_READ_MAX = 2 * RUNS_KEPT;

/** Earlier versions stored only the title of a removal. */
const titleOnly = z
  .string()
  .transform(
    (title): Removal => ({ title, count: 1, from: null, to: null, place: '', isFolder: false }),
  );
const storedSource = z.object({
  ...sourceRunSchema.shape,
  removals: z.array(z.union([removalSchema, titleOnly])),
});
const storedRun = z.object({
  ...syncRunSchema.shape,
  sources: z.object({ events: storedSource, announcements: storedSource, documents: storedSource }),
});

/** With what the book says of it. Only for whoever holds the lease: nobody else counts at the same time. */
export async function addRun(
  db: Database,
  run: SyncRun,
  slot: string | null = null,
  notes: AuditNote[] = [],
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
    if (slot) await noteSlot(trx, slot, run.startedAt);
    for (const note of notes) await writeAudit(trx, note);
  });
}

/** What lies further off, before or after, is forgotten: the clock must have been wrong, then or now. */
async function noteSlot(trx: Tx, slot: string, now: number): Promise<void> {
  const keptFrom = new Date(now - SLOTS_KEPT_MS).toISOString();
  const keptTo = new Date(now + SLOTS_KEPT_MS).toISOString();
  await trx.deleteFrom('sync_slots').where('slot', '<', keptFrom).execute();
  await trx.deleteFrom('sync_slots').where('slot', '>', keptTo).execute();
  await trx
    .insertInto('sync_slots')
    .values({ slot })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a run was made for that time of the schedule, by whatever process. */
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
export async function readRuns(db: Database, most: number): Promise<SyncRun[]> {
  const rows = await db
    .selectFrom('sync_runs')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

export async function readUnfinishedRuns(db: Database): Promise<SyncRun[]> {
  const rows = await db
    .selectFrom('sync_runs')
    .selectAll()
    .where('state', '=', 'running')
    .execute();
  return rows.map(fromRow);
}

/** Keeps the latest, and of each source the run that last copied it whole, however long ago that was. */
export async function deleteOldRuns(db: Database): Promise<void> {
  const runs = await readRuns(db, RUNS_READ_MAX);
  const lastDone = SOURCES.map((name) =>
    runs.find(({ sources }) => sources[name].state === 'done'),
  );
  const kept = new Set([...runs.slice(0, RUNS_KEPT), ...lastDone].map((run) => run?.id));
  for (const { id } of runs) {
    if (!kept.has(id)) await db.deleteFrom('sync_runs').where('id', '=', id).execute();
  }
}

function toRow(run: SyncRun): Omit<SyncRunsTable, 'slot' | 'number'> {
  return { ...run, sources: JSON.stringify(run.sources) };
}

function fromRow(row: SyncRunsTable): SyncRun {
  return storedRun.parse({ ...row, sources: JSON.parse(row.sources) });
}
