import { z } from 'zod';
import type { Ask, Client } from './client.ts';
import { GoogleError } from './google-error.ts';
import { items, type List, type OnProgress, readList } from './read-list.ts';
import { flag, id, type Sent, text } from './sent-fields.ts';
import type { ReadSource } from './validate-items.ts';

const LISTS_PAGE_SIZE = 1000;
const TASKS_PAGE_SIZE = 100;
const GONE =
  'Google named this list and then did not find it. What is shown of it stays until the next sync.';

const sentList = { id, title: text };
const sentTask = {
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
};

/** What is missing is ''. */
export interface GoogleTask {
  id: string;
  title: string;
  notes: string;
  status: string;
  /** The id of the task it belongs to, or ''. */
  parent: string;
  /** Its place among its siblings: sorts as text. */
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
  /** The ids of tasks that are there but could not be read. '' may be any of them. */
  unread: string[];
}

function takeList({ id, title }: Sent<typeof sentList>) {
  return { id, title: title ?? '' };
}

function takeTask(task: Sent<typeof sentTask>): GoogleTask {
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

/** Google leaves `items` out of an empty page, so it is `kind` that tells a page from anything else. */
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
  const { items: lists, ...not } = await readList(client, {
    ask: asking('/tasks/v1/users/@me/lists', LISTS_PAGE_SIZE),
    page: pageOf('tasks#taskLists'),
    item: { sent: sentList, take: takeList },
    seen: new Set(),
    onProgress,
    signal,
  });

  const seen = new Set<string>();
  const all: ReadSource<GoogleTaskList> = { items: [], ...not };
  let readBefore = lists.length;
  for (const list of lists) {
    const read = await readUnlessGone(client, {
      ask: { ...asking('/tasks/v1/lists/{id}/tasks', TASKS_PAGE_SIZE), id: list.id },
      page: pageOf('tasks#tasks'),
      item: { sent: sentTask, take: takeTask },
      seen,
      onProgress: (readSoFar) => onProgress(readBefore + readSoFar),
      signal,
    });
    if (read === 'gone') {
      all.leftOut.push({ ...list, reason: GONE });
      all.unread.push(list.id);
      continue;
    }
    readBefore += read.items.length + read.leftOut.length;
    all.items.push({ ...list, tasks: read.items.sort(byPosition), unread: read.unread });
    for (const one of read.leftOut) all.leftOut.push(one);
  }
  // One list may go between; that every one did is a failure.
  if (lists.length > 0 && all.items.length === 0) throw new GoogleError('not_found', 'Tasks');
  return all;
}

/** A list may be deleted between its naming and its reading, or lost for a moment: the next naming of all will tell. */
async function readUnlessGone(client: Client, list: List<typeof sentTask, GoogleTask>) {
  try {
    return await readList(client, list);
  } catch (error) {
    if (error instanceof GoogleError && error.kind === 'not_found') return 'gone';
    throw error;
  }
}

function asking(path: string, pageSize: number): Ask {
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
