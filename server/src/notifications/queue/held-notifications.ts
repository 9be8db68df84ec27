import type { AssemblyClock } from '@assembly/contract/day-in';
import type { Database } from '../../store/database/tables.ts';
import { readCurrentSummary } from './current-content.ts';
import type { SummaryContent } from './notification-content.ts';

const TITLES_LISTED = 5;

/** The summaries that an administrator sends or drops, the newest first. */
export async function listHeld(db: Database) {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'content', 'createdAt'])
    .where('state', '=', 'held')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ content, ...row }) => {
    const { topic, reason, count, items } = JSON.parse(content) as SummaryContent;
    const titles = items.slice(0, TITLES_LISTED).map(({ title }) => title);
    return { ...row, topic, reason, count, titles };
  });
}

/**
 * Sends the summary, without items that are over, gone or done by now. Call it in a transaction. Returns its topic, or
 * undefined if another administrator has decided already.
 */
export async function sendHeld(
  trx: Database,
  id: string,
  clock: AssemblyClock,
): Promise<SummaryContent['topic'] | undefined> {
  const held = await takeHeld(trx, id);
  const current = held && (await readCurrentSummary(trx, held, clock));
  if (current) {
    await trx
      .updateTable('notifications')
      .set({ state: 'due', dueAt: clock.now, content: JSON.stringify(current) })
      .where('id', '=', id)
      .execute();
  }
  return held?.topic;
}

/** As `sendHeld`, but it is never sent. */
export async function dropHeld(
  trx: Database,
  id: string,
): Promise<SummaryContent['topic'] | undefined> {
  return (await takeHeld(trx, id))?.topic;
}

async function takeHeld(trx: Database, id: string): Promise<SummaryContent | undefined> {
  const row = await trx
    .updateTable('notifications')
    .set({ state: 'dropped' })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .returning('content')
    .executeTakeFirst();
  return row && (JSON.parse(row.content) as SummaryContent);
}
