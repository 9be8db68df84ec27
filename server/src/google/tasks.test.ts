import { expect, test } from 'vitest';
import { failureOf, QUICK, SOURCES, useSandbox } from '../testing/fixtures/test-google.ts';

const google = useSandbox();
const ignore = () => undefined;
const updated = '2026-01-01T00:00:00.000Z';

test('lists stay in Google’s order, and tasks are sorted by position as text', async () => {
  const task = (id: string, position: string) => ({ id, position });
  google.sandbox.setTasks([
    {
      id: 'z',
      title: 'Last letter, first list',
      updated,
      tasks: [task('b', '0010'), task('a', '0002')],
    },
    { id: 'a', title: 'Other', updated, tasks: [task('d', '2'), task('c', '10')] },
  ]);
  const { items } = await google.open().readTaskLists(ignore);
  expect(items.map(({ title, tasks }) => [title, tasks.map(({ id }) => id)])).toEqual([
    ['Last letter, first list', ['a', 'b']],
    ['Other', ['c', 'd']],
  ]);
});

test('a task has all fields, and absent ones are empty', async () => {
  const full = {
    id: 'child',
    title: 'Flowers',
    notes: 'White ones',
    status: 'needsAction',
    parent: 'bare',
    position: '1',
    due: '2040-01-01T00:00:00.000Z',
    updated,
  };
  google.sandbox.setTasks([
    { id: 'list', title: 'Feast', updated, tasks: [{ id: 'bare' }, { ...full, webViewLink: 'x' }] },
  ]);
  const { items } = await google.open().readTaskLists(ignore);
  const bare = { title: '', notes: '', status: '', parent: '', position: '', due: '', updated: '' };
  expect(items).toEqual([
    {
      id: 'list',
      title: 'Feast',
      tasks: [
        { id: 'bare', ...bare, hidden: false, deleted: false },
        { ...full, hidden: false, deleted: false },
      ],
      unreadable: [],
    },
  ]);
});

test('long lists are read to their last page, and progress never decreases', async () => {
  google.sandbox.generate({ tasks: 1205, lists: 3 });
  const progress: number[] = [];
  const { items } = await google.open().readTaskLists((readSoFar) => progress.push(readSoFar));
  expect(items.flatMap(({ tasks }) => tasks)).toHaveLength(1205);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(1208);
});

test('no lists, or a list without tasks, is not an error', async () => {
  google.sandbox.setTasks([]);
  expect(await google.open().readTaskLists(ignore)).toEqual({
    items: [],
    leftOut: [],
    unreadable: [],
  });
  google.sandbox.setTasks([{ id: 'empty', title: 'Empty', updated, tasks: [] }]);
  const { items } = await google.open().readTaskLists(ignore);
  expect(items).toEqual([{ id: 'empty', title: 'Empty', tasks: [], unreadable: [] }]);
});

test('a list that Google sends twice is read once', async () => {
  google.sandbox.fault({ kind: 'duplicate-ids', path: SOURCES[1]?.path ?? '' });
  const { items, leftOut } = await google.open().readTaskLists(ignore);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(leftOut).toHaveLength(1);
  expect(google.callsTo(`/tasks/v1/lists/${items[0]?.id}/tasks`)).toHaveLength(1);
});

test.each(['wrong-types', 'duplicate-ids'] as const)(
  'with %s among its tasks, one is left out and the rest stays',
  async (kind) => {
    const whole = await google.open().readTaskLists(ignore);
    const [list] = whole.items;
    google.sandbox.fault({ kind, path: `/tasks/v1/lists/${list?.id}/tasks` });
    const { items, leftOut } = await google.open().readTaskLists(ignore);
    const lost = kind === 'wrong-types' ? 1 : 0;
    expect(items[0]?.tasks).toHaveLength((list?.tasks.length ?? 0) - lost);
    expect(items.slice(1)).toEqual(whole.items.slice(1));
    expect(leftOut).toHaveLength(1);
  },
);

test.each([
  ['null-items', 'not_understood'],
  ['empty-object', 'not_understood'],
  ['html', 'not_understood'],
  ['same-page-token', 'not_understood'],
  ['endless-pages', 'not_understood'],
] as const)('%s for the tasks of one list fails the source', async (kind, expected) => {
  google.sandbox.fault({ kind, path: '/tasks/v1/lists/*/tasks', times: 'always', skip: 1 });
  const error = await failureOf(google.open().readTaskLists(ignore));
  expect(error).toMatchObject({ kind: expected, service: 'Tasks' });
});

test.each(['notFound', 'gone'] as const)(
  'a list that Google names and then answers with %s is unreadable, and the others are read',
  async (reason) => {
    const whole = await google.open().readTaskLists(ignore);
    google.sandbox.fault({ kind: 'error', reason, path: '/tasks/v1/lists/*/tasks' });
    const { items, leftOut, unreadable } = await google.open().readTaskLists(ignore);
    expect(items).toEqual(whole.items.slice(1));
    expect(unreadable).toEqual([whole.items[0]?.id]);
    expect(leftOut).toMatchObject([
      {
        id: whole.items[0]?.id,
        title: whole.items[0]?.title,
        reason:
          'Google listed it but then could not find it. Its tasks stay unchanged until the next sync.',
      },
    ]);
  },
);

test('when no listed list can be found, that is an error, not an empty source', async () => {
  const path = '/tasks/v1/lists/*/tasks';
  google.sandbox.fault({ kind: 'error', reason: 'notFound', path, times: 'always' });
  const error = await failureOf(google.open().readTaskLists(ignore));
  expect(error).toMatchObject({ kind: 'not_found', service: 'Tasks' });
});

test('only the chosen lists are read, and one that Google does not list any more is reported', async () => {
  const lists = ['a', 'b', 'c'].map((id) => ({
    id,
    title: id,
    updated,
    tasks: [{ id: `in-${id}` }],
  }));
  google.sandbox.setTasks(lists);
  const chosen = { taskLists: ['c', 'a', 'gone'] };
  const progress: number[] = [];
  const read = await google.open(QUICK, chosen).readTaskLists((count) => progress.push(count));
  expect(read.items.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(read.leftOut).toMatchObject([
    { id: 'gone', reason: expect.stringMatching(/chosen.*deleted/) },
  ]);
  expect(google.callsTo('/tasks/v1/lists/*').map(({ path }) => path)).toEqual([
    '/tasks/v1/lists/a/tasks',
    '/tasks/v1/lists/c/tasks',
  ]);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test('reading fails if Google lists none of the chosen lists', async () => {
  google.sandbox.setTasks([{ id: 'other', title: 'Other', updated, tasks: [] }]);
  const error = await failureOf(google.open(QUICK, { taskLists: ['gone'] }).readTaskLists(ignore));
  expect(error.kind).toBe('task_lists_not_found');
});

test('a list that is not chosen may be unreadable', async () => {
  const lists = ['a', 'b'].map((id) => ({ id, title: id, updated, tasks: [] }));
  google.sandbox.setTasks(lists);
  google.sandbox.fault({ kind: 'wrong-types', path: '/tasks/v1/users/@me/lists', index: 1 });
  const read = await google.open(QUICK, { taskLists: ['a'] }).readTaskLists(ignore);
  expect(read).toMatchObject({ items: [{ id: 'a' }], leftOut: [], unreadable: [] });
});
