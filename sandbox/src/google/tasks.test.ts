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

const setTasks = (...tasks: Task[]) => google.setTasks([{ id: 'one', title: 'One', tasks }]);
const idsOf = async (query: string) =>
  (await owner.pages(TASKS + query)).flat().map((task) => task.id);

test('a page holds 20 tasks by default, and never more than 100', async () => {
  google.setTasks([]);
  google.generate({ tasks: 250 });
  const tasks = '/tasks/v1/lists/made-list-0/tasks';
  const sizes = async (query: string) =>
    (await owner.pages(tasks + query)).map((page) => page.length);
  expect((await sizes('')).slice(0, 2)).toEqual([20, 20]);
  expect(await sizes('?maxResults=100')).toEqual([100, 100, 50]);
  expect(await sizes('?maxResults=1000')).toEqual([100, 100, 50]);
});

test('all task lists are on one page unless a smaller size is requested', async () => {
  expect((await owner.pages(LISTS)).map((page) => page.length)).toEqual([5]);
  expect((await owner.pages(`${LISTS}?maxResults=2`)).map((page) => page.length)).toEqual([
    2, 2, 1,
  ]);
});

test('an empty list has no items field', async () => {
  setTasks();
  expect((await owner.get(TASKS)).body).not.toHaveProperty('items');
});

test('completed tasks are listed by default; hidden and deleted ones only on request', async () => {
  setTasks(
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

test('tasks can be filtered by due date, which excludes those without one', async () => {
  setTasks(
    { id: 'first', due: '2026-11-14T00:00:00.000Z' },
    { id: 'second', due: '2026-11-15T00:00:00.000Z' },
    { id: 'never' },
  );
  expect(await idsOf('?dueMin=2026-11-15T00:00:00Z')).toEqual(['second']);
  expect(await idsOf('?dueMax=2026-11-15T00:00:00Z')).toEqual(['first']);
  expect((await owner.get(`${TASKS}?dueMin=yesterday`)).status).toBe(400);
});

test('tasks are listed in the order of creation, not of their position', async () => {
  const list = google.data().taskLists.find(({ title }) => title === 'Groups and courses');
  const tasks = (await owner.pages(`/tasks/v1/lists/${list?.id}/tasks`)).flat();
  const positions = tasks.filter((task) => !task.parent).map((task) => task.position);
  expect(positions).not.toEqual(positions.toSorted());
  expect(new Set(positions).size).toBe(positions.length);
});

test('an unknown list is not found', async () => {
  expect((await owner.get('/tasks/v1/lists/unknown/tasks')).status).toBe(404);
});
