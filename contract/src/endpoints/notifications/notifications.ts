import {
  createdDeviceSchema,
  deviceInputSchema,
  notificationChangeSchema,
  notificationsReplySchema,
  pushKeySchema,
} from '../../notifications/notifications.ts';
import { endpoint } from '../endpoint.ts';

export const getNotifications = endpoint('member', 'GET', '/api/account/notifications', {
  reply: { status: 200, json: notificationsReplySchema },
});

/** Topics that are left out stay as they are. `signUps` is only for administrators. */
export const changeNotifications = endpoint('member', 'PATCH', '/api/account/notifications', {
  body: notificationChangeSchema,
  reply: { status: 200, json: notificationsReplySchema },
});

/** Sends emails to this person again, after the mail server has refused their address. */
export const resumeEmails = endpoint('member', 'DELETE', '/api/account/email-pause', {
  reply: { status: 204 },
});

/** What a browser needs to subscribe to push messages. */
export const getPushKey = endpoint('member', 'GET', '/api/push-key', {
  reply: { status: 200, json: pushKeySchema },
  problems: ['push_not_available'],
});

/** Adds a browser, or changes its topics: each push subscription is one device, of the person who added it last. */
export const addDevice = endpoint('member', 'POST', '/api/account/devices', {
  body: deviceInputSchema,
  reply: { status: 201, json: createdDeviceSchema },
  problems: ['too_many_attempts', 'busy'],
});

/** Also if it was already removed. */
export const removeDevice = endpoint('member', 'DELETE', '/api/account/devices/:id', {
  reply: { status: 204 },
});
