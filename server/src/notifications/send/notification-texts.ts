import { AUDIO_EXTENSION } from '@assembly/contract/document';
import type { NotificationTopic } from '@assembly/contract/notifications/notifications';
import {
  announcementAddress,
  documentAddress,
  eventAddress,
  screens,
} from '@assembly/contract/paths';
import { cleanTitle, titleOr } from '../../mail/templates/clean-text.ts';
import { formatEventTimes, type ReaderClock } from '../../mail/templates/format-event-times.ts';
import type {
  EventContent,
  NotificationContent,
  SummaryContent,
  WeeklyContent,
} from '../queue/notification-content.ts';

type SummaryTopic = SummaryContent['topic'];

/** The address of one item, below the base path. */
export const ITEM_ADDRESSES: Record<SummaryTopic, (id: string) => string> = {
  announcements: announcementAddress,
  events: eventAddress,
  sermons: documentAddress,
};

/** The screen that lists the items of a topic. */
export const TOPIC_SCREENS: Record<NotificationTopic, string> = {
  announcements: screens.announcements,
  events: screens.events,
  sermons: screens.sermons,
  signUps: screens.users,
};

/** What opens one screen. The weekly email has links to many, and no push message. */
export type LinkedContent = Exclude<NotificationContent, WeeklyContent>;

/** The address that a notification opens, below the base path. */
export function addressOfContent(content: LinkedContent, itemId: string): string {
  switch (content.kind) {
    case 'announcement':
      return announcementAddress(itemId);
    case 'event':
      // A canceled event cannot be opened.
      return content.after !== null ? eventAddress(itemId) : screens.events;
    case 'sermon':
      return documentAddress(itemId);
    case 'summary':
      return TOPIC_SCREENS[content.topic];
    case 'signUps':
      return screens.users;
  }
}

/** What happened to an event, in one sentence. */
export function describeChange(
  { before, after }: Pick<EventContent, 'before' | 'after'>,
  clock: ReaderClock,
): string {
  const { canceledAt, movedTo } = clock.t.updates.event;
  const planned = formatEventTimes(before, clock);
  return after ? movedTo(formatEventTimes(after, clock), planned) : canceledAt(planned);
}

/** The title of a recording, without its file extension. */
export const recordingTitle = (title: string, untitled: string) =>
  titleOr(cleanTitle(title).replace(AUDIO_EXTENSION, ''), untitled);
