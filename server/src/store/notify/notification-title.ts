import { taskTitle } from '@assembly/contract/announcement';
import { countTopic } from '@assembly/contract/text/count-topic';
import type { NotificationContent } from './notification-content.ts';

/** What a notification is about, in a few words, for administrators. */
export function notificationTitle(content: NotificationContent): string {
  switch (content.kind) {
    case 'summary':
      return countTopic(content.topic, content.count);
    case 'signUps':
      return countTopic('signUps', content.count);
    case 'weekly':
      return 'Weekly email';
    default:
      return taskTitle(content);
  }
}
