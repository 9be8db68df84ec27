import { expect, onTestFinished, test } from 'vitest';
import { freshDatabaseUrl } from '../../testing/databases/each-database.ts';
import { type PostgresRelay, startPostgresRelay } from '../../testing/databases/postgres-relay.ts';
import { acquireLease } from './lease.ts';
import { listenOnPostgres } from './postgres-listen.ts';
import { isUnavailable } from './store-error.ts';

/** Shorter than in production, where an answer may take five seconds. */
const TIMEOUT_MS = 500;

async function listen(relay: PostgresRelay) {
  const received: string[] = [];
  const listener = {
    onText: (text: string) => received.push(text),
    onReconnected: () => received.push('(reconnected)'),
    onError: () => {},
  };
  const notifications = await listenOnPostgres(relay.url, listener, TIMEOUT_MS);
  onTestFinished(() => notifications.close());
  return { notifications, received };
}

test('closing notifications while they reconnect leaves no connection behind', async () => {
  const relay = await startPostgresRelay(await freshDatabaseUrl('PostgreSQL'));
  const { notifications, received } = await listen(relay);
  relay.pause();
  relay.cut();
  await expect.poll(relay.opened).toBe(2);
  await notifications.close();
  await expect.poll(relay.open).toBe(0);
  expect(relay.opened()).toBe(2);
  expect(received).toEqual([]);
});

test('a connection that accepts a message and does not answer is replaced', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const [relay, otherRelay] = [await startPostgresRelay(url), await startPostgresRelay(url)];
  const { notifications, received } = await listen(relay);
  const other = await listen(otherRelay);
  relay.pause();
  await expect(notifications.send('lost')).rejects.toThrow('timeout');
  relay.resume();
  await expect.poll(() => received, { timeout: 10_000 }).toEqual(['(reconnected)']);
  await notifications.send('here I am');
  await expect.poll(() => other.received).toEqual(['here I am']);
});

test('a lease is unavailable while PostgreSQL does not answer, and can be taken afterwards', async () => {
  const relay = await startPostgresRelay(await freshDatabaseUrl('PostgreSQL'));
  relay.pause();
  const error = await acquireLease(relay.url, 'sync', TIMEOUT_MS).catch(
    (reason: unknown) => reason,
  );
  expect(isUnavailable(error), `${error}`).toBe(true);
  await expect.poll(relay.open).toBe(0);
  relay.resume();
  const lease = await acquireLease(relay.url, 'sync');
  expect(await acquireLease(relay.url, 'sync')).toBeUndefined();
  await lease?.release();
  await expect.poll(relay.open).toBe(0);
});
