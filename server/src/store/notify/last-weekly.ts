import type { Database } from '../database/tables.ts';

/** When the last weekly email was due; undefined if there was none yet. */
export async function readLastWeekly(db: Database): Promise<number | undefined> {
  const { last } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.max<number | null>('dueAt').as('last'))
    .where('topic', '=', 'weekly')
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}
