import { expect, onTestFinished, test } from 'vitest';
import { bumpVersion } from '../store/database/change-counters.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { sendAtCommit } from '../store/database/postgres-listen.ts';
import { endConnectionsTo, freshDatabaseUrl } from '../testing/databases/each-database.ts';
import { startPostgresRelay } from '../testing/databases/postgres-relay.ts';
import { type Change, openChangeFeed } from './change-feed.ts';

async function listen(url: string) {
  const received: Change[] = [];
  const errors: unknown[] = [];
  const changes = await openChangeFeed(url, (error) => errors.push(error));
  changes.subscribe((change) => received.push(change));
  onTestFinished(() => changes.close());
  return { changes, received, errors };
}

test('a change published by one process reaches all others on PostgreSQL, and itself once', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const [one, two, three] = [await listen(url), await listen(url), await listen(url)];
  one.changes.publish({ topic: 'session', userId: 'ruth' });
  for (const { received } of [two, three]) {
    await expect.poll(() => received).toEqual([{ topic: 'session', userId: 'ruth' }]);
  }
  two.changes.publish({ topic: 'users' });
  await expect
    .poll(() => one.received)
    .toEqual([{ topic: 'session', userId: 'ruth' }, { topic: 'users' }]);
});

test('a change published locally does not reach other processes', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const [one, two] = [await listen(url), await listen(url)];
  one.changes.publishLocally({ topic: 'events' });
  one.changes.publish({ topic: 'users' });
  await expect.poll(() => two.received).toEqual([{ topic: 'users' }]);
  expect(one.received).toEqual([{ topic: 'events' }, { topic: 'users' }]);
});

test('a feed whose connection was closed reconnects and asks for a resync', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const [one, two] = [await listen(url), await listen(url)];
  await endConnectionsTo(url);
  for (const { received } of [one, two]) {
    await expect.poll(() => received, { timeout: 10_000 }).toContainEqual({ topic: 'resync' });
  }
  one.changes.publish({ topic: 'users' });
  await expect.poll(() => two.received).toContainEqual({ topic: 'users' });
});

test('a feed reports that it is disconnected until it is connected again', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const relay = await startPostgresRelay(url);
  const { changes, received } = await listen(relay.url);
  expect(changes.isConnected()).toBe(true);
  relay.pause();
  relay.cut();
  await expect.poll(() => changes.isConnected()).toBe(false);
  relay.resume();
  relay.cut();
  await expect.poll(() => received, { timeout: 10_000 }).toEqual([{ topic: 'resync' }]);
  expect(changes.isConnected()).toBe(true);
});

test('changes published while disconnected make the others resync after the reconnect', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const relay = await startPostgresRelay(url);
  const [one, two] = [await listen(relay.url), await listen(url)];
  relay.pause();
  relay.cut();
  await expect.poll(() => one.changes.isConnected()).toBe(false);
  one.changes.publish({ topic: 'session', userId: 'ruth' });
  relay.resume();
  relay.cut();
  await expect.poll(() => two.received, { timeout: 10_000 }).toEqual([{ topic: 'resync' }]);
  expect(one.received).toEqual([{ topic: 'session', userId: 'ruth' }, { topic: 'resync' }]);
});

test.each([
  ['a topic of a later version', '{"from":"later","topic":"songs"}'],
  ['another shape', '{"topic":7}'],
  ['broken JSON', '{"from":'],
  ['nothing at all', ''],
])('a notification with %s is logged and causes a resync', async (_title, text) => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const { received, errors, changes } = await listen(url);
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  await db.transaction().execute((trx) => sendAtCommit(trx, text));
  await expect.poll(() => received).toEqual([{ topic: 'resync' }]);
  expect(String(errors[0])).toContain('the same version');
  changes.publish({ topic: 'users' });
  expect(received.at(-1)).toEqual({ topic: 'users' });
});

test('a write that both its notification and the poller report is published once', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const { received, changes } = await listen(url);
  const last: Change[] = [];
  changes.subscribeAfterAll((change) => last.push(change));
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  const write = () => db.transaction().execute((trx) => bumpVersion(trx, 'events', 1));
  await write();
  const first = { topic: 'events', version: 1 };
  await expect.poll(() => received).toEqual([first]);
  // Caches are notified first.
  expect(last).toEqual([]);
  changes.publishLocally({ topic: 'events', version: 1 });
  await write();
  const both = [first, { topic: 'events', version: 2 }];
  await expect.poll(() => last).toEqual(both);
  expect(received).toEqual(both);
});
