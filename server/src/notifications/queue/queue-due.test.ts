import { expect, test } from 'vitest';
import { isWaitingForLock } from '../../testing/databases/is-waiting-for-lock.ts';
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
  // In an array, because a promise would be awaited before the commit.
  const [queueing] = await db.transaction().execute(async (trx) => {
    await removeUser(trx, deleted.id);
    const queued = queueNextDue(db, SETTINGS, clock.now);
    await expect.poll(() => isWaitingForLock(db)).toBe(true);
    return [queued];
  });
  expect(await queueing).toBe(true);
  const rows = await db.selectFrom('deliveries').select('userId').execute();
  expect(rows).toEqual([{ userId: other.id }]);
});
