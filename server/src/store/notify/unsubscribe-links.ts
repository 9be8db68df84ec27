import { randomBytes } from 'node:crypto';
import {
  NOTIFICATION_TOPICS,
  type NotificationChoice,
  type NotificationTopic,
} from '@assembly/contract/account/notifications';
import type { UnsubscribeLinksTable } from '../database/tables/notifications.ts';
import type { Database, Tx } from '../database/tables.ts';

const TOKEN_BYTES = 32;

/** The token of the person's link for a topic, which is made when it is first needed. Undefined if the person is gone. */
export async function issueUnsubscribeToken(
  db: Database,
  userId: string,
  topic: UnsubscribeLinksTable['topic'],
): Promise<string | undefined> {
  const find = () =>
    db
      .selectFrom('unsubscribe_links')
      .select('token')
      .where('userId', '=', userId)
      .where('topic', '=', topic)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.token;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('unsubscribe_links')
    .columns(['token', 'userId', 'topic'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select(({ val }) => [val(token).as('token'), 'id', val(topic).as('topic')])
        .where('id', '=', userId),
    )
    // Another process may have made it in the meantime.
    .onConflict((conflict) => conflict.columns(['userId', 'topic']).doNothing())
    .execute();
  return (await find())?.token;
}

export async function findUnsubscribeLink(
  db: Database,
  token: string,
): Promise<UnsubscribeLinksTable | undefined> {
  return await db
    .selectFrom('unsubscribe_links')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
}

/**
 * Turns off the emails of the link. The weekly email is turned off with all topics in it, also those that are in it by
 * default.
 */
export async function unsubscribe(
  db: Database,
  { userId, topic }: Pick<UnsubscribeLinksTable, 'userId' | 'topic'>,
  defaultChoice: NotificationChoice,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const topics = topic === 'weekly' ? await weeklyTopics(trx, userId, defaultChoice) : [topic];
    for (const one of topics) await turnOff(trx, userId, one);
  });
}

async function weeklyTopics(
  trx: Tx,
  userId: string,
  defaultChoice: NotificationChoice,
): Promise<NotificationTopic[]> {
  const rows = await trx
    .selectFrom('notification_choices')
    .select(['topic', 'choice'])
    .where('userId', '=', userId)
    .execute();
  const chosen = new Map(rows.map((row) => [row.topic, row.choice]));
  return NOTIFICATION_TOPICS.filter((topic) => {
    // Administrators who have not chosen get sign-ups at once.
    const choice = chosen.get(topic) ?? (topic === 'signUps' ? 'email' : defaultChoice);
    return choice === 'weekly';
  });
}

/** Does nothing for an account that was deleted in the meantime. */
async function turnOff(trx: Tx, userId: string, topic: NotificationTopic): Promise<void> {
  await trx
    .insertInto('notification_choices')
    .columns(['userId', 'topic', 'choice'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select(({ val }) => ['id', val(topic).as('topic'), val('off').as('choice')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'topic']).doUpdateSet({ choice: 'off' }))
    .execute();
}
