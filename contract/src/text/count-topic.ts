import type { NotificationTopic } from '../notifications/notifications.ts';

/** What members are notified of. */
export const TOPIC_NOUNS: Record<NotificationTopic, [one: string, many: string]> = {
  announcements: ['new announcement', 'new announcements'],
  events: ['canceled or moved event', 'canceled or moved events'],
  sermons: ['new recording', 'new recordings'],
  signUps: ['new sign-up', 'new sign-ups'],
};

/** "42 new announcements" */
export function countTopic(topic: NotificationTopic, count: number): string {
  return `${count} ${TOPIC_NOUNS[topic][count === 1 ? 0 : 1]}`;
}
