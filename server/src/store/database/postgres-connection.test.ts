import { SECOND_MS } from '@assembly/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabaseUrl } from '../../testing/databases/each-database.ts';
import { type PostgresRelay, startPostgresRelay } from '../../testing/databases/postgres-relay.ts';
import { takeLease } from './lease.ts';
import { openNotifications } from './notifications.ts';
import { isUnavailable } from './store-error.ts';

/** A line that does not answer is given up after five seconds. */
const GIVEN_UP_WITHIN = { timeout: 10 * SECOND_MS };

async function listenAlong(relay: PostgresRelay) {
  const heard: string[] = [];
  const notifications = await openNotifications(relay.url, {
    onText: (text) => heard.push(text),
    onBack: () => heard.push('(back)'),
    onError: () => {},
  });
  onTestFinished(() => notifications.close());
  return { notifications, heard };
}

test('whoever is closed in the middle of coming back leaves no connection behind', async () => {
  const relay = await startPostgresRelay(await freshDatabaseUrl('PostgreSQL'));
  const { notifications, heard } = await listenAlong(relay);
  relay.pause();
  relay.cut();
  // It asks again, and is kept waiting.
  await expect.poll(relay.opened).toBe(2);
  await notifications.close();
  await expect.poll(relay.open).toBe(0);
  expect(relay.opened()).toBe(2);
  expect(heard).toEqual([]);
});

test('a line that takes what is said and answers nothing is given up for another', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const [relay, elsewhere] = [await startPostgresRelay(url), await startPostgresRelay(url)];
  const { notifications, heard } = await listenAlong(relay);
  const other = await listenAlong(elsewhere);
  relay.pause();
  await expect(notifications.send('into the void')).rejects.toThrow('timeout');
  relay.resume();
  await expect.poll(() => heard, GIVEN_UP_WITHIN).toEqual(['(back)']);
  await notifications.send('here I am');
  await expect.poll(() => other.heard).toEqual(['here I am']);
});

test('a lease that PostgreSQL does not answer for is refused as unavailable, and may be taken later', async () => {
  const relay = await startPostgresRelay(await freshDatabaseUrl('PostgreSQL'));
  relay.pause();
  const refusal = await takeLease(relay.url, 'sync').catch((error: unknown) => error);
  expect(isUnavailable(refusal), `${refusal}`).toBe(true);
  await expect.poll(relay.open).toBe(0);
  relay.resume();
  const lease = await takeLease(relay.url, 'sync');
  expect(await takeLease(relay.url, 'sync')).toBeUndefined();
  await lease?.release();
  await expect.poll(relay.open).toBe(0);
});
