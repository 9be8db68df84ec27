import type { AssemblyClock } from '@assembly/contract/day-in';
import type {
  NotificationsReply,
  NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import { iconAddress } from '@assembly/contract/page';
import { absoluteUrl, notificationsAddress } from '@assembly/contract/paths';
import { countTopic } from '@assembly/contract/text/count-topic';
import { signUpEmail, signUpsEmail } from '../../mail/templates/account-emails.ts';
import type { Email, EmailFrame } from '../../mail/templates/compose-email.ts';
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
  /** What the recipient has chosen, for the weekly email. */
  choices: Pick<NotificationsReply, NotificationTopic>;
}

const REASONS: Record<NotificationTopic | 'weekly', string> = {
  announcements: 'You get an email about each new announcement.',
  events: 'You get an email when an event of the next two weeks is canceled or moved.',
  sermons: 'You get an email about each new recording.',
  signUps: 'You get an email when people sign up, because you are an administrator.',
  weekly: 'You get this email once a week.',
};

/** The email to one person. Null if there is nothing to say, as in a week without news. */
export async function renderNotification(
  context: WeekContext,
  { content, topic, itemId, unsubscribeUrl, choices }: NotificationInput,
): Promise<Email | null> {
  const { assembly, publicUrl } = context.settings.current();
  const frame: EmailFrame = {
    name: assembly.name,
    iconUrl: absoluteUrl(publicUrl, iconAddress('192')),
    footer: {
      reason: REASONS[topic],
      accountUrl: absoluteUrl(publicUrl, notificationsAddress),
      unsubscribeUrl,
    },
  };
  const clock = { now: context.now(), timeZone: assembly.timeZone };
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
      return sermonEmail(frame, { ...content, title: recordingTitle(content.title) }, link);
    case 'summary':
      return summaryEmail(frame, toSummary(content, publicUrl, clock), { link, label: 'See all' });
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

function toSummary(
  { topic, count, items }: SummaryContent,
  publicUrl: string,
  clock: AssemblyClock,
) {
  return {
    headline: countTopic(topic, count),
    count,
    items: items.map(({ id, title, event }) => ({
      title: topic === 'sermons' ? recordingTitle(title) : title,
      // A canceled event cannot be opened.
      ...(event?.after !== null && { link: absoluteUrl(publicUrl, ITEM_ADDRESSES[topic](id)) }),
      ...(event && { detail: describeChange(event, clock) }),
    })),
  };
}
