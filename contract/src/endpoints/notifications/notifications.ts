import {
  createdDeviceSchema,
  deviceInputSchema,
  notificationChangeSchema,
  notificationsReplySchema,
  pushKeySchema,
} from '../../notifications/notifications.ts';
import type { Endpoint } from '../endpoint.ts';

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

/** What a browser needs to subscribe to push messages. */
export const getPushKey = {
  method: 'GET',
  path: '/api/push-key',
  audience: 'member',
  reply: { status: 200, json: pushKeySchema },
  problems: ['push_not_available'],
} as const satisfies Endpoint;

/** Adds a browser, or changes its topics: each push subscription is one device, of the person who added it last. */
export const addDevice = {
  method: 'POST',
  path: '/api/account/devices',
  audience: 'member',
  body: deviceInputSchema,
  reply: { status: 201, json: createdDeviceSchema },
  problems: ['too_many_attempts', 'busy'],
} as const satisfies Endpoint;

/** Also if it was already removed. */
export const removeDevice = {
  method: 'DELETE',
  path: '/api/account/devices/:id',
  audience: 'member',
  reply: { status: 204 },
} as const satisfies Endpoint;
