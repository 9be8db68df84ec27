import type { NotificationContent } from './notification-content.ts';

const TOPIC_WORDS = { announcements: 'announcements', events: 'events', sermons: 'recordings' };

/** What a notification is about, in a few words, for administrators. */
export function notificationTitle(content: NotificationContent): string {
  switch (content.kind) {
    case 'summary':
      return `${content.count} ${TOPIC_WORDS[content.topic]}`;
    case 'signUps':
      return content.newest ? `Sign-up of ${content.newest.name}` : `${content.count} sign-ups`;
    case 'weekly':
      return 'Weekly email';
    default:
      return content.title;
  }
}
