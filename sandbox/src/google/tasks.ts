import type { Task, TaskList } from '../data/google-items.ts';
import type { SandboxState } from '../data/sandbox-state.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import { notFound } from './google-error.ts';
import { requireOwner } from './identify-caller.ts';
import { cachedList } from './list-cache.ts';
import { type Page, pageOf } from './paging.ts';
import { pickFields } from './pick-fields.ts';
import { booleanParameter, timeParameter } from './query-parameters.ts';

export function listTaskLists(state: SandboxState, request: Request): Reply {
  requireOwner(state, request);
  const page = pageOf(state.taskLists, request.path, request.query, {
    defaultSize: 1000,
    maxSize: 1000,
    epoch: state.pageTokenEpoch,
  });
  return listReply(state, request, 'tasks#taskLists', page, (list) => ({
    kind: 'tasks#taskList',
    id: list.id,
    etag: `"${list.id.slice(-8)}"`,
    title: list.title,
    updated: list.updated,
    selfLink: `${state.url}/tasks/v1/users/@me/lists/${list.id}`,
  }));
}

export function listTasks(state: SandboxState, request: Request): Reply {
  requireOwner(state, request);
  const list = findList(state, request.segments[3] ?? '');
  const isRequested = toFilter(request.query);
  const query = [...request.query].filter(([name]) => name !== 'pageToken');
  const tasks = cachedList(state, `tasks of ${list.id}`, query, () =>
    list.tasks.filter(isRequested),
  );
  const page = pageOf(tasks, request.path, request.query, {
    defaultSize: 20,
    maxSize: 100,
    epoch: state.pageTokenEpoch,
  });
  return listReply(state, request, 'tasks#tasks', page, (task) => ({
    kind: 'tasks#task',
    etag: `"${task.id.slice(-8)}"`,
    selfLink: `${state.url}/tasks/v1/lists/${list.id}/tasks/${task.id}`,
    links: [],
    ...task,
  }));
}

function findList(state: SandboxState, id: string): TaskList {
  const list = state.taskLists.find((candidate) => candidate.id === id);
  const found = id === '@default' ? state.taskLists[0] : list;
  if (found === undefined) throw notFound('Task list not found.');
  return found;
}

/** An empty list has no `items` field. */
function listReply<T>(
  state: SandboxState,
  request: Request,
  kind: string,
  { items, nextPageToken }: Page<T>,
  toResource: (item: T) => unknown,
): Reply {
  const reply = {
    kind,
    etag: `"t${state.version}"`,
    ...(nextPageToken !== undefined && { nextPageToken }),
    ...(items.length > 0 && { items: items.map(toResource) }),
  };
  return jsonReply(200, pickFields(reply, request.query));
}

/** Lower bounds are inclusive, upper bounds exclusive; a task without the date is outside of any bound. */
function toFilter(query: URLSearchParams): (task: Task) => boolean {
  const showsCompleted = booleanParameter(query, 'showCompleted', true);
  const showsHidden = booleanParameter(query, 'showHidden', false);
  const showsDeleted = booleanParameter(query, 'showDeleted', false);
  const bounds = (['due', 'completed', 'updated'] as const).flatMap((field) => {
    const min = timeParameter(query, `${field}Min`);
    const max = timeParameter(query, `${field}Max`);
    return min === null && max === null ? [] : [{ field, min, max }];
  });
  return (task) =>
    (showsCompleted || task.status !== 'completed') &&
    (showsHidden || task.hidden !== true) &&
    (showsDeleted || task.deleted !== true) &&
    bounds.every(({ field, min, max }) => {
      const time = Date.parse(task[field] ?? '');
      return time >= (min ?? Number.NEGATIVE_INFINITY) && time < (max ?? Number.POSITIVE_INFINITY);
    });
}
