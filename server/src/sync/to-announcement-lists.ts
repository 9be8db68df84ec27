import type { Announcement } from '@assembly/contract/announcement';
import type { LeftOut } from '@assembly/contract/sync';
import { cutText } from '../cut-text.ts';
import type { GoogleTask, GoogleTaskList } from '../google/tasks.ts';
import type { TaskRecord } from '../store/content/records.ts';
import { parseAnnouncements } from '../store/content/tasks.ts';
import { type HashedItem, hashContent } from '../store/content/unseen/item-changes.ts';
import { validateRecord } from '../store/database/validate-record.ts';
import { cleanText } from './clean-text.ts';
import { CHARS_MAX } from './safe-html.ts';

type Draft = Pick<TaskRecord, 'id' | 'title' | 'notes'> & { subtasks: Announcement[] };

/**
 * A Google list becomes a record of its open tasks that have no children; a task with children becomes a record of its
 * open children. Both stay in Google's order. Unreadable items stay as in `stored`.
 */
export function toAnnouncementLists(
  lists: GoogleTaskList[],
  stored: TaskRecord[] = [],
  unreadableLists: string[] = [],
): { records: TaskRecord[]; hashedItems: HashedItem[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const read = new Set(lists.map(({ id }) => id));
  // Which stored tasks belong to an unreadable list is unknown, so nothing is removed.
  const unreadable = new Set(unreadableLists.length > 0 ? [''] : []);
  const drafts = lists.flatMap((list) => {
    for (const id of list.unreadable) unreadable.add(id);
    const tasks = list.tasks.filter((task) => {
      const reason = validateRecord(task);
      if (reason) leftOut.push({ id: task.id, title: cleanText(task.title), ...reason });
      (reason ? unreadable : read).add(task.id);
      return !reason;
    });
    return toDrafts(list, tasks);
  });
  const isUnreadable = (id: string) => !read.has(id) && (unreadable.has(id) || unreadable.has(''));
  const merged = mergeUnreadable(drafts, stored, isUnreadable);
  const records = merged.map(({ id, title, notes, subtasks }, position) => ({
    id,
    title,
    notes,
    subtask: JSON.stringify(subtasks),
    position,
  }));
  return { records, hashedItems: merged.flatMap(toHashedItems), leftOut };
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

/** A task that cannot be read stays as stored: as a subtask of its record, or else as a record with its subtasks. */
function mergeUnreadable(
  drafts: Draft[],
  stored: TaskRecord[],
  isUnreadable: (id: string) => boolean,
): Draft[] {
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const preserved: (Draft & { position: number })[] = [];
  for (const { subtask, ...row } of stored) {
    const subtasks = parseAnnouncements(subtask);
    const draft = draftOf.get(row.id);
    if (draft) {
      for (const [at, one] of subtasks.entries()) {
        if (isUnreadable(one.id)) draft.subtasks.splice(at, 0, one);
      }
    } else if ([row, ...subtasks].some(({ id }) => isUnreadable(id)))
      preserved.push({ ...row, subtasks });
  }
  // A task in a preserved record must not appear in its list as well.
  const preservedIds = new Set(
    preserved.flatMap((row) => [row, ...row.subtasks]).map(({ id }) => id),
  );
  const records = drafts.map((draft) => ({
    ...draft,
    subtasks: draft.subtasks.filter(({ id }) => !preservedIds.has(id)),
  }));
  for (const record of preserved) records.splice(record.position, 0, record);
  return records;
}

function toDrafts(list: GoogleTaskList, tasks: GoogleTask[]): Draft[] {
  const topIds = new Set(tasks.filter((task) => task.parent === '').map(({ id }) => id));
  // A task whose parent is missing, or is a child itself, is shown at the top.
  const isChild = (task: GoogleTask) => topIds.has(task.parent);
  const childrenOf = Map.groupBy(tasks.filter(isChild), (task) => task.parent);
  const top = tasks.filter((task) => !isChild(task) && isOpen(task));
  const simple = top.filter((task) => !childrenOf.has(task.id));
  const parents = top.filter((task) => childrenOf.has(task.id));
  return [
    { id: list.id, title: cleanText(list.title), notes: '', subtasks: simple.map(toAnnouncement) },
    ...parents.map((task) => ({
      id: task.id,
      title: cleanText(task.title),
      notes: toNotes(task),
      subtasks: (childrenOf.get(task.id) ?? []).filter(isOpen).map(toAnnouncement),
    })),
  ];
}

function isOpen(task: GoogleTask): boolean {
  return task.status !== 'completed' && !task.hidden && !task.deleted;
}

const toNotes = ({ notes }: GoogleTask) => cleanText(cutText(notes, CHARS_MAX));

function toAnnouncement(task: GoogleTask): Announcement {
  return {
    id: cleanText(task.id),
    title: cleanText(task.title),
    notes: toNotes(task),
    due: cleanText(task.due),
    updated: cleanText(task.updated),
  };
}
