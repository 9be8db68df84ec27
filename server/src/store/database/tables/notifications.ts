import type {
  NotificationChoice,
  NotificationTopic,
} from '@assembly/contract/notifications/notifications';

/** What a member has chosen. For a topic without a row, the default applies. */
export interface NotificationChoicesTable {
  userId: string;
  topic: NotificationTopic;
  choice: NotificationChoice;
}

/** Addresses that the mail server has refused for good, since it last accepted an email to them. */
export interface EmailRefusalsTable {
  userId: string;
  count: number;
  /** From then on, no email is sent to this person. */
  pausedAt: number | null;
  /** The words of the mail server. */
  error: string;
}

/** The link in the emails of one topic to one person. Not hashed, because every email repeats it. */
export interface UnsubscribeLinksTable {
  token: string;
  userId: string;
  /** `weekly` stands for the weekly email, whatever its topics. */
  topic: NotificationTopic | 'weekly';
}

/** Browsers that get push messages. They end with the session in which they were added. */
export interface PushDevicesTable {
  id: string;
  userId: string;
  sessionId: string;
  /** The address at the push service; unique. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** JSON: a list of topics. */
  topics: string;
  createdAt: number;
}

/**
 * `due`: its deliveries are made from `dueAt` on. `held`: an administrator decides whether it is sent. `queued`: its
 * deliveries exist. `dropped`: not sent, even if deliveries exist.
 */
export type NotificationState = 'due' | 'held' | 'queued' | 'dropped';

/** Something that members are notified of. */
export interface NotificationsTable {
  id: string;
  topic: NotificationTopic | 'weekly';
  /** Of the announcement, event or document; '' for all others. */
  itemId: string;
  /** JSON: a `NotificationContent`. */
  content: string;
  state: NotificationState;
  dueAt: number;
  createdAt: number;
}

export type DeliveryChannel = 'email' | 'push';

/** `dropped`: no longer wanted when it was to be sent. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The queue: one email, or one push message to one device. */
export interface DeliveriesTable {
  /** Also the first half of the email's Message-ID. */
  id: string;
  notificationId: string;
  userId: string;
  channel: DeliveryChannel;
  /** '' for an email. */
  deviceId: string;
  state: DeliveryState;
  /** When it is tried next. */
  nextAt: number;
  /** A process is sending it until then. Otherwise, when it was last tried, or 0. */
  leasedUntil: number;
  /** Of the latest claim: an earlier one, whose process was suspended for a while, can no longer change the row. */
  leaseId: string;
  attempts: number;
  /** Why the last attempt failed. */
  error: string;
  createdAt: number;
  finishedAt: number | null;
}

/** Where the items of a source came from at its last sync: items from another account, calendar or folder are not news. */
export interface NotifiedSourcesTable {
  source: string;
  origin: string;
}

export interface NotificationTables {
  notification_choices: NotificationChoicesTable;
  email_refusals: EmailRefusalsTable;
  unsubscribe_links: UnsubscribeLinksTable;
  push_devices: PushDevicesTable;
  notifications: NotificationsTable;
  deliveries: DeliveriesTable;
  notified_sources: NotifiedSourcesTable;
}
