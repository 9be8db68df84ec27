import type {
  NotificationChoice,
  NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import type { User } from '@assembly/contract/user';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { StoredLanguages } from '../../languages.ts';
import type { Settings } from '../../settings/settings.ts';
import { countRows } from '../../store/database/count-rows.ts';
import type {
  NotificationsTable,
  PushDevicesTable,
} from '../../store/database/tables/notifications.ts';
import type { Database, Tables } from '../../store/database/tables.ts';
import { LANGUAGE_COLUMNS, toUser, USER_COLUMNS } from '../../store/users/users.ts';
import type { Claim } from './deliveries.ts';

/** The settings that decide who gets an email. */
export interface RecipientSettings {
  isEmailOn: boolean;
  defaultChoice: NotificationChoice;
  hasMailServer: boolean;
}

export function recipientSettingsOf(settings: Settings): RecipientSettings {
  const { mail, notifications } = settings.current();
  const { isEmailOn, defaultChoice } = notifications;
  // While its address cannot be decrypted, emails wait for it.
  const hasMailServer = mail.smtpUrl !== undefined || settings.unreadable().includes('SMTP_URL');
  return { isEmailOn, defaultChoice, hasMailServer };
}

type UserExpression = ExpressionBuilder<Tables, 'users'>;

const MEMBER_TOPICS = ['announcements', 'events', 'sermons'] as const;

/** Whether the account may get anything about the topic. Sign-ups are for administrators only. */
export function mayReceive(
  user: UserExpression,
  topic: NotificationsTable['topic'],
): Expression<SqlBool> {
  const isActive = user('users.isActive', '=', 1);
  return topic === 'signUps' ? isActive.and('users.isAdmin', '=', 1) : isActive;
}

/** Whether the person wants an email about the topic, and emails to them are not paused. */
export function wantsEmail(
  user: UserExpression,
  topic: NotificationsTable['topic'],
  { isEmailOn, defaultChoice, hasMailServer }: RecipientSettings,
): Expression<SqlBool> {
  // Sign-ups concern accounts: emails about them are not turned off with those about updates.
  const isOffered = hasMailServer && (isEmailOn || topic === 'signUps');
  if (!isOffered) return sql<SqlBool>`1 = 0`;
  const choice =
    topic === 'weekly'
      ? hasWeekly(user, defaultChoice)
      : user(choiceOf(user, topic, topic === 'signUps' ? 'email' : defaultChoice), '=', 'email');
  const isPaused = user.exists(
    user
      .selectFrom('email_refusals')
      .select('email_refusals.userId')
      .whereRef('email_refusals.userId', '=', 'users.id')
      .where('email_refusals.pausedAt', 'is not', null),
  );
  return user.and([mayReceive(user, topic), choice, user.not(isPaused)]);
}

/** Whether any of the person's topics is in the weekly email. */
function hasWeekly(user: UserExpression, defaultChoice: NotificationChoice) {
  const isWeekly = (topic: NotificationTopic, otherwise: NotificationChoice) =>
    user(choiceOf(user, topic, otherwise), '=', 'weekly');
  return user.or([
    ...MEMBER_TOPICS.map((topic) => isWeekly(topic, defaultChoice)),
    user.and([user('users.isAdmin', '=', 1), isWeekly('signUps', 'email')]),
  ]);
}

function choiceOf(user: UserExpression, topic: NotificationTopic, otherwise: NotificationChoice) {
  return user.fn.coalesce(
    user
      .selectFrom('notification_choices')
      .select('notification_choices.choice')
      .whereRef('notification_choices.userId', '=', 'users.id')
      .where('notification_choices.topic', '=', topic),
    sql.lit<NotificationChoice>(otherwise),
  );
}

/** Whether the device was added for the topic. A session that has expired may not have been deleted yet. */
export function wantsPush(
  device: ExpressionBuilder<Tables, 'push_devices' | 'sessions'>,
  topic: NotificationsTable['topic'],
  now: number,
): Expression<SqlBool> {
  return device.and([
    device('push_devices.topics', 'like', `%"${topic}"%`),
    device('sessions.expiresAt', '>', now),
  ]);
}

/** How many people would get a notification of the topic now, by email, by push message or both. */
export async function countRecipients(
  db: Database,
  topic: NotificationsTable['topic'],
  settings: RecipientSettings,
  now: number,
): Promise<number> {
  const recipients = db.selectFrom('users').where((user) => {
    const device = user
      .selectFrom('push_devices')
      .innerJoin('sessions', 'sessions.id', 'push_devices.sessionId')
      .select('push_devices.id')
      .whereRef('push_devices.userId', '=', 'users.id')
      .where((one) => wantsPush(one, topic, now));
    const getsAny = user.or([wantsEmail(user, topic, settings), user.exists(device)]);
    return user.and([mayReceive(user, topic), getsAny]);
  });
  return await countRows(recipients);
}

type QueuedNotification = Pick<NotificationsTable, 'topic' | 'itemId' | 'content'>;

type ToRecipient = QueuedNotification & { languages: StoredLanguages };

async function findNotification(
  db: Database,
  { notificationId }: Claim,
): Promise<QueuedNotification | undefined> {
  return await db
    .selectFrom('notifications')
    .select(['topic', 'itemId', 'content'])
    .where('id', '=', notificationId)
    .where('state', '=', 'queued')
    .executeTakeFirst();
}

/** What to send and to whom; undefined if the person no longer wants it, or is gone. */
export async function findEmailRecipient(
  db: Database,
  claim: Claim,
  settings: RecipientSettings,
): Promise<(ToRecipient & { user: User; hadRefusals: boolean }) | undefined> {
  const notification = await findNotification(db, claim);
  if (!notification) return undefined;
  const row = await db
    .selectFrom('users')
    .leftJoin('email_refusals', 'email_refusals.userId', 'users.id')
    .select([...USER_COLUMNS, ...LANGUAGE_COLUMNS, 'email_refusals.count as refusals'])
    .where('users.id', '=', claim.userId)
    .where((user) => wantsEmail(user, notification.topic, settings))
    .executeTakeFirst();
  if (!row) return undefined;
  const hadRefusals = row.refusals !== null;
  return { ...notification, user: toUser(row), languages: row, hadRefusals };
}

/** The same for a push message. */
export async function findPushRecipient(
  db: Database,
  claim: Claim,
  now: number,
): Promise<(ToRecipient & { device: PushDevicesTable }) | undefined> {
  const notification = await findNotification(db, claim);
  if (!notification) return undefined;
  const device = await db
    .selectFrom('push_devices')
    .innerJoin('users', 'users.id', 'push_devices.userId')
    .innerJoin('sessions', 'sessions.id', 'push_devices.sessionId')
    .selectAll('push_devices')
    .select(LANGUAGE_COLUMNS)
    .where('push_devices.id', '=', claim.deviceId)
    .where('push_devices.userId', '=', claim.userId)
    .where((one) => wantsPush(one, notification.topic, now))
    .where((user) => mayReceive(user, notification.topic))
    .executeTakeFirst();
  return device && { ...notification, device, languages: device };
}
