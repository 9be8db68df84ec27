import { expect, test } from 'vitest';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { event } from '../../testing/fixtures/source-samples.ts';
import { SUNDAY } from '../../testing/fixtures/test-app.ts';
import { replaceEvents } from './events.ts';
import type { TaskRecord } from './records.ts';
import { CONTENT_TABLES } from './records.ts';
import { ALL_CONFIRMED } from './removal-guard.ts';
import { deleteOldSnapshots, openSnapshot, readSnapshots, snapshotTable } from './snapshots.ts';
import { replaceTasks } from './tasks.ts';

const task = (id: string, position: number): TaskRecord => ({
  id,
  title: id,
  notes: '',
  subtask: '[]',
  position,
});

onEachDatabase('a snapshot', (kind) => {
  test.each([1, 3, 4])('is complete when %i of its 4 events changed', async (changed) => {
    const db = await freshDatabase(kind);
    const first = ['a', 'b', 'c', 'd'].map((id) => event(id));
    const second = first.map((one, at) => (at < changed ? { ...one, summary: 'Changed' } : one));
    for (const [n, state] of [first, [...second, event('e')]].entries()) {
      await replaceEvents(db, state, { confirmed: ALL_CONFIRMED, now: SUNDAY + n });
    }
    const [version] = await readSnapshots(db);
    const { rows } = await openSnapshot(db, version?.id ?? '');
    expect(await sorted(rows('events'))).toMatchObject(first);
    const stored = await db.selectFrom('events_before').select('id').orderBy('id').execute();
    expect(stored).toHaveLength(changed);
  });

  test('has every item in its old position, even one that only moved', async () => {
    const db = await freshDatabase(kind);
    const first = [task('a', 0), task('b', 1), task('c', 2), task('d', 3)];
    const second = [task('a', 0), task('d', 1), task('b', 2), task('c', 3)];
    for (const [n, state] of [first, second].entries()) {
      await replaceTasks(db, state, { confirmed: ALL_CONFIRMED, now: SUNDAY + n });
    }
    const [version] = await readSnapshots(db);
    const { rows } = await openSnapshot(db, version?.id ?? '');
    expect(await sorted(rows('tasks'))).toMatchObject(first);
  });

  test('is deleted with its rows once there are three newer ones, and not before', async () => {
    const db = await freshDatabase(kind);
    for (const [n, summary] of ['1', '2', '3', '', '4', '5'].entries()) {
      const state = summary === '' ? [] : [event('a', summary), event(`only ${summary}`)];
      await replaceEvents(db, state, { confirmed: ALL_CONFIRMED, now: SUNDAY + n });
    }
    const listed = await readSnapshots(db);
    expect(listed.map(({ items }) => items)).toEqual([2, 0, 2, 2]);
    await deleteOldSnapshots(db);
    expect(await readSnapshots(db)).toEqual(listed);
    const stored = await db.selectFrom('events_before').select('summary').distinct().execute();
    expect(stored.map(({ summary }) => summary).sort()).toEqual([
      '2',
      '3',
      '4',
      'only 2',
      'only 3',
      'only 4',
    ]);
  });

  test.each(CONTENT_TABLES)(
    'of %s has the same columns as the current table, in the same order',
    async (table) => {
      const db = await freshDatabase(kind);
      const tables = await db.introspection.getTables();
      const columnsOf = (wanted: string) =>
        tables.find(({ name }) => name === wanted)?.columns.map(({ name }) => name) ?? [];
      expect(columnsOf(snapshotTable(table))).toEqual(['versionId', ...columnsOf(table)]);
    },
  );
});

async function sorted(rows: Promise<{ id: string }[]>) {
  return (await rows).sort((a, b) => (a.id < b.id ? -1 : 1));
}
