import {
  type Announcement,
  type AnnouncementList,
  announcementSchema,
} from '@assembly/contract/announcement';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import type { TaskRecord } from './records.ts';
import { guardRemoval, type ReplaceOptions, type StoredItem } from './removal-guard.ts';
import { diffRows, type RowDiff, replaceRows } from './replace-rows.ts';
import { writeSourceWithNews } from './write-source.ts';

const announcementsSchema = z.array(announcementSchema);

/** Readers see either all the old data or all the new. */
export function replaceTasks(
  db: Database,
  records: TaskRecord[],
  options: ReplaceOptions<TaskRecord>,
): Promise<RowDiff<TaskRecord>> {
  return replaceRows(db, 'tasks', async (trx) => {
    const diff = await diffRows(trx, 'tasks', records, options.unreadable);
    const stored = await readTasks(trx);
    const rewritten = new Set([...diff.removed, ...diff.changed.map(({ record }) => record.id)]);
    const remaining = new Set(
      records.flatMap((record) => [record, ...visibleItems(record)]).map(({ id }) => id),
    );
    const removals = stored
      .filter(({ id }) => rewritten.has(id))
      .flatMap(visibleItems)
      .filter(({ id }) => !remaining.has(id));
    await guardRemoval(
      async () => stored.flatMap(visibleItems),
      removals.map(({ id }) => id),
      options,
    );
    await options.beforeWrite?.(trx, diff);
    await writeSourceWithNews(trx, 'announcements', [['tasks', diff]], options);
    return diff;
  });
}

/** A list is one record of many tasks: the removal guard counts the tasks, and an empty list as one item. */
function visibleItems({ id, title: list, subtask }: TaskRecord): StoredItem[] {
  const subtasks = parseAnnouncements(subtask);
  if (subtasks.length === 0) return [{ id, title: list }];
  return subtasks.map(({ id, title }) => ({ id, title, list }));
}

export function toAnnouncementList({ id, title, notes, subtask }: TaskRecord): AnnouncementList {
  return { id, title, notes, subtasks: parseAnnouncements(subtask) };
}

export function parseAnnouncements(subtask: string): Announcement[] {
  return announcementsSchema.parse(JSON.parse(subtask));
}

export async function readTasks(db: Database): Promise<TaskRecord[]> {
  return await db
    .selectFrom('tasks')
    .select(['id', 'title', 'notes', 'subtask', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
