import type { Announcement } from '@assembly/contract/announcement';
import type { GoogleTask, GoogleTaskList } from '../google/tasks.ts';
import type { TaskRecord } from '../store/content/records.ts';
import { type HashedItem, hashContent } from '../store/content/unseen/item-changes.ts';
import { cleanText } from './clean-text.ts';

type Draft = Pick<TaskRecord, 'id' | 'title' | 'notes'> & { subtasks: Announcement[] };

/**
 * A Google list becomes a record of its open tasks that have no children; a task with children becomes a record of its
 * open children. Both stay in Google's order.
 */
export function toAnnouncementLists(lists: GoogleTaskList[]): {
  records: TaskRecord[];
  hashedItems: HashedItem[];
} {
  const drafts = lists.flatMap(toDrafts);
  const records = drafts.map(({ subtasks, ...draft }, position) => ({
    ...draft,
    subtask: JSON.stringify(subtasks),
    position,
  }));
  return { records, hashedItems: drafts.flatMap(toHashedItems) };
}

/** What is news in a list: its tasks, and its own text if it has one. */
function toHashedItems({ id, title, notes, subtasks }: Draft): HashedItem[] {
  const own = notes ? [{ id, contentHash: hashContent([title, notes]) }] : [];
  return [
    ...own,
    ...subtasks.map((task) => ({
      id: task.id,
      contentHash: hashContent([task.title, task.notes, task.due]),
    })),
  ];
}

function toDrafts({ id, title, tasks }: GoogleTaskList): Draft[] {
  const topIds = new Set(tasks.filter((task) => task.parent === '').map(({ id }) => id));
  // A task whose parent is missing, or is a child itself, is shown at the top.
  const isChild = (task: GoogleTask) => topIds.has(task.parent);
  const childrenOf = Map.groupBy(tasks.filter(isChild), (task) => task.parent);
  const top = tasks.filter((task) => !isChild(task) && isOpen(task));
  const simple = top.filter((task) => !childrenOf.has(task.id));
  const parents = top.filter((task) => childrenOf.has(task.id));
  return [
    { id, title: cleanText(title), notes: '', subtasks: simple.map(toAnnouncement) },
    ...parents.map((task) => ({
      id: task.id,
      title: cleanText(task.title),
      notes: cleanText(task.notes),
      subtasks: (childrenOf.get(task.id) ?? []).filter(isOpen).map(toAnnouncement),
    })),
  ];
}

function isOpen(task: GoogleTask): boolean {
  return task.status !== 'completed' && !task.hidden && !task.deleted;
}

function toAnnouncement(task: GoogleTask): Announcement {
  return {
    id: cleanText(task.id),
    title: cleanText(task.title),
    notes: cleanText(task.notes),
    due: cleanText(task.due),
    updated: cleanText(task.updated),
  };
}
