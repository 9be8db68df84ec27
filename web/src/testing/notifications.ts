import type { NotificationsReply } from '@assembly/contract/notifications/notifications';
import { answer } from './fake-server.ts';

/** The reply of `GET /api/account/notifications`; by default of a member who has chosen nothing. */
export const notificationsReply = (
  overrides: Partial<NotificationsReply> = {},
): NotificationsReply => ({
  announcements: 'weekly',
  events: 'weekly',
  sermons: 'weekly',
  signUps: null,
  isEmailOffered: true,
  weeklyEmail: 'SAT 18:00',
  paused: null,
  devices: [],
  ...overrides,
});

/** What the account screen loads beyond the account. */
export const accountRoutes = () => ({
  'GET /api/account/sessions': answer(200, { items: [] }),
  'GET /api/account/feeds': answer(200, { items: [] }),
  'GET /api/account/notifications': answer(200, notificationsReply()),
});
