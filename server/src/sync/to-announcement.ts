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
 * a record of its own, of its open tasks. Both stand in Google's order.
 */
export function toAnnouncements(lists: GoogleTaskList[]): Announcements {
  const leftOut: LeftOut[] = [];
  const records = lists.flatMap((list) => recordsOf(list, takeTasks(list, leftOut)));
  return { records: records.map((record, position) => ({ ...record, position })), leftOut };
}

/** A task that the store would refuse must not take its whole list with it. */
function takeTasks(list: GoogleTaskList, leftOut: LeftOut[]): GoogleTask[] {
  return list.tasks.filter((task) => {
    const reason = recordFault(task);
    if (reason) leftOut.push({ id: task.id, title: cleanText(task.title), reason });
    return !reason;
  });
}

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
