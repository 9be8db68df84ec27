import { type Subtask, subtaskSchema } from '@assembly/contract/announcement';
import { z } from 'zod';
import type { Database, TasksTable } from '../database/tables.ts';
import type { Item } from './group-removals.ts';
import { guardRemoval, type ReplaceOptions } from './removal-guard.ts';
import { countBefore, diffRows, type RowDiff, replaceRows } from './replace-rows.ts';
import { writeSource } from './write-source.ts';

export type TaskRecord = Omit<TasksTable, 'contentHash'>;

const subtasksSchema = z.array(subtaskSchema);

/** Replaces the task lists: readers see the whole old ones or the whole new ones. */
export function replaceTasks(
  db: Database,
  records: TaskRecord[],
  options: ReplaceOptions,
): Promise<RowDiff<TaskRecord>> {
  return replaceRows(db, 'tasks', async (trx) => {
    const plan = await diffRows(trx, 'tasks', records, {
      titleOf: (record) => record.title,
      unread: options.unread ?? [],
    });
    const had = await readTasks(trx);
    const rewritten = new Set([...plan.removed, ...plan.changed.map(({ record }) => record.id)]);
    const staying = new Set(
      records.flatMap((record) => [record, ...visibleItems(record)]).map(({ id }) => id),
    );
    const going = had
      .filter(({ id }) => rewritten.has(id))
      .flatMap(visibleItems)
      .filter(({ id }) => !staying.has(id));
    await guardRemoval(
      async () => had.flatMap(visibleItems),
      going.map(({ id }) => id),
      options,
    );
    await writeSource(trx, {
      source: 'announcements',
      plans: [['tasks', plan]],
      countBefore: countBefore(plan),
      needsSnapshot: true,
      now: options.now,
    });
    return plan;
  });
}

/** A list is one record, however many tasks it has: what would be missed are the tasks. An empty one is missed itself. */
function visibleItems({ id, title: list, subtask }: TaskRecord): Item[] {
  const subtasks = parseSubtasks(subtask);
  if (subtasks.length === 0) return [{ id, title: list }];
  return subtasks.map(({ id, title }) => ({ id, title, list }));
}

export function parseSubtasks(subtask: string): Subtask[] {
  return subtasksSchema.parse(JSON.parse(subtask));
}

export async function readTasks(db: Database): Promise<TaskRecord[]> {
  return await db
    .selectFrom('tasks')
    .select(['id', 'title', 'notes', 'subtask', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
