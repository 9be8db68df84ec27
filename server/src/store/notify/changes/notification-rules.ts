import { MINUTE_MS } from '@assembly/contract/limits';
import type { HoldReason } from '@assembly/contract/notifications/delivery';
import type { ItemContent, SummaryContent, SummaryItem } from '../notification-content.ts';

/** Changes to one item within this time are one message. */
export const CHANGES_JOINED_MS = 10 * MINUTE_MS;
/** More items at once are more likely a move or an import than news. */
export const SENT_AT_ONCE_MAX = 30;
/** A summary lists these, and counts the rest. */
const SUMMARY_ITEMS_MAX = 200;

/** Something that members are to be notified of. */
export interface FoundItem {
  itemId: string;
  /** If it has another one now. */
  formerId?: string;
  content: ItemContent;
}

/** At once, unless the previous notification of the item is too recent. A time ahead of that is from a wrong clock. */
export function dueAtAfter(previousDueAt: number | undefined, now: number): number {
  if (previousDueAt === undefined || previousDueAt > now + CHANGES_JOINED_MS) return now;
  return Math.max(now, previousDueAt + CHANGES_JOINED_MS);
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

/** The summary without these items; null if nothing is left in it. */
export function withoutItems(
  summary: SummaryContent,
  isObsolete: (item: SummaryItem) => boolean,
): SummaryContent | null {
  const items = summary.items.filter((item) => !isObsolete(item));
  const count = summary.count - (summary.items.length - items.length);
  return count > 0 ? { ...summary, count, items } : null;
}
