import { expect, test } from 'vitest';
import type { Database } from '../../store/database/tables.ts';
import { freshDatabase } from '../../testing/databases/each-database.ts';
import { isWaitingForLock } from '../../testing/databases/is-waiting-for-lock.ts';
import { addPerson } from '../../testing/fixtures/people.ts';
import { removeUser } from '../../testing/fixtures/stored-users.ts';
import { setChoices } from './choices.ts';
import { issueUnsubscribeToken } from './unsubscribe-links.ts';

// Seed 14 of the first version of the simulation, on PostgreSQL: it failed because of the foreign key.
test.each([
  ['choice', (db: Database, id: string) => setChoices(db, id, { events: 'off' })],
  ['unsubscribe link', (db: Database, id: string) => issueUnsubscribeToken(db, id, 'events')],
])('nothing is stored if the account is just being deleted: %s', async (_name, store) => {
  const db = await freshDatabase('PostgreSQL');
  const { id } = await addPerson(db, {}, 0);
  // In an array, because a promise would be awaited before the commit.
  const [storing] = await db.transaction().execute(async (trx) => {
    await removeUser(trx, id);
    const stored = store(db, id);
    await expect.poll(() => isWaitingForLock(db)).toBe(true);
    return [stored];
  });
  expect(await storing).toBeUndefined();
  expect(await db.selectFrom('notification_choices').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('unsubscribe_links').selectAll().execute()).toEqual([]);
});
