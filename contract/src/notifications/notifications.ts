import * as z from 'zod/mini';

/** What a member can be notified of. Sign-ups concern administrators only. */
export const NOTIFICATION_TOPICS = ['announcements', 'events', 'sermons', 'signUps'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** `weekly`: in the weekly email. `email`: in an email of its own, immediately. Push is independent of it. */
export const NOTIFICATION_CHOICES = ['off', 'weekly', 'email'] as const;
export type NotificationChoice = (typeof NOTIFICATION_CHOICES)[number];

const choiceSchema = z.enum(NOTIFICATION_CHOICES, 'Choose off, weekly or email.');

export const notificationChangeSchema = z.object({
  announcements: z.optional(choiceSchema),
  events: z.optional(choiceSchema),
  sermons: z.optional(choiceSchema),
  signUps: z.optional(choiceSchema),
});
export type NotificationChange = z.infer<typeof notificationChangeSchema>;

const PUSH_ENDPOINT_MAX_CHARS = 1000;
const PUSH_KEY_MAX_CHARS = 200;
const topicsSchema = z.array(z.enum(NOTIFICATION_TOPICS)).check(z.maxLength(10));

/** A browser's push subscription, as `PushSubscription.toJSON` writes it, and what it is for. */
export const deviceInputSchema = z.object({
  endpoint: z.string().check(z.maxLength(PUSH_ENDPOINT_MAX_CHARS)),
  keys: z.object({
    p256dh: z.string().check(z.maxLength(PUSH_KEY_MAX_CHARS)),
    auth: z.string().check(z.maxLength(PUSH_KEY_MAX_CHARS)),
  }),
  topics: topicsSchema,
});
export type DeviceInput = z.infer<typeof deviceInputSchema>;

export const createdDeviceSchema = z.object({ id: z.string() });

/** The public VAPID key, in base64url. */
export const pushKeySchema = z.object({ key: z.string() });

const deviceSchema = z.object({
  id: z.string(),
  /** Identifies the browser's own subscription among them. */
  endpoint: z.string(),
  topics: z.array(z.enum(NOTIFICATION_TOPICS)),
  userAgent: z.string(),
  createdAt: z.number(),
  /** It was added in the session of this request. */
  isCurrent: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

export const notificationsReplySchema = z.object({
  announcements: choiceSchema,
  events: choiceSchema,
  sermons: choiceSchema,
  /** Null for members who are not administrators. */
  signUps: z.nullable(choiceSchema),
  /** False if no mail server is configured, or administrators have turned emails off. */
  isEmailOffered: z.boolean(),
  /** When the weekly email is sent, such as `SAT 18:00`; null if it is not sent. */
  weeklyEmail: z.nullable(z.string()),
  /** Set while emails to this person are paused: the mail server has refused their address. */
  paused: z.nullable(z.object({ since: z.number(), error: z.string() })),
  /** Those of this person, in any browser. */
  devices: z.array(deviceSchema),
});
export type NotificationsReply = z.infer<typeof notificationsReplySchema>;
