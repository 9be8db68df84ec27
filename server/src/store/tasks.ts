import {
  itemsBefore,
  planSwap,
  type SwapOptions,
  type SwapPlan,
  stopAtLargeRemoval,
  swapIn,
} from './swap-table.ts';
import type { Database, TasksTable } from './tables.ts';
import { writeSource } from './write-source.ts';

export type TaskRecord = Omit<TasksTable, 'contentHash'>;

/** Replaces the task lists: readers see the whole old ones or the whole new ones. */
export function swapTasks(
  db: Database,
  records: TaskRecord[],
  options: SwapOptions,
): Promise<SwapPlan<TaskRecord>> {
  return swapIn(db, 'tasks', async (trx) => {
    const plan = await planSwap(trx, 'tasks', records, {
      titleOf: (record) => record.title,
      unread: options.unread ?? [],
    });
    if (!options.isConfirmed) {
      stopAtLargeRemoval(
        await trx.selectFrom('tasks').select(['id', 'title']).execute(),
        plan.removed,
      );
    }
    await writeSource(trx, {
      source: 'announcements',
      plans: [['tasks', plan]],
      itemsBefore: itemsBefore(plan),
      isWorthKeeping: true,
      now: options.now,
    });
    return plan;
  });
}

export async function readTasks(db: Database): Promise<TaskRecord[]> {
  return await db
    .selectFrom('tasks')
    .select(['id', 'title', 'notes', 'subtask', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
