import { notificationChangeSchema, notificationsReplySchema } from '../account/notifications.ts';
import type { Endpoint } from './endpoint.ts';

export const getNotifications = {
  method: 'GET',
  path: '/api/account/notifications',
  audience: 'member',
  reply: { status: 200, json: notificationsReplySchema },
} as const satisfies Endpoint;

/** Topics that are left out stay as they are. `signUps` is only for administrators. */
export const changeNotifications = {
  method: 'PATCH',
  path: '/api/account/notifications',
  audience: 'member',
  body: notificationChangeSchema,
  reply: { status: 200, json: notificationsReplySchema },
} as const satisfies Endpoint;

/** Sends emails to this person again, after the mail server has refused their address. */
export const resumeEmails = {
  method: 'DELETE',
  path: '/api/account/email-pause',
  audience: 'member',
  reply: { status: 204 },
} as const satisfies Endpoint;
