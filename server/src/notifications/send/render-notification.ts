import type {
  NotificationsReply,
  NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import { iconAddress } from '@assembly/contract/page';
import { absoluteUrl, notificationsAddress } from '@assembly/contract/paths';
import type { Localization } from '../../create-localize.ts';
import { signUpEmail, signUpsEmail } from '../../mail/templates/account-emails.ts';
import type { Email, EmailFrame } from '../../mail/templates/compose-email.ts';
import type { ReaderClock } from '../../mail/templates/format-event-times.ts';
import {
  announcementEmail,
  eventEmail,
  sermonEmail,
  summaryEmail,
} from '../../mail/templates/notification-emails.ts';
import { weeklyEmail } from '../../mail/templates/weekly-email.ts';
import type { Database } from '../../store/database/tables.ts';
import { findUser } from '../../store/users/list-users.ts';
import type {
  NotificationContent,
  SignUpsContent,
  SummaryContent,
} from '../queue/notification-content.ts';
import { readWeek, type WeekContext } from '../weekly/read-week.ts';
import {
  addressOfContent,
  describeChange,
  ITEM_ADDRESSES,
  recordingTitle,
} from './notification-texts.ts';

interface NotificationInput {
  content: NotificationContent;
  topic: NotificationTopic | 'weekly';
  itemId: string;
  unsubscribeUrl: string;
  localization: Localization;
  /** What the recipient has chosen, for the weekly email. */
  choices: Pick<NotificationsReply, NotificationTopic>;
}

/** The email to one person. Null if there is nothing to say, as in a week without news. */
export async function renderNotification(
  context: WeekContext,
  { content, topic, itemId, unsubscribeUrl, choices, localization }: NotificationInput,
): Promise<Email | null> {
  const { assembly, publicUrl } = context.settings.current();
  const { t } = localization;
  const frame: EmailFrame = {
    ...localization,
    name: assembly.name,
    iconUrl: absoluteUrl(publicUrl, iconAddress('192')),
    footer: {
      reason: t.updates.reasons[topic],
      accountUrl: absoluteUrl(publicUrl, notificationsAddress),
      unsubscribeUrl,
    },
  };
  const clock = { ...localization, now: context.now(), timeZone: assembly.timeZone };
  if (content.kind === 'weekly') {
    return weeklyEmail(frame, await readWeek(context, content, choices), clock);
  }
  const link = absoluteUrl(publicUrl, addressOfContent(content, itemId));
  switch (content.kind) {
    case 'announcement':
      return announcementEmail(frame, content, { link, clock });
    case 'event':
      return eventEmail(frame, content, { link, clock });
    case 'sermon':
      return sermonEmail(
        frame,
        { ...content, title: recordingTitle(content.title, t.updates.untitled) },
        link,
      );
    case 'summary':
      return summaryEmail(frame, toSummary(content, publicUrl, clock), link);
    case 'signUps':
      return await renderSignUps(context.db, frame, content, link);
  }
}

async function renderSignUps(
  db: Database,
  frame: EmailFrame,
  { count, newestId }: SignUpsContent,
  link: string,
): Promise<Email | null> {
  if (newestId === null) return signUpsEmail(frame, count, link);
  const newest = await findUser(db, newestId);
  return newest ? signUpEmail(frame, newest, link) : null;
}

function toSummary({ topic, count, items }: SummaryContent, publicUrl: string, clock: ReaderClock) {
  const { counts, untitled } = clock.t.updates;
  return {
    headline: counts[topic](count),
    count,
    items: items.map(({ id, title, event }) => ({
      title: topic === 'sermons' ? recordingTitle(title, untitled) : title,
      // A canceled event cannot be opened.
      ...(event?.after !== null && { link: absoluteUrl(publicUrl, ITEM_ADDRESSES[topic](id)) }),
      ...(event && { detail: describeChange(event, clock) }),
    })),
  };
}
