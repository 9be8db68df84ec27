import { DAY_MS } from '@assembly/contract/limits';
import { syncRunSchema } from '@assembly/contract/sync';
import { expect, test } from 'vitest';
import { createRun } from '../../sync/sync-run.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { recreateSchema } from '../copies/restore-backup.ts';
import { KNOWN_MIGRATIONS, migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';
import { addRun, deleteOldRuns, hasRunForSlot, readRuns } from './sync-runs.ts';

const slotAfter = (days: number) => new Date(SUNDAY + days * DAY_MS).toISOString();

/** Records a scheduled run on that day. */
async function runOf(db: Database, day: number) {
  const run = createRun('schedule', SUNDAY + day * DAY_MS);
  await addRun(db, { ...run, state: 'done', finishedAt: run.startedAt }, slotAfter(day));
  await deleteOldRuns(db);
}

onEachDatabase('a slot of the schedule', (kind) => {
  test('is remembered for 30 days', async () => {
    const db = await freshDatabase(kind);
    for (const day of [0, 29]) await runOf(db, day);
    for (const day of [0, 29]) expect(await hasRunForSlot(db, slotAfter(day))).toBe(true);
    expect(await hasRunForSlot(db, slotAfter(30))).toBe(false);
    await runOf(db, 31);
    expect(await hasRunForSlot(db, slotAfter(0))).toBe(false);
  });

  test('that an earlier version used counts as used', async () => {
    const db = await freshDatabase(kind);
    const before = KNOWN_MIGRATIONS.filter((name) => name < '0004');
    await recreateSchema(db, before);
    const run = createRun('schedule', SUNDAY);
    const row = { ...run, sources: JSON.stringify(run.sources) };
    for (const [number, slot] of [slotAfter(0), slotAfter(1), slotAfter(1), null].entries()) {
      await db
        .insertInto('sync_runs')
        .values({ ...row, id: `${number}`, number, slot })
        .execute();
    }
    await migrate(db);
    expect(await db.selectFrom('sync_slots').selectAll().orderBy('slot').execute()).toEqual([
      { slot: slotAfter(0) },
      { slot: slotAfter(1) },
    ]);
    expect(await hasRunForSlot(db, slotAfter(1))).toBe(true);
  });
});

test('a run can be read if an earlier version stored its removals in another form', async () => {
  const db = await freshDatabase('SQLite');
  const { sources, ...run } = createRun('test', SUNDAY);
  const placed = {
    title: '2026',
    count: 1,
    from: null,
    to: null,
    place: 'Sermons',
    isFolder: true,
  };
  const events = { ...sources.events, state: 'stopped', removals: ['Choir practice', placed] };
  await db
    .insertInto('sync_runs')
    .values({ ...run, sources: JSON.stringify({ ...sources, events }), slot: null, number: 1 })
    .execute();
  const [read] = await readRuns(db, 1);
  expect(syncRunSchema.parse(read).sources.events.removals).toEqual([]);
});
