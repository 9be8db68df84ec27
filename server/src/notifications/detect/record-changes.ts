import { MINUTE_MS } from '@assembly/contract/limits';
import type { HoldReason } from '@assembly/contract/notifications/delivery';
import type { Source } from '@assembly/contract/sync';
import { cutText } from '../../cut-text.ts';
import { idsAsTable, isPostgres } from '../../store/database/postgres.ts';
import type { Tx } from '../../store/database/tables.ts';
import { addNotification } from '../queue/add-notification.ts';
import {
  type ItemContent,
  isSameTime,
  type SummaryContent,
  type SummaryItem,
} from '../queue/notification-content.ts';
import { recordOrigin, type SourceOrigin } from './source-origin.ts';

/** After a message about an item, its further changes wait this long and become one message. */
const CHANGES_JOINED_MS = 10 * MINUTE_MS;
/** More items at once are more likely a move or an import. */
export const SENT_AT_ONCE_MAX = 30;
/** A summary lists these, and counts the rest. */
const SUMMARY_ITEMS_MAX = 200;
/** Emails have less: they are cut there, with a link to the rest. */
const TEXT_MAX_CHARS = 50_000;
const TITLE_MAX_CHARS = 500;

/** Something that members are to be notified of. */
export interface FoundItem {
  itemId: string;
  content: ItemContent;
}

interface SourceChanges {
  source: Source;
  topic: SummaryContent['topic'];
  found: FoundItem[];
}

/**
 * Notifies members of the changes, or holds them for an administrator. In the transaction that writes the source: if the
 * process dies, the next sync finds the same changes; once it has committed, they are not found again.
 */
export async function recordChanges(
  trx: Tx,
  { source, topic, found }: SourceChanges,
  origin: SourceOrigin,
  now: number,
): Promise<void> {
  const originReason = await recordOrigin(trx, source, origin);
  if (found.length === 0) return;
  const items = found.map(({ itemId, content }) => ({ itemId, content: shorten(content) }));
  const reason = originReason ?? (items.length > SENT_AT_ONCE_MAX ? 'many' : undefined);
  if (reason) {
    const content = toSummary(topic, reason, items);
    await addNotification(trx, { topic, content, state: 'held' }, now);
  } else await addDue(trx, topic, items, now);
}

/** The first change of an item is due at once. Further ones wait until ten minutes have passed, and are one message. */
async function addDue(
  trx: Tx,
  topic: SourceChanges['topic'],
  items: FoundItem[],
  now: number,
): Promise<void> {
  const ids = items.map(({ itemId }) => itemId);
  const recent = await trx
    .selectFrom('notifications')
    .select(['id', 'itemId', 'state', 'content', 'dueAt'])
    .where('topic', '=', topic)
    .where('itemId', 'in', idsAsTable(trx, ids))
    .where(({ or, eb }) => or([eb('state', '=', 'due'), eb('dueAt', '>', now - CHANGES_JOINED_MS)]))
    .orderBy('dueAt')
    // Locked: the sender queues these before this query or after the commit, not in between.
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute();
  const lastOf = new Map(recent.map((row) => [row.itemId, row]));
  for (const { itemId, content } of items) {
    const last = lastOf.get(itemId);
    if (last?.state === 'due') {
      const joined = joinChanges(JSON.parse(last.content), content);
      const update = joined ? { content: JSON.stringify(joined) } : { state: 'dropped' as const };
      await trx.updateTable('notifications').set(update).where('id', '=', last.id).execute();
    } else {
      const dueAt = last ? Math.max(now, last.dueAt + CHANGES_JOINED_MS) : now;
      await addNotification(trx, { topic, itemId, content, dueAt }, now);
    }
  }
}

/** Both changes as one; undefined if the event is back where it was. */
export function joinChanges(first: ItemContent, second: ItemContent): ItemContent | undefined {
  if (first.kind !== 'event' || second.kind !== 'event') return second;
  const { before } = first;
  return second.after && isSameTime(before, second.after) ? undefined : { ...second, before };
}

export function toSummary(
  topic: SummaryContent['topic'],
  reason: HoldReason,
  found: FoundItem[],
): SummaryContent {
  const items = found.slice(0, SUMMARY_ITEMS_MAX).map(toSummaryItem);
  return { kind: 'summary', topic, reason, count: found.length, items };
}

function toSummaryItem({ itemId, content }: FoundItem): SummaryItem {
  const { title } = content;
  if (content.kind !== 'event') return { id: itemId, title };
  const { change, before, after } = content;
  return { id: itemId, title, event: { change, before, after } };
}

/** Every recipient's email is written from it, so a text of megabytes must not be stored with it. */
export function shorten(content: ItemContent): ItemContent {
  const title = cutText(content.title, TITLE_MAX_CHARS);
  if (content.kind === 'announcement') {
    return { ...content, title, notes: cutText(content.notes, TEXT_MAX_CHARS) };
  }
  if (content.kind === 'event') {
    return { ...content, title, description: cutText(content.description, TEXT_MAX_CHARS) };
  }
  return { ...content, title };
}
