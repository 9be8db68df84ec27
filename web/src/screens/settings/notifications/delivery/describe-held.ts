import type { HeldNotification } from '@assembly/contract/notifications/delivery';
import { countTopic } from '@assembly/contract/text/count-topic';

/** "42 new announcements" */
export function describeHeld({ topic, count }: Pick<HeldNotification, 'topic' | 'count'>): string {
  return countTopic(topic, count);
}
