import { STRING_MAX_BYTES } from '@assembly/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import type { GoogleTask, GoogleTaskList } from '../google/tasks.ts';
import type { TaskRecord } from '../store/content/records.ts';
import { contentOf, openTestSync, publish } from '../testing/fixtures/test-sync.ts';
import { toAnnouncementLists } from './to-announcement-lists.ts';

const task = (id: string, fields: Partial<GoogleTask> = {}): GoogleTask => ({
  id,
  title: `Title of ${id}`,
  notes: '',
  status: 'needsAction',
  parent: '',
  position: '',
  due: '',
  updated: '',
  hidden: false,
  deleted: false,
  ...fields,
});
const list = (id: string, tasks: GoogleTask[], unreadable: string[] = []): GoogleTaskList => ({
  id,
  title: `List ${id}`,
  tasks,
  unreadable,
});
const store = (...lists: GoogleTaskList[]) => toAnnouncementLists(lists).records;
/** The records, each with the ids of its subtasks. */
const shape = (records: TaskRecord[]) =>
  records.map(({ id, subtask }) => [id, JSON.parse(subtask).map((one: GoogleTask) => one.id)]);

const TASKS = [
  task('first'),
  task('second', { due: '2026-11-15', notes: 'Old' }),
  task('third'),
  task('feast', { notes: 'Old' }),
  task('cake', { parent: 'feast' }),
  task('wine', { parent: 'feast', updated: '2026-11-01T08:00:00.000Z' }),
  task('picnic'),
  task('bread', { parent: 'picnic' }),
];

test.each([
  ['a task', ['second']],
  ['a task with children', ['feast']],
  ['a child', ['wine']],
  ['the only child', ['bread']],
  ['a task and its only child', ['picnic', 'bread']],
  ['several', ['second', 'feast', 'wine', 'bread']],
])('%s that cannot be read or stored stays as it was, in its position', (_what, ids) => {
  const stored = store(list('l', TASKS), list('m', [task('other')]));
  const others = list('m', [task('other')]);
  const readable = TASKS.filter(({ id }) => !ids.includes(id));
  const unreadable = list('l', readable, [...ids, 'never seen']);
  expect(toAnnouncementLists([unreadable, others], stored).records).toEqual(stored);

  const title = 'x'.repeat(STRING_MAX_BYTES + 1);
  const tooLong = TASKS.map((one) => (ids.includes(one.id) ? { ...one, title } : one));
  const refused = toAnnouncementLists([list('l', tooLong), others], stored);
  expect(refused.records).toEqual(stored);
  expect(refused.leftOut.map(({ id }) => id)).toEqual(ids);
});

test('everything around an unreadable task is updated', () => {
  const stored = store(
    list('l', [task('a'), task('b'), task('feast'), task('cake', { parent: 'feast' })]),
  );
  const now = [
    task('b', { title: 'New' }),
    task('c'),
    task('feast'),
    task('wine', { parent: 'feast' }),
  ];
  const { records } = toAnnouncementLists([list('l', now, ['a'])], stored);
  expect(shape(records)).toEqual([
    ['l', ['a', 'b', 'c']],
    ['feast', ['wine']],
  ]);
  expect(records[0]?.subtask).toContain('"title":"New"');
});

test('a task without a readable id prevents every removal, but no update and no completion', () => {
  const stored = store(
    list('l', [task('a'), task('done'), task('feast'), task('cake', { parent: 'feast' })]),
    list('m', [task('b'), task('moved')]),
  );
  const done = task('done', { status: 'completed' });
  const { records } = toAnnouncementLists(
    [list('l', [task('new'), done, task('moved')], ['']), list('m', [task('b')])],
    stored,
  );
  expect(shape(records)).toEqual([
    ['l', ['a', 'new', 'moved']],
    ['feast', ['cake']],
    ['m', ['b']],
  ]);
});

test.each([['b'], ['']])('an unreadable list (id %j) prevents every removal', (unreadableList) => {
  const stored = store(
    list('a', [task('one'), task('went into b')]),
    list('b', [task('three'), task('feast'), task('cake', { parent: 'feast' })]),
  );
  const { records } = toAnnouncementLists([list('a', [task('one')])], stored, [unreadableList]);
  expect(records).toEqual(stored);
});

async function open(many = 10) {
  const opened = await openTestSync('SQLite');
  onTestFinished(() => opened.close());
  publish(opened.sandbox, 'first', many);
  await opened.sync();
  return opened;
}

test('an unreadable list or task is reported and stays as it was', async () => {
  const { db, sandbox, sync } = await open();
  const before = await contentOf(db, 'announcements');
  for (const path of ['/tasks/v1/users/@me/lists', '/tasks/v1/lists/list/tasks']) {
    for (const fault of [
      { kind: 'wrong-types' },
      { kind: 'wrong-types', spoilsId: true },
      { kind: 'long-string' },
    ] as const) {
      sandbox.fault({ ...fault, path });
      const { announcements } = (await sync()).sources;
      expect(announcements).toMatchObject({ state: 'done', leftOut: 1, unchanged: 10 });
      expect(await contentOf(db, 'announcements')).toBe(before);
    }
  }
});

test('a list that Google lists but cannot find stays until it is not listed any more', async () => {
  const { db, sandbox, sync } = await open();
  const named = (id: string) => ({
    id,
    title: id,
    tasks: [{ id: `${id} task` }, { id: `${id} child`, parent: `${id} task` }],
  });
  sandbox.setTasks([named('a'), named('b')]);
  await sync({ confirm: true });
  const before = await contentOf(db, 'announcements');
  for (const reason of ['notFound', 'gone'] as const) {
    sandbox.fault({ kind: 'error', reason, path: '/tasks/v1/lists/b/tasks' });
    const { announcements } = (await sync()).sources;
    expect(announcements).toMatchObject({ state: 'done', removed: 0, leftOut: 1 });
    expect(await contentOf(db, 'announcements')).toBe(before);
  }
  sandbox.setTasks([named('a')]);
  expect((await sync()).sources.announcements).toMatchObject({ removed: 2, leftOut: 0 });
});

test('a list too full for one record stays as it was, and is reported', {
  tags: 'long',
}, async () => {
  const { db, sandbox, sync } = await open(1);
  const list = (id: string, length: number, notes: string) => ({
    id,
    title: id,
    tasks: Array.from({ length }, (_, at) => ({ id: `${id}${at}`, title: 'Task', notes })),
  });
  sandbox.setTasks([list('full', 11, 'first'), list('other', 11, 'first')]);
  await sync();
  // The notes of each task are cut, so it takes many.
  sandbox.setTasks([list('full', 600, 'x'.repeat(20_000)), list('other', 11, 'second')]);
  const { announcements } = (await sync()).sources;
  expect(announcements).toMatchObject({ state: 'done', changed: 1, unchanged: 1, removed: 0 });
  expect(announcements.leftOutItems).toMatchObject([
    { id: 'full', reason: expect.stringContaining('is longer than 10485760 bytes') },
  ]);
  const content = await contentOf(db, 'announcements');
  expect(content).toContain('first');
  expect(content).toContain('second');
});
