import { randomBytes } from 'node:crypto';
import { NOTIFICATION_TOPICS } from '@assembly/contract/notifications/notifications';
import type { StoredLanguages } from '../../languages.ts';
import { isPostgres } from '../../store/database/postgres.ts';
import type { UnsubscribeLinksTable } from '../../store/database/tables/notifications.ts';
import type { Database } from '../../store/database/tables.ts';
import { LANGUAGE_COLUMNS } from '../../store/users/users.ts';
import { readStoredChoices, setChoices } from './choices.ts';

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
        .where('id', '=', userId)
        // Waits for a deletion of the account, after which there is nothing to insert.
        .$if(isPostgres(db), (query) => query.forKeyShare()),
    )
    // Another worker or process may have made it in the meantime.
    .onConflict((conflict) => conflict.columns(['userId', 'topic']).doNothing())
    .execute();
  return (await find())?.token;
}

export async function findUnsubscribeLink(
  db: Database,
  token: string,
): Promise<(UnsubscribeLinksTable & StoredLanguages) | undefined> {
  return await db
    .selectFrom('unsubscribe_links')
    .innerJoin('users', 'users.id', 'unsubscribe_links.userId')
    .selectAll('unsubscribe_links')
    .select(LANGUAGE_COLUMNS)
    .where('token', '=', token)
    .executeTakeFirst();
}

/**
 * Turns off the emails of the link. The weekly email is turned off with all topics in it, also those for which nothing
 * was chosen, whatever the default is now: otherwise, after a change of the default, people who unsubscribe would get an
 * email about each item instead.
 */
export async function unsubscribe(
  db: Database,
  { userId, topic }: Pick<UnsubscribeLinksTable, 'userId' | 'topic'>,
): Promise<void> {
  const topics = topic === 'weekly' ? await readWeeklyTopics(db, userId) : [topic];
  await setChoices(db, userId, Object.fromEntries(topics.map((one) => [one, 'off'])));
}

async function readWeeklyTopics(db: Database, userId: string) {
  const chosen = await readStoredChoices(db, userId);
  return NOTIFICATION_TOPICS.filter(
    (topic) => (chosen.get(topic) ?? (topic === 'signUps' ? 'email' : 'weekly')) === 'weekly',
  );
}
