import { type Answer, jsonAnswer } from '../answer.ts';
import type { Task, TaskList } from '../data/records.ts';
import type { World } from '../data/world.ts';
import { booleanIn, momentIn, type Request } from '../request.ts';
import { pickFields } from './fields.ts';
import { notFound } from './google-error.ts';
import { keptList } from './kept-list.ts';
import { requireOwner } from './oauth.ts';
import { type Page, pageOf } from './paging.ts';

export function answerTaskLists(world: World, request: Request): Answer {
  requireOwner(world, request);
  const page = pageOf(world.taskLists, request.path, request.query, {
    defaultSize: 1000,
    maxSize: 1000,
    epoch: world.pageTokenEpoch,
  });
  return listAnswer(world, request, 'tasks#taskLists', page, (list) => ({
    kind: 'tasks#taskList',
    id: list.id,
    etag: `"${list.id.slice(-8)}"`,
    title: list.title,
    updated: list.updated,
    selfLink: `${world.url}/tasks/v1/users/@me/lists/${list.id}`,
  }));
}

export function answerTasks(world: World, request: Request): Answer {
  requireOwner(world, request);
  const list = listIn(world, request.parts[3] ?? '');
  const isAskedFor = asksFor(request.query);
  const asked = [...request.query].filter(([name]) => name !== 'pageToken');
  const chosen = keptList(world, `tasks of ${list.id}`, asked, () => list.tasks.filter(isAskedFor));
  const page = pageOf(chosen, request.path, request.query, {
    defaultSize: 20,
    maxSize: 100,
    epoch: world.pageTokenEpoch,
  });
  return listAnswer(world, request, 'tasks#tasks', page, (task) => ({
    kind: 'tasks#task',
    etag: `"${task.id.slice(-8)}"`,
    selfLink: `${world.url}/tasks/v1/lists/${list.id}/tasks/${task.id}`,
    links: [],
    ...task,
  }));
}

function listIn(world: World, id: string): TaskList {
  const list = world.taskLists.find((one) => one.id === id);
  const found = id === '@default' ? world.taskLists[0] : list;
  if (found === undefined) throw notFound('Task list not found.');
  return found;
}

/** A list with nothing in it has no `items` at all. */
function listAnswer<T>(
  world: World,
  request: Request,
  kind: string,
  { items, nextPageToken }: Page<T>,
  show: (item: T) => unknown,
): Answer {
  const answer = {
    kind,
    etag: `"t${world.version}"`,
    ...(nextPageToken !== undefined && { nextPageToken }),
    ...(items.length > 0 && { items: items.map(show) }),
  };
  return jsonAnswer(200, pickFields(answer, request.query));
}

/** Lower bounds include, upper bounds do not; a bound leaves out what has no such date. */
function asksFor(query: URLSearchParams): (task: Task) => boolean {
  const completed = booleanIn(query, 'showCompleted', true);
  const hidden = booleanIn(query, 'showHidden', false);
  const deleted = booleanIn(query, 'showDeleted', false);
  const bounds = (['due', 'completed', 'updated'] as const).flatMap((field) => {
    const min = momentIn(query, `${field}Min`);
    const max = momentIn(query, `${field}Max`);
    return min === null && max === null ? [] : [{ field, min, max }];
  });
  return (task) =>
    (completed || task.status !== 'completed') &&
    (hidden || task.hidden !== true) &&
    (deleted || task.deleted !== true) &&
    bounds.every(({ field, min, max }) => {
      const at = Date.parse(task[field] ?? '');
      return at >= (min ?? Number.NEGATIVE_INFINITY) && at < (max ?? Number.POSITIVE_INFINITY);
    });
}
