import type { Subtask } from '@assembly/contract/announcement';
import type { LeftOut } from '@assembly/contract/sync';
import type { GoogleTask, GoogleTaskList } from '../google/tasks.ts';
import { recordFault } from '../store/record-fault.ts';
import type { TaskRecord } from '../store/tasks.ts';
import { cleanText } from './clean-text.ts';

export interface Announcements {
  records: TaskRecord[];
  leftOut: LeftOut[];
}

/**
 * A list of Google's becomes a record of its open tasks that have no tasks of their own; a task that has some becomes
 * a record of its own, of its open tasks. Both stand in Google's order. A task that could not be read, or that the store
 * would refuse, stays as it was stored.
 */
export function toAnnouncements(lists: GoogleTaskList[], stored: TaskRecord[] = []): Announcements {
  const leftOut: LeftOut[] = [];
  const records = lists.flatMap((list) => recordsOf(list, takeTasks(list, stored, leftOut)));
  return { records: records.map((record, position) => ({ ...record, position })), leftOut };
}

function takeTasks(list: GoogleTaskList, stored: TaskRecord[], leftOut: LeftOut[]): GoogleTask[] {
  const missing = new Set(list.unread);
  const tasks = list.tasks.filter((task) => {
    const reason = recordFault(task);
    if (reason) {
      leftOut.push({ id: task.id, title: cleanText(task.title), reason });
      missing.add(task.id);
    }
    return !reason;
  });
  if (missing.size === 0) return tasks;
  for (const { id } of tasks) missing.delete(id);
  for (const { task, after } of tasksIn(stored, list.id)) {
    if (!missing.has(task.id)) continue;
    // Behind the one it followed, or at the top when that has gone.
    tasks.splice(tasks.findIndex(({ id }) => id === after) + 1, 0, task);
  }
  return tasks;
}

/** What is stored, as the tasks it came from, in order; each with the id of the one before it. */
function* tasksIn(stored: TaskRecord[], listId: string) {
  let after = '';
  for (const { id, title, notes, subtask } of stored) {
    const isList = id === listId;
    if (!isList) yield { task: { ...BLANK, id, title, notes }, after };
    after = id;
    let afterSubtask = '';
    for (const one of JSON.parse(subtask) as Subtask[]) {
      yield { task: { ...BLANK, ...one, parent: isList ? '' : id }, after: afterSubtask };
      afterSubtask = one.id;
    }
  }
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
