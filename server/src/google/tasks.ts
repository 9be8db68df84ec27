import { z } from 'zod';
import type { Ask, Client } from './client.ts';
import { GoogleError } from './google-error.ts';
import { items, type List, type OnProgress, readList } from './read-list.ts';
import { flag, id, type ReadSource, text } from './validate-items.ts';

const LISTS_PAGE_SIZE = 1000;
const TASKS_PAGE_SIZE = 100;
const NOT_FOUND =
  'Google listed it but then could not find it. Its tasks stay as they are until the next sync.';

const listSchema = z.object({ id, title: text });
const taskSchema = z.object({
  id,
  title: text,
  notes: text,
  status: text,
  parent: text,
  position: text,
  due: text,
  updated: text,
  hidden: flag,
  deleted: flag,
});

/** An absent field is ''. */
export interface GoogleTask {
  id: string;
  title: string;
  notes: string;
  status: string;
  /** The id of its parent task, or ''. */
  parent: string;
  /** Sorts as text. */
  position: string;
  /** A day, written as midnight UTC, or ''. */
  due: string;
  updated: string;
  hidden: boolean;
  deleted: boolean;
}

export interface GoogleTaskList {
  id: string;
  title: string;
  tasks: GoogleTask[];
  /** The ids of its tasks that could not be read; '' for one whose id could not be read either. */
  unread: string[];
}

function toList({ id, title }: z.infer<typeof listSchema>) {
  return { id, title: title ?? '' };
}

function toTask(task: z.infer<typeof taskSchema>): GoogleTask {
  return {
    id: task.id,
    title: task.title ?? '',
    notes: task.notes ?? '',
    status: task.status ?? '',
    parent: task.parent ?? '',
    position: task.position ?? '',
    due: task.due ?? '',
    updated: task.updated ?? '',
    hidden: task.hidden ?? false,
    deleted: task.deleted ?? false,
  };
}

/** Google omits `items` from an empty page, so `kind` tells a page from anything else. */
const pageOf = (kind: string) =>
  z.object({
    kind: z.literal(kind),
    items: items.default([]),
    nextPageToken: z.string().optional(),
  });

/** Every list in Google's order, each with its tasks by position. */
export async function readTaskLists(
  client: Client,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ReadSource<GoogleTaskList>> {
  const { items: lists, ...rest } = await readList(client, {
    ask: askFor('/tasks/v1/users/@me/lists', LISTS_PAGE_SIZE),
    page: pageOf('tasks#taskLists'),
    item: { schema: listSchema, toItem: toList },
    seen: new Set(),
    onProgress,
    signal,
  });

  const seen = new Set<string>();
  const all: ReadSource<GoogleTaskList> = { items: [], ...rest };
  let readBefore = lists.length;
  for (const list of lists) {
    const read = await readUnlessNotFound(client, {
      ask: { ...askFor('/tasks/v1/lists/{id}/tasks', TASKS_PAGE_SIZE), id: list.id },
      page: pageOf('tasks#tasks'),
      item: { schema: taskSchema, toItem: toTask },
      seen,
      onProgress: (readSoFar) => onProgress(readBefore + readSoFar),
      signal,
    });
    if (read === 'not found') {
      all.leftOut.push({ ...list, reason: NOT_FOUND });
      all.unread.push(list.id);
      continue;
    }
    readBefore += read.items.length + read.leftOut.length;
    all.items.push({ ...list, tasks: read.items.sort(byPosition), unread: read.unread });
    for (const one of read.leftOut) all.leftOut.push(one);
  }
  // One list may be deleted between the two calls; if all are missing, something is wrong.
  if (lists.length > 0 && all.items.length === 0) throw new GoogleError('not_found', 'Tasks');
  return all;
}

async function readUnlessNotFound(
  client: Client,
  list: List<z.infer<typeof taskSchema>, GoogleTask>,
) {
  try {
    return await readList(client, list);
  } catch (error) {
    if (error instanceof GoogleError && error.kind === 'not_found') return 'not found';
    throw error;
  }
}

function askFor(path: string, pageSize: number): Ask {
  return {
    service: 'Tasks',
    notFound: 'not_found',
    path,
    query: { maxResults: String(pageSize) },
    by: 'token',
  };
}

function byPosition(a: GoogleTask, b: GoogleTask): number {
  if (a.position === b.position) return 0;
  return a.position < b.position ? -1 : 1;
}
