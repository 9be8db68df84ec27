import { UNCONFIRMED } from '../mail/mail-error.ts';
import { changeOf, isSameTime } from '../store/content/changes/compare-events.ts';
import type { Database } from '../store/database/tables.ts';
import { withoutItems } from '../store/notify/changes/notification-rules.ts';
import type { Claim } from '../store/notify/deliveries.ts';
import { type ItemDelivery, readItemDeliveries } from '../store/notify/item-deliveries.ts';
import type {
  EventContent,
  ItemContent,
  NotificationContent,
  SummaryContent,
  SummaryItem,
} from '../store/notify/notification-content.ts';
import { isStillNews } from './is-still-news.ts';

/** The content for this recipient; undefined if it says nothing new to them. */
export async function newsForRecipient(
  db: Database,
  claim: Claim,
  { itemId, content: json }: { itemId: string; content: string },
  now: number,
): Promise<NotificationContent | undefined> {
  const content = JSON.parse(json) as NotificationContent;
  if (!(await isStillNews(db, content, now))) return undefined;
  if (content.kind === 'event') return await readEventNews(db, claim, { itemId, content }, now);
  const isRestored = content.kind === 'summary' && content.reason === 'restored';
  return isRestored ? await withoutReceived(db, claim, content, now) : content;
}

async function readEventNews(
  db: Database,
  claim: Claim,
  { itemId, content }: { itemId: string; content: EventContent },
  now: number,
): Promise<EventContent | undefined> {
  const about = { topic: 'events' as const, itemIds: [itemId] };
  const deliveries = (await readItemDeliveries(db, claim, about)) as ItemDelivery<EventContent>[];
  const index = deliveries.findIndex(({ id }) => id === claim.id);
  // After an outage, only the newest change of an event is sent.
  const isOutdated = deliveries
    .slice(index + 1)
    .some(({ notificationState }) => notificationState === 'queued');
  if (isOutdated) return undefined;
  return compareWithKnown(content, deliveries.slice(0, index), now);
}

/**
 * The change since what the recipient last knew: earlier messages about the event may not have been sent. Undefined if
 * it is back there.
 */
export function compareWithKnown(
  content: EventContent,
  earlier: ItemDelivery<EventContent>[],
  now: number,
): EventContent | undefined {
  const received = earlier.findLastIndex((one) => mayBeReceived(one, now));
  const missed = earlier[received + 1]?.content;
  if (!missed) return content;
  const { after } = content;
  const { before } = missed;
  if (earlier[received]?.content.after === null) {
    return after ? { ...content, before, change: changeOf(before, after) } : undefined;
  }
  const change = changeOf(before, after);
  return change === 'reinstated' ? undefined : { ...content, before, change };
}

/** The snapshot may have been restored while some members already had a message about an item. */
async function withoutReceived(
  db: Database,
  claim: Claim,
  summary: SummaryContent,
  now: number,
): Promise<SummaryContent | undefined> {
  const { topic, items } = summary;
  const about = { topic, itemIds: items.map(({ id }) => id) };
  const deliveries = await readItemDeliveries(db, claim, about);
  const received = deliveries.filter((one) => mayBeReceived(one, now));
  const known = new Map(received.map(({ itemId, content }) => [itemId, content]));
  return withoutItems(summary, (item) => isKnown(item, known.get(item.id))) ?? undefined;
}

/** Whether the last message about the item said the same. */
function isKnown({ event }: SummaryItem, last: ItemContent | undefined): boolean {
  if (!event || last?.kind !== 'event') return last !== undefined;
  const { after } = event;
  return after && last.after ? isSameTime(after, last.after) : after === last.after;
}

/** Whether it was sent, or may have been. */
const mayBeReceived = (
  { state, error, leasedUntil }: Pick<ItemDelivery, 'state' | 'error' | 'leasedUntil'>,
  now: number,
) => state === 'sent' || error === UNCONFIRMED || leasedUntil > now;
