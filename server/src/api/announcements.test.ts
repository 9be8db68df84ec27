import { announcementsReplySchema } from '@assembly/contract/announcement';
import type { Task } from '@assembly/sandbox/data/google-items';
import { describe, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openSyncedApp, type SyncedApp } from '../testing/fixtures/synced-app.ts';

const updated = '2026-11-01T00:00:00.000Z';
const due = (day: string) => ({ due: `${day}T00:00:00.000Z`, updated });
const task = (id: string, context: Partial<Task> = {}): Task => ({
  id,
  title: id,
  updated,
  ...context,
});

async function read({ get }: SyncedApp) {
  const reply = await get('/api/announcements');
  expect(reply.statusCode).toBe(200);
  return announcementsReplySchema.parse(reply.json()).items;
}

const shape = (items: Awaited<ReturnType<typeof read>>) =>
  items.map(({ id, subtasks }) => [id, ...subtasks.map((subtask) => subtask.id)]);

describe('a member', () => {
  test('sees a subtask until its day ends in the assembly’s zone', async () => {
    const app = await openSyncedApp();
    app.sandbox.setTasks([{ id: 'l', title: 'L', updated, tasks: [task('t', due('2026-11-15'))] }]);
    await app.sync();
    app.clock.now = Date.parse('2026-11-15T23:59:59.999+01:00');
    expect(shape(await read(app))).toEqual([['l', 't']]);
    app.clock.now += 1;
    expect(shape(await read(app))).toEqual([['l']]);
  });

  test('sees a subtask without a due date only while its updated date is in the future', async () => {
    const app = await openSyncedApp();
    const tasks = [
      task('ahead', { position: '1', updated: '2026-11-15T09:00:00.001Z' }),
      task('now', { position: '2', updated: '2026-11-15T09:00:00.000Z' }),
    ];
    app.sandbox.setTasks([{ id: 'l', title: 'L', updated, tasks }]);
    await app.sync();
    expect(shape(await read(app))).toEqual([['l', 'ahead']]);
    app.clock.now += 1;
    expect(shape(await read(app))).toEqual([['l']]);
  });
});

onEachDatabase('a member', (database) => {
  test('sees task lists in Google’s order with their open subtasks', async () => {
    const app = await openSyncedApp(database);
    app.sandbox.setTasks([
      {
        id: 'z',
        title: 'Z',
        updated,
        tasks: [
          task('second', { position: '2', ...due('2026-11-16') }),
          task('first', { position: '10', ...due('2026-11-15') }),
          task('past', { position: '3', ...due('2026-11-14') }),
          task('feast', { position: '4', notes: 'In the hall' }),
          task('cake', { position: '1', parent: 'feast', ...due('2027-01-01') }),
        ],
      },
      { id: 'empty', title: 'Empty', updated, tasks: [] },
      { id: 'a', title: 'A', updated, tasks: [task('over', due('2026-11-01'))] },
    ]);
    await app.sync();
    const items = await read(app);
    // A list without tasks is skipped; one whose tasks are all past is shown without any.
    expect(shape(items)).toEqual([['z', 'first', 'second'], ['feast', 'cake'], ['a']]);
    expect(items[1]).toMatchObject({ title: 'feast', notes: 'In the hall' });
  });
});

test('a list of 130,000 subtasks is shown', { tags: 'long' }, async () => {
  const app = await openSyncedApp();
  app.sandbox.setTasks([{ id: 'l', title: 'L', updated, tasks: [task('t')] }]);
  await app.sync();
  const ahead = { id: 'a', title: '', notes: '', due: '', updated: '2026-11-16T00:00:00.000Z' };
  const subtask = JSON.stringify(new Array(130_000).fill(ahead));
  await app.db.updateTable('tasks').set({ subtask }).execute();
  const reply = await app.get('/api/announcements');
  expect(reply.statusCode).toBe(200);
  expect(reply.json().items[0].subtasks).toHaveLength(130_000);
});

test('without announcements the list is empty', async () => {
  expect(await read(await openSyncedApp())).toEqual([]);
});
