import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { removeUser } from '../../testing/fixtures/stored-users.ts';
import { openTestApp } from '../../testing/fixtures/test-app.ts';
import { addNotification } from './add-notification.ts';
import { queueNextDue } from './queue-due.ts';

const SETTINGS = { isEmailOn: true, defaultChoice: 'email', hasMailServer: true } as const;

test('a member who is being deleted does not keep the others from getting their emails', async () => {
  const { db, addPerson, clock } = await openTestApp({ database: 'PostgreSQL' });
  const deleted = await addPerson();
  const other = await addPerson();
  const content = { kind: 'sermon', title: 'Sermon', folder: '' } as const;
  await addNotification(db, { topic: 'sermons', content }, clock.now);
  const isWaiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
    return rows.length > 0;
  };
  // In an array, because a promise would be awaited before the commit.
  const [queueing] = await db.transaction().execute(async (trx) => {
    await removeUser(trx, deleted.id);
    const queued = queueNextDue(db, SETTINGS, clock.now);
    await expect.poll(isWaiting).toBe(true);
    return [queued];
  });
  expect(await queueing).toBe(true);
  const rows = await db.selectFrom('deliveries').select('userId').execute();
  expect(rows).toEqual([{ userId: other.id }]);
});
