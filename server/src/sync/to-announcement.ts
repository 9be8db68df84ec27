import type { Subtask } from '@assembly/contract/announcement';
import type { LeftOut } from '@assembly/contract/sync';
import type { GoogleTask, GoogleTaskList } from '../google/tasks.ts';
import type { TaskRecord } from '../store/content/tasks.ts';
import { validateRecord } from '../store/database/validate-record.ts';
import { cleanText } from './clean-text.ts';

export interface Announcements {
  records: TaskRecord[];
  leftOut: LeftOut[];
}

/**
 * A list of Google's becomes a record of its open tasks that have no tasks of their own; a task that has some becomes
 * a record of its own, of its open tasks. Both stand in Google's order. A task that could not be read, or that the store
 * would refuse, stays as it was stored; if one has no readable id, so does every one that is missing in its list. What is
 * missing may also be in one of the lists that could not be read.
 */
export function toAnnouncements(
  lists: GoogleTaskList[],
  stored: TaskRecord[] = [],
  unreadLists: string[] = [],
): Announcements {
  const leftOut: LeftOut[] = [];
  const read = new Set(lists.flatMap(({ id, tasks }) => [id, ...tasks.map((task) => task.id)]));
  const before = tasksIn(stored, new Set([...lists.map(({ id }) => id), ...unreadLists]));
  // Without the list's id nobody can tell which of the stored records are lists.
  const isKnown = unreadLists.length > 0 && !unreadLists.includes('');
  const somewhereElse = isKnown ? [''] : [];
  const records = lists.flatMap((list) => {
    const unread = [...list.unread, ...somewhereElse];
    return recordsOf(list, takeTasks({ ...list, unread }, before, read, leftOut));
  });
  return { records: records.map((record, position) => ({ ...record, position })), leftOut };
}

function takeTasks(
  list: GoogleTaskList,
  before: StoredTask[],
  read: Set<string>,
  leftOut: LeftOut[],
): GoogleTask[] {
  const missing = new Set(list.unread);
  const tasks = list.tasks.filter((task) => {
    const reason = validateRecord(task);
    if (reason) {
      leftOut.push({ id: task.id, title: cleanText(task.title), reason });
      missing.add(task.id);
    }
    return !reason;
  });
  if (missing.size === 0) return tasks;
  for (const { id } of tasks) missing.delete(id);
  for (const { task, after, listId } of before) {
    const mayBeUnnamed = missing.has('') && listId === list.id && !read.has(task.id);
    if (!missing.has(task.id) && !mayBeUnnamed) continue;
    // Behind the one it followed, or at the top when that has gone.
    tasks.splice(tasks.findIndex(({ id }) => id === after) + 1, 0, task);
  }
  return tasks;
}

interface StoredTask {
  task: GoogleTask;
  /** The id of the one before it. */
  after: string;
  listId: string;
}

/** What is stored, as the tasks it came from, in order. A list's record comes before those of its tasks. */
function tasksIn(stored: TaskRecord[], listIds: Set<string>): StoredTask[] {
  const found: StoredTask[] = [];
  let after = '';
  let listId = '';
  for (const { id, title, notes, subtask } of stored) {
    const isList = listIds.has(id);
    if (isList) listId = id;
    else found.push({ task: { ...BLANK, id, title, notes }, after, listId });
    after = id;
    let afterSubtask = '';
    for (const one of JSON.parse(subtask) as Subtask[]) {
      const task = { ...BLANK, ...one, parent: isList ? '' : id };
      found.push({ task, after: afterSubtask, listId });
      afterSubtask = one.id;
    }
  }
  return found;
}

const BLANK = {
  status: '',
  parent: '',
  position: '',
  due: '',
  updated: '',
  hidden: false,
  deleted: false,
} satisfies Partial<GoogleTask>;

type Unplaced = Omit<TaskRecord, 'position'>;

function recordsOf(list: GoogleTaskList, tasks: GoogleTask[]): Unplaced[] {
  const topIds = new Set(tasks.filter((task) => task.parent === '').map(({ id }) => id));
  // A task whose parent is not at the top, or not there, is not lost: it stands by itself.
  const isChild = (task: GoogleTask) => topIds.has(task.parent);
  const childrenOf = Map.groupBy(tasks.filter(isChild), (task) => task.parent);
  const top = tasks.filter((task) => !isChild(task) && isOpen(task));
  const simple = top.filter((task) => !childrenOf.has(task.id));
  const parents = top.filter((task) => childrenOf.has(task.id));
  return [
    { id: list.id, title: cleanText(list.title), notes: '', subtask: toJson(simple) },
    ...parents.map((task) => ({
      id: task.id,
      title: cleanText(task.title),
      notes: cleanText(task.notes),
      subtask: toJson((childrenOf.get(task.id) ?? []).filter(isOpen)),
    })),
  ];
}

function isOpen(task: GoogleTask): boolean {
  return task.status !== 'completed' && !task.hidden && !task.deleted;
}

function toJson(tasks: GoogleTask[]): string {
  const subtasks: Subtask[] = tasks.map((task) => ({
    id: cleanText(task.id),
    title: cleanText(task.title),
    notes: cleanText(task.notes),
    due: cleanText(task.due),
    updated: cleanText(task.updated),
  }));
  return JSON.stringify(subtasks);
}
