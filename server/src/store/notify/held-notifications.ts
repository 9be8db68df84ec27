import { taskTitle } from '@assembly/contract/announcement';
import type { Database } from '../database/tables.ts';
import type { SummaryContent } from './notification-content.ts';

const TITLES_LISTED = 5;

/** A summary that an administrator sends or drops. */
export interface HeldSummary extends Pick<SummaryContent, 'topic' | 'reason' | 'count'> {
  id: string;
  /** Of the first items. */
  titles: string[];
  createdAt: number;
}

/** The newest first. */
export async function listHeld(db: Database): Promise<HeldSummary[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'content', 'createdAt'])
    .where('state', '=', 'held')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toHeldSummary);
}

/** Returns the summary, or undefined if another administrator has decided already. */
export async function sendHeld(
  trx: Database,
  id: string,
  now: number,
): Promise<HeldSummary | undefined> {
  return await decide(trx, id, { state: 'due', dueAt: now });
}

/** As `sendHeld`, but it is never sent. */
export async function dropHeld(trx: Database, id: string): Promise<HeldSummary | undefined> {
  return await decide(trx, id, { state: 'dropped' });
}

async function decide(
  trx: Database,
  id: string,
  decision: { state: 'due'; dueAt: number } | { state: 'dropped' },
): Promise<HeldSummary | undefined> {
  const row = await trx
    .updateTable('notifications')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .returning(['id', 'content', 'createdAt'])
    .executeTakeFirst();
  return row && toHeldSummary(row);
}

function toHeldSummary(row: { id: string; content: string; createdAt: number }): HeldSummary {
  const { topic, reason, count, items } = JSON.parse(row.content) as SummaryContent;
  const titles = items.slice(0, TITLES_LISTED).map(taskTitle);
  return { id: row.id, topic, reason, count, titles, createdAt: row.createdAt };
}
