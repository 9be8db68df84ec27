import { HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { listHeld } from '../notifications/queue/held-notifications.ts';
import { readSnapshots } from '../store/content/snapshots.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { SUNDAY } from '../testing/fixtures/test-app.ts';
import {
  event,
  file,
  inDays,
  notificationsOf,
  openNews,
  queueAndSend,
  replaceToken,
  task,
} from '../testing/fixtures/test-news.ts';
import { restoreSnapshot } from './restore-snapshot.ts';

onEachDatabase('a sync', (kind) => {
  test('the first sync holds one summary for each source, and none if nothing is new', async () => {
    const { db, sync } = await openNews(kind, false);
    await sync();
    await sync();
    expect(await notificationsOf(db)).toEqual(
      expect.arrayContaining(['held first: 1 announcements', 'held first: 1 sermons']),
    );
    expect(await listHeld(db)).toHaveLength(2);
  });

  test('more than 30 new tasks at once are held', async () => {
    const { db, sandbox, sync } = await openNews(kind);
    for (let n = 0; n <= 30; n += 1) sandbox.putTask('list', task(`task ${n}`));
    await sync();
    expect(await notificationsOf(db)).toEqual(['held many: 31 announcements']);
  });

  test('items of other task lists or another account are held', async () => {
    const { db, sandbox, sync } = await openNews(kind);
    sandbox.putTask('list', task('a'));
    await sync({ access: { taskLists: ['list'] } });
    expect(await notificationsOf(db)).toEqual(['held origin: 1 announcements']);
    sandbox.putTask('list', task('b'));
    const other = { readAccount: async () => 'other@sandbox.example' };
    const access = { taskLists: ['list'] };
    await replaceToken(db);
    await sync({ access, google: other });
    expect((await listHeld(db)).map(({ reason }) => reason)).toEqual(['origin', 'origin']);
  });

  test('after the same account is connected again, members are notified at once', async () => {
    const { db, sandbox, sync } = await openNews(kind);
    await sync();
    await replaceToken(db);
    sandbox.putTask('list', task('a'));
    await sync();
    expect(await notificationsOf(db)).toEqual(['due a after 0 min: a']);
  });
});

onEachDatabase('a snapshot that is restored', (kind) => {
  test('restoring a snapshot sends nothing automatically, and neither does the next sync', async () => {
    const { db, databaseUrl, sandbox, sync, clock } = await openNews(kind);
    sandbox.putTask('list', task('a'));
    sandbox.putEvent(event('old event', inDays(3)));
    sandbox.putFile(file('romans'));
    await sync();
    sandbox.removeTask('list', 'old task');
    await sync();
    await queueAndSend(db, SUNDAY);
    const sent = await notificationsOf(db);
    expect(sent).toHaveLength(3);
    clock.now += HOUR_MS;
    for (const source of ['events', 'announcements', 'documents']) {
      const oldest = (await readSnapshots(db)).findLast((one) => one.source === source);
      const restore = {
        snapshotId: oldest?.id ?? '',
        actor: { id: 'a1', name: 'Ada' },
        now: clock.now,
      };
      await restoreSnapshot(db, databaseUrl, restore);
    }
    expect(await notificationsOf(db)).toEqual(sent);
    clock.now += HOUR_MS;
    await sync();
    // The event is back where members know it.
    expect(await listHeld(db)).toMatchObject([{ topic: 'events', reason: 'restored' }]);
    clock.now += HOUR_MS;
    sandbox.putTask('list', task('b'));
    await sync();
    expect((await notificationsOf(db)).filter((one) => one.startsWith('due'))).toEqual([
      'due b after 180 min: b',
    ]);
  });
});
