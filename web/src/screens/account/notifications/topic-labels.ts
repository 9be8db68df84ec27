import type { NotificationTopic } from '@assembly/contract/notifications/notifications';

export const TOPIC_LABELS: Record<NotificationTopic, string> = {
  announcements: 'New announcements',
  events: 'Canceled or moved events',
  sermons: 'New recordings',
  signUps: 'People who sign up',
};
