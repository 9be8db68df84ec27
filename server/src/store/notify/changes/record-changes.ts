import type { HoldReason } from '@assembly/contract/notifications/delivery';
import type { Source } from '@assembly/contract/sync';
import { idsAsTable, isPostgres } from '../../database/postgres.ts';
import type { Tx } from '../../database/tables.ts';
import { addNotification } from '../add-notification.ts';
import type { ItemContent, SummaryContent, SummaryItem } from '../notification-content.ts';
import {
  CHANGES_JOINED_MS,
  dueAtAfter,
  type FoundItem,
  SENT_AT_ONCE_MAX,
  toSummary,
  withoutItems,
} from './notification-rules.ts';
import { recordOrigin, recordRestore } from './notified-sources.ts';
import { hasUnsent, readLastNotifications, resumeNotification } from './resume-notification.ts';
import { shortenContent } from './shorten-content.ts';
import type { NotifyOptions } from './source-origin.ts';

/** An item that has another id now. */
export interface RenamedItem {
  formerId: string;
  itemId: string;
}

/** What a sync or a restore changes for members. */
export interface SourceChanges {
  source: Source;
  topic: SummaryContent['topic'];
  /** What is new, moved or canceled. */
  found: FoundItem[];
  /** The ids of items that members no longer see, and are not notified of. */
  gone: string[];
  /** The ids of items that were not stored, or not shown: members may have been notified of them before. */
  returned: string[];
  /** Items that are the same to members as before. */
  renamed?: RenamedItem[];
  /** The current content of a notification that is not queued yet; null if it is dropped. */
  revise: (notification: FoundItem) => FoundItem | null;
}

/**
 * Notifies members of the changes, or holds them for an administrator. In the transaction that writes the source: if the
 * process dies, the next sync finds the same changes; once it has committed, they are not found again.
 */
export async function recordChanges(
  trx: Tx,
  { source, topic, gone, returned, renamed = [], revise, ...changes }: SourceChanges,
  { origin }: NotifyOptions,
  now: number,
): Promise<void> {
  const reason = await recordSource(trx, source, origin);
  const found = new Map(changes.found.map((item) => [item.formerId ?? item.itemId, item]));
  await dropGone(trx, topic, gone);
  for (const { id, ...due } of await readDue(trx, topic)) {
    // What is held must not be sent with an earlier change.
    const isHeld = reason !== undefined && found.has(due.itemId);
    const revised = isHeld ? null : revise(due);
    await (revised ? updateDue(trx, id, due, revised) : drop(trx, id));
    if (!isHeld) found.delete(due.itemId);
  }
  await followNewIds(trx, topic, [...changes.found, ...renamed]);
  for (const { id, state, ...last } of await readLastNotifications(trx, topic, returned, now)) {
    const revised = revise(last);
    if (!revised || state === 'due') continue;
    const isDropped = state === 'dropped';
    // Those who have received the notification do not get it again.
    if (reason === undefined) {
      const content = shortenContent(revised.content);
      if (isDropped) await resumeNotification(trx, { id, content }, now);
      found.delete(last.itemId);
    } else if (isDropped && (await hasUnsent(trx, id))) found.set(last.itemId, revised);
  }
  const items = Array.from(found.values(), (item) => ({
    itemId: item.itemId,
    content: shortenContent(item.content),
  }));
  // The next sync brings back what a restored snapshot lacks, and does not count it as new.
  const obsoleteIds = new Set([...(origin === 'snapshot' ? [] : gone), ...found.keys()]);
  const returnedIds = new Set(returned);
  const isObsolete = ({ id, event }: SummaryItem) =>
    obsoleteIds.has(id) || (event?.change === 'cancelled' && returnedIds.has(id));
  if (obsoleteIds.size + returnedIds.size > 0) await removeFromHeld(trx, topic, isObsolete);
  const holdReason = reason ?? (items.length > SENT_AT_ONCE_MAX ? 'many' : undefined);
  if (items.length === 0) return;
  if (holdReason) {
    const content = toSummary(topic, holdReason, items);
    await addNotification(trx, { topic, content, state: 'held' }, now);
  } else await addDue(trx, topic, items, now);
}

async function recordSource(
  trx: Tx,
  source: Source,
  origin: NotifyOptions['origin'],
): Promise<HoldReason | undefined> {
  if (origin !== 'snapshot') return await recordOrigin(trx, source, origin);
  // For the other sources, `item_changes` shows what is new: a snapshot does not contain it.
  if (source === 'events') await recordRestore(trx, source);
  return 'restored';
}

async function readDue(trx: Tx, topic: SourceChanges['topic']) {
  const rows = await trx
    .selectFrom('notifications')
    .select(['id', 'itemId', 'content'])
    .where('state', '=', 'due')
    .where('topic', '=', topic)
    // Not the summaries that an administrator has sent.
    .where('itemId', '!=', '')
    .orderBy('id')
    // It is queued before this transaction, or after it.
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute();
  return rows.map((row) => ({ ...row, content: JSON.parse(row.content) as ItemContent }));
}

async function updateDue(trx: Tx, id: string, due: FoundItem, revised: FoundItem): Promise<void> {
  const { itemId } = revised;
  const content = JSON.stringify(shortenContent(revised.content));
  if (itemId === due.itemId && content === JSON.stringify(due.content)) return;
  await trx.updateTable('notifications').set({ itemId, content }).where('id', '=', id).execute();
}

async function drop(trx: Tx, id: string): Promise<void> {
  await trx.updateTable('notifications').set({ state: 'dropped' }).where('id', '=', id).execute();
}

/** Also those with deliveries: the sender drops those that wait. */
async function dropGone(trx: Tx, topic: SourceChanges['topic'], gone: string[]): Promise<void> {
  if (gone.length === 0) return;
  await trx
    .updateTable('notifications')
    .set({ state: 'dropped' })
    .where('topic', '=', topic)
    .where('itemId', 'in', idsAsTable(trx, gone))
    .where('state', 'in', ['due', 'queued'])
    .execute();
}

/** Earlier notifications of an event that was entered again are then found with the newer ones. */
async function followNewIds(
  trx: Tx,
  topic: SourceChanges['topic'],
  items: Pick<FoundItem, 'itemId' | 'formerId'>[],
): Promise<void> {
  for (const { itemId, formerId = itemId } of items) {
    if (formerId === itemId) continue;
    await trx
      .updateTable('notifications')
      .set({ itemId })
      .where('topic', '=', topic)
      .where('itemId', '=', formerId)
      .execute();
  }
}

/** An item is in one summary at most, and not if it is gone. A canceled event that is back is not either. */
async function removeFromHeld(
  trx: Tx,
  topic: SourceChanges['topic'],
  isObsolete: (item: SummaryItem) => boolean,
): Promise<void> {
  const rows = await trx
    .selectFrom('notifications')
    .select(['id', 'content'])
    .where('state', '=', 'held')
    .where('topic', '=', topic)
    .orderBy('id')
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute();
  for (const row of rows) {
    const summary = JSON.parse(row.content) as SummaryContent;
    const rest = withoutItems(summary, isObsolete);
    if (!rest) await drop(trx, row.id);
    else if (rest.count < summary.count) {
      const content = JSON.stringify(rest);
      await trx.updateTable('notifications').set({ content }).where('id', '=', row.id).execute();
    }
  }
}

async function addDue(
  trx: Tx,
  topic: SourceChanges['topic'],
  items: FoundItem[],
  now: number,
): Promise<void> {
  const ids = items.map(({ itemId }) => itemId);
  const recent = await trx
    .selectFrom('notifications')
    .select(['itemId', (select) => select.fn.max('dueAt').as('dueAt')])
    .where('topic', '=', topic)
    .where('itemId', 'in', idsAsTable(trx, ids))
    .where('dueAt', '>', now - CHANGES_JOINED_MS)
    // One that was dropped before its time was never sent.
    .where((where) => where.or([where('state', '!=', 'dropped'), where('dueAt', '<=', now)]))
    .groupBy('itemId')
    .execute();
  const dueAtOf = new Map(recent.map(({ itemId, dueAt }) => [itemId, dueAt]));
  for (const { itemId, content } of items) {
    const dueAt = dueAtAfter(dueAtOf.get(itemId), now);
    await addNotification(trx, { topic, itemId, content, dueAt }, now);
  }
}
