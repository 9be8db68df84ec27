import type { EventTimes } from '@assembly/contract/event';
import type { HoldReason } from '@assembly/contract/notifications/delivery';
import type { NotificationTopic } from '@assembly/contract/notifications/notifications';

/** What a notification says, as it was when the sync found it. Text from Google, not escaped. */
export type NotificationContent = ItemContent | SummaryContent | SignUpsContent | WeeklyContent;

/** About one item. */
export type ItemContent = AnnouncementContent | EventContent | SermonContent;

/** A new task. */
export interface AnnouncementContent {
  kind: 'announcement';
  title: string;
  notes: string;
  /** The title of its list. */
  list: string;
  /** A day, or ''. */
  due: string;
}

/** An event that was canceled or moved. `reinstated`: it takes place after all, as planned before it was canceled. */
export interface EventContent {
  kind: 'event';
  change: 'cancelled' | 'moved' | 'reinstated';
  title: string;
  location: string;
  /** Sanitized HTML. */
  description: string;
  /** As members last knew it. */
  before: EventTimes;
  /** Null if it was canceled. */
  after: EventTimes | null;
  /** Some members have read that it was canceled. */
  wasCanceled?: boolean;
}

/** A new recording. */
export interface SermonContent {
  kind: 'sermon';
  title: string;
  /** The title of its folder. */
  folder: string;
}

/** Many items at once, which an administrator sends or drops as one. */
export interface SummaryContent {
  kind: 'summary';
  topic: Exclude<NotificationTopic, 'signUps'>;
  reason: HoldReason;
  count: number;
  /** The first ones. */
  items: SummaryItem[];
}

export interface SummaryItem {
  id: string;
  title: string;
  /** Of an event. */
  event?: Pick<EventContent, 'change' | 'before' | 'after'>;
}

/** People who wait for approval, for administrators. */
export interface SignUpsContent {
  kind: 'signUps';
  count: number;
  /** The person, if it is only one. Name and address are read when it is sent: the account may be deleted by then. */
  newestId: string | null;
}

export interface WeeklyContent {
  kind: 'weekly';
  /** Documents that were added after this, until `at`, are new. */
  since: number;
  /** When it is due: the events of the seven days that follow are in it. */
  at: number;
}
