import type { Task, TaskList } from '../data/google-items.ts';
import type { SandboxState } from '../data/sandbox-state.ts';
import { jsonReply, type Reply } from '../http/reply.ts';
import { booleanParameter, type Request, timeParameter } from '../http/request.ts';
import { notFound } from './google-error.ts';
import { cachedList } from './list-cache.ts';
import { requireOwner } from './oauth.ts';
import { type Page, pageOf } from './paging.ts';
import { pickFields } from './pick-fields.ts';

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
  const list = listIn(state, request.parts[3] ?? '');
  const isAskedFor = asksFor(request.query);
  const asked = [...request.query].filter(([name]) => name !== 'pageToken');
  const chosen = cachedList(state, `tasks of ${list.id}`, asked, () =>
    list.tasks.filter(isAskedFor),
  );
  const page = pageOf(chosen, request.path, request.query, {
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

function listIn(state: SandboxState, id: string): TaskList {
  const list = state.taskLists.find((one) => one.id === id);
  const found = id === '@default' ? state.taskLists[0] : list;
  if (found === undefined) throw notFound('Task list not found.');
  return found;
}

/** A list with nothing in it has no `items` at all. */
function listReply<T>(
  state: SandboxState,
  request: Request,
  kind: string,
  { items, nextPageToken }: Page<T>,
  show: (item: T) => unknown,
): Reply {
  const answer = {
    kind,
    etag: `"t${state.version}"`,
    ...(nextPageToken !== undefined && { nextPageToken }),
    ...(items.length > 0 && { items: items.map(show) }),
  };
  return jsonReply(200, pickFields(answer, request.query));
}

/** Lower bounds include, upper bounds do not; a bound leaves out what has no such date. */
function asksFor(query: URLSearchParams): (task: Task) => boolean {
  const completed = booleanParameter(query, 'showCompleted', true);
  const hidden = booleanParameter(query, 'showHidden', false);
  const deleted = booleanParameter(query, 'showDeleted', false);
  const bounds = (['due', 'completed', 'updated'] as const).flatMap((field) => {
    const min = timeParameter(query, `${field}Min`);
    const max = timeParameter(query, `${field}Max`);
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
