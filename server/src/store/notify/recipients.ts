import type {
  NotificationChoice,
  NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { NotificationsTable } from '../database/tables/notifications.ts';
import type { Tables } from '../database/tables.ts';

/** The settings that decide who gets an email. */
export interface RecipientSettings {
  isEmailOn: boolean;
  defaultChoice: NotificationChoice;
}

type UserExpression = ExpressionBuilder<Tables, 'users'>;

/** What members are notified of. */
export const NEWS_TOPICS = ['announcements', 'events', 'sermons'] as const;

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
  { isEmailOn, defaultChoice }: RecipientSettings,
): Expression<SqlBool> {
  // Sign-ups concern accounts: emails about those are not turned off with those about news.
  if (!isEmailOn && topic !== 'signUps') return sql<SqlBool>`1 = 0`;
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
    ...NEWS_TOPICS.map((topic) => isWeekly(topic, defaultChoice)),
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
