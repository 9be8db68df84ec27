import type { Subtask } from '@assembly/contract/announcement';
import type { GoogleTask, GoogleTaskList } from '../google/tasks.ts';
import type { TaskRecord } from '../store/tasks.ts';
import { cleanText } from './clean-text.ts';

/**
 * A list of Google's becomes a record of its open tasks that have no tasks of their own; a task that has some becomes
 * a record of its own, of its open tasks. Both stand in Google's order.
 */
export function toAnnouncements(lists: GoogleTaskList[]): TaskRecord[] {
  return lists.flatMap(recordsOf).map((record, position) => ({ ...record, position }));
}

type Unplaced = Omit<TaskRecord, 'position'>;

function recordsOf(list: GoogleTaskList): Unplaced[] {
  const childrenOf = Map.groupBy(
    list.tasks.filter((task) => task.parent !== ''),
    (task) => task.parent,
  );
  const top = list.tasks.filter((task) => task.parent === '' && isOpen(task));
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
