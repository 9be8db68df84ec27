import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Task } from '../data/google-items.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { type GoogleClient, signIn } from '../testing/google-client.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
const LISTS = '/tasks/v1/users/@me/lists';
const TASKS = '/tasks/v1/lists/one/tasks';
let google: Sandbox;
let owner: GoogleClient;

beforeAll(async () => {
  google = await startSandbox({ now: () => NOW });
  owner = await signIn(google);
});
beforeEach(() => google.reset());
afterAll(() => google.close());

const keep = (...tasks: Task[]) => google.setTasks([{ id: 'one', title: 'One', tasks }]);
const idsOf = async (query: string) =>
  (await owner.pages(TASKS + query)).flat().map((task) => task.id);

test('a page holds 20 tasks unless asked, and never more than 100', async () => {
  google.setTasks([]);
  google.generate({ tasks: 250 });
  const tasks = '/tasks/v1/lists/made-list-0/tasks';
  const sizes = async (query: string) =>
    (await owner.pages(tasks + query)).map((page) => page.length);
  expect((await sizes('')).slice(0, 2)).toEqual([20, 20]);
  expect(await sizes('?maxResults=100')).toEqual([100, 100, 50]);
  expect(await sizes('?maxResults=1000')).toEqual([100, 100, 50]);
});

test('all task lists fit one page, unless fewer are asked for', async () => {
  expect((await owner.pages(LISTS)).map((page) => page.length)).toEqual([5]);
  expect((await owner.pages(`${LISTS}?maxResults=2`)).map((page) => page.length)).toEqual([
    2, 2, 1,
  ]);
});

test('an empty list has no items at all', async () => {
  keep();
  expect((await owner.get(TASKS)).body).not.toHaveProperty('items');
});

test('completed tasks show, hidden and deleted ones do not, unless asked', async () => {
  keep(
    { id: 'open', status: 'needsAction' },
    { id: 'done', status: 'completed' },
    { id: 'hidden', status: 'completed', hidden: true },
    { id: 'deleted', status: 'needsAction', deleted: true },
  );
  expect(await idsOf('')).toEqual(['open', 'done']);
  expect(await idsOf('?showCompleted=false')).toEqual(['open']);
  expect(await idsOf('?showHidden=true')).toEqual(['open', 'done', 'hidden']);
  expect(await idsOf('?showDeleted=true')).toEqual(['open', 'done', 'deleted']);
});

test('a due date can be bounded, and then tasks without one are left out', async () => {
  keep(
    { id: 'first', due: '2026-11-14T00:00:00.000Z' },
    { id: 'second', due: '2026-11-15T00:00:00.000Z' },
    { id: 'never' },
  );
  expect(await idsOf('?dueMin=2026-11-15T00:00:00Z')).toEqual(['second']);
  expect(await idsOf('?dueMax=2026-11-15T00:00:00Z')).toEqual(['first']);
  expect((await owner.get(`${TASKS}?dueMin=yesterday`)).status).toBe(400);
});

test('tasks come in the order they were made: their position is the one people see', async () => {
  const [list] = google.data().taskLists;
  const tasks = (await owner.pages(`/tasks/v1/lists/${list?.id}/tasks`)).flat();
  const positions = tasks.filter((task) => !task.parent).map((task) => task.position);
  expect(positions).not.toEqual(positions.toSorted());
  expect(new Set(positions).size).toBe(positions.length);
});

test('a list that is not there is not found', async () => {
  expect((await owner.get('/tasks/v1/lists/nobody/tasks')).status).toBe(404);
});
