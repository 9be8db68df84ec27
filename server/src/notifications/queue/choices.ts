import {
  NOTIFICATION_TOPICS,
  type NotificationChange,
  type NotificationChoice,
  type NotificationsReply,
  type NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import type { User } from '@assembly/contract/user';
import { isPostgres } from '../../store/database/postgres.ts';
import type { Database } from '../../store/database/tables.ts';

/** `signUps` is null for members who are not administrators, whatever they chose while they were. */
export type Choices = Pick<NotificationsReply, NotificationTopic>;

/** What applies to one person. Administrators who have not chosen are notified of sign-ups at once. */
export async function readChoices(
  db: Database,
  { id, isAdmin }: Pick<User, 'id' | 'isAdmin'>,
  defaultChoice: NotificationChoice,
): Promise<Choices> {
  const chosen = await readStoredChoices(db, id);
  return {
    announcements: chosen.get('announcements') ?? defaultChoice,
    events: chosen.get('events') ?? defaultChoice,
    sermons: chosen.get('sermons') ?? defaultChoice,
    signUps: isAdmin ? (chosen.get('signUps') ?? 'email') : null,
  };
}

export async function readStoredChoices(
  db: Database,
  userId: string,
): Promise<Map<NotificationTopic, NotificationChoice>> {
  const rows = await db
    .selectFrom('notification_choices')
    .select(['topic', 'choice'])
    .where('userId', '=', userId)
    .execute();
  return new Map(rows.map(({ topic, choice }) => [topic, choice]));
}

/** Stores the choices that were made; the others stay. Does nothing for an account that no longer exists. */
export async function setChoices(
  db: Database,
  userId: string,
  change: NotificationChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Always in the same order, to avoid deadlocks.
    for (const topic of NOTIFICATION_TOPICS) {
      const choice = change[topic];
      if (!choice) continue;
      await trx
        .insertInto('notification_choices')
        .columns(['userId', 'topic', 'choice'])
        .expression((from) =>
          from
            .selectFrom('users')
            .select(({ val }) => ['id', val(topic).as('topic'), val(choice).as('choice')])
            .where('id', '=', userId)
            // Waits for a deletion of the account, after which there is nothing to insert.
            .$if(isPostgres(trx), (query) => query.forKeyShare()),
        )
        .onConflict((conflict) => conflict.columns(['userId', 'topic']).doUpdateSet({ choice }))
        .execute();
    }
  });
}
