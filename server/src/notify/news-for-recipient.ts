import { changeOf } from '../store/content/changes/compare-events.ts';
import type { Database } from '../store/database/tables.ts';
import type { Claim } from '../store/notify/deliveries.ts';
import { type EventDelivery, readEventDeliveries } from '../store/notify/event-deliveries.ts';
import type { EventContent, NotificationContent } from '../store/notify/notification-content.ts';
import { isStillNews } from './is-still-news.ts';

/** What a delivery says to its recipient; undefined if that is no longer news to them. */
export async function newsForRecipient(
  db: Database,
  claim: Claim,
  { itemId, content: json }: { itemId: string; content: string },
  now: number,
): Promise<NotificationContent | undefined> {
  const content = JSON.parse(json) as NotificationContent;
  if (!(await isStillNews(db, content, now))) return undefined;
  if (content.kind !== 'event') return content;
  const deliveries = await readEventDeliveries(db, claim, itemId);
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
  earlier: EventDelivery[],
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

/** An attempt that failed may have arrived nevertheless. */
const mayBeReceived = ({ state, attempts, leasedUntil }: EventDelivery, now: number) =>
  state === 'sent' || attempts > 0 || leasedUntil > now;
