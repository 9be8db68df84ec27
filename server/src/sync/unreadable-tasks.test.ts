import { expect, onTestFinished, test } from 'vitest';
import { contentOf, openTestSync, publish } from '../testing/fixtures/test-sync.ts';

async function open(many = 10) {
  const opened = await openTestSync('SQLite');
  onTestFinished(() => opened.close());
  publish(opened.sandbox, 'first', many);
  await opened.sync();
  return opened;
}

test('with an unreadable list or task, which is reported, all announcements stay as they were', async () => {
  const { db, sandbox, sync } = await open();
  const before = await contentOf(db, 'announcements');
  for (const path of ['/tasks/v1/users/@me/lists', '/tasks/v1/lists/list/tasks']) {
    for (const fault of [
      { kind: 'wrong-types' },
      { kind: 'wrong-types', spoilsId: true },
    ] as const) {
      sandbox.fault({ ...fault, path });
      const { announcements } = (await sync()).sources;
      expect(announcements).toMatchObject({ state: 'failed', leftOut: 1 });
      expect(await contentOf(db, 'announcements')).toBe(before);
    }
  }
});

test('a list too full for one record stays as it was', {
  tags: 'long',
}, async () => {
  const { db, sandbox, sync } = await open(1);
  const full = (id: string, notes: string) => ({
    id,
    title: id,
    tasks: Array.from({ length: 11 }, (_, at) => ({ id: `${id}${at}`, title: 'Task', notes })),
  });
  sandbox.setTasks([full('full', 'first'), full('other', 'first')]);
  await sync();
  sandbox.setTasks([full('full', 'x'.repeat(1_000_000)), full('other', 'second')]);
  const { announcements } = (await sync()).sources;
  expect(announcements).toMatchObject({ state: 'done', changed: 1, unchanged: 1, removed: 0 });
  expect(announcements.leftOutItems).toMatchObject([
    { id: 'full', reason: 'Its subtask is longer than 10485760 bytes.' },
  ]);
  const content = await contentOf(db, 'announcements');
  expect(content).toContain('first');
  expect(content).toContain('second');
});
