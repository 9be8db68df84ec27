import type { EventTimes } from '@assembly/contract/event';
import type { HoldReason } from '@assembly/contract/notifications/delivery';
import type { NotificationTopic } from '@assembly/contract/notifications/notifications';
import { titleOr } from '@assembly/contract/text/title-or';
import type { Localization } from '../../create-localize.ts';

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

/** An event that was canceled or moved. */
export interface EventContent {
  kind: 'event';
  change: 'cancelled' | 'moved';
  title: string;
  location: string;
  /** Sanitized HTML. */
  description: string;
  before: EventTimes;
  /** Null if it was canceled. */
  after: EventTimes | null;
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
  /** What happened to an event. */
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
  /** A sentence from the office. */
  note?: string;
}

/** The same instants: a time may be written with another offset. */
export function isSameTime(one: EventTimes, other: EventTimes): boolean {
  return one.startsAt === other.startsAt && one.endsAt === other.endsAt;
}

/** What a notification is about, in a few words, for administrators. */
export function notificationTitle(content: NotificationContent, { t }: Localization): string {
  const { counts, untitled, weekly } = t.updates;
  switch (content.kind) {
    case 'summary':
      return counts[content.topic](content.count);
    case 'signUps':
      return counts.signUps(content.count);
    case 'weekly':
      return weekly;
    default:
      return titleOr(content.title, untitled);
  }
}
