import { z } from 'zod';
import { skipReason } from '../skip-reason.ts';
import type { ApiRequest, Client } from './client.ts';
import { GoogleError } from './google-error.ts';
import { flag, id, items, type OnProgress, type ReadResult, readList, text } from './read-list.ts';

const LISTS_PAGE_SIZE = 1000;
const TASKS_PAGE_SIZE = 100;
const listSchema = z.object({ id, title: text });
const taskSchema = z.object({
  id,
  title: text,
  notes: text,
  status: text,
  /** The id of its parent task, or ''. */
  parent: text,
  /** Sorts as text. */
  position: text,
  /** A day, written as midnight UTC, or ''. */
  due: text,
  updated: text,
  hidden: flag,
  deleted: flag,
});

export interface GoogleTaskList {
  id: string;
  title: string;
  tasks: GoogleTask[];
  /** The ids of its tasks that could not be read; '' for one whose id could not be read either. */
  unreadable: string[];
}

export type GoogleTask = z.infer<typeof taskSchema>;

/** Google omits `items` from an empty page, so `kind` identifies a page. */
const pageOf = (kind: string) =>
  z.object({
    kind: z.literal(kind),
    items: items.default([]),
    nextPageToken: z.string().optional(),
  });

/** The lists without their tasks, in Google's order. */
export async function readListTitles(
  client: Client,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ReadResult<{ id: string; title: string }>> {
  return await readList(client, {
    request: tasksRequest('/tasks/v1/users/@me/lists', LISTS_PAGE_SIZE),
    page: pageOf('tasks#taskLists'),
    schema: listSchema,
    toItem: (list) => list,
    onProgress,
    signal,
  });
}

/** The chosen lists, or all if none is chosen, in Google's order, each with its tasks by position. */
export async function readTaskLists(
  client: Client,
  chosen: readonly string[],
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ReadResult<GoogleTaskList>> {
  const allLists = await readListTitles(client, onProgress, signal);
  const { items: lists, ...rest } = chosen.length > 0 ? onlyChosen(allLists, chosen) : allLists;

  const seen = new Set<string>();
  const source: ReadResult<GoogleTaskList> = { items: [], ...rest };
  let readBefore = allLists.items.length;
  for (const list of lists) {
    const read = await readList(client, {
      request: { ...tasksRequest('/tasks/v1/lists/{id}/tasks', TASKS_PAGE_SIZE), id: list.id },
      page: pageOf('tasks#tasks'),
      schema: taskSchema,
      toItem: (task) => task,
      seen,
      onProgress: (readSoFar) => onProgress(readBefore + readSoFar),
      signal,
    }).catch(ignoreNotFound);
    if (!read) {
      source.leftOut.push({ ...list, ...skipReason('list_not_found') });
      source.unreadable.push(list.id);
      continue;
    }
    readBefore += read.items.length + read.leftOut.length;
    source.items.push({ ...list, tasks: read.items.sort(byPosition), unreadable: read.unreadable });
    for (const item of read.leftOut) source.leftOut.push(item);
  }
  // One list may be deleted between the two calls; if all are missing, something is wrong.
  if (lists.length > 0 && source.items.length === 0) throw new GoogleError('not_found', 'Tasks');
  return source;
}

/** Fails if none is left: chosen lists that all disappeared are more likely a mistake than intended. */
function onlyChosen<List extends { id: string }>(
  { items, leftOut, unreadable }: ReadResult<List>,
  chosen: readonly string[],
): ReadResult<List> {
  // An unknown id might be one of them.
  const isChosen = (id: string) => id === '' || chosen.includes(id);
  const result = {
    items: items.filter(({ id }) => isChosen(id)),
    leftOut: leftOut.filter(({ id }) => isChosen(id)),
    unreadable: unreadable.filter(isChosen),
  };
  if (result.items.length + result.unreadable.length === 0) {
    throw new GoogleError('task_lists_not_found', 'Tasks');
  }
  const listed = new Set([...items.map(({ id }) => id), ...unreadable]);
  for (const id of chosen) {
    if (!listed.has(id)) result.leftOut.push({ id, title: '', ...skipReason('list_not_listed') });
  }
  return result;
}

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof GoogleError && error.kind === 'not_found')) throw error;
}

function tasksRequest(path: string, pageSize: number): ApiRequest {
  return {
    service: 'Tasks',
    notFound: 'not_found',
    path,
    query: { maxResults: String(pageSize) },
    auth: 'token',
  };
}

function byPosition(a: GoogleTask, b: GoogleTask): number {
  if (a.position === b.position) return 0;
  return a.position < b.position ? -1 : 1;
}
