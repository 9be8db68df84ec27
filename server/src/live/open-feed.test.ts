import { expect, onTestFinished, test } from 'vitest';
import { endConnectionsTo, freshDatabaseUrl } from '../testing/each-database.ts';
import type { Change } from './change-feed.ts';
import { openFeed } from './open-feed.ts';

async function listen(url: string) {
  const heard: Change[] = [];
  const feed = await openFeed(url, () => {});
  feed.subscribe((change) => heard.push(change));
  onTestFinished(() => feed.close());
  return { feed, heard };
}

test('what one process publishes, every other on the same PostgreSQL hears, and itself once', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const [one, two, three] = [await listen(url), await listen(url), await listen(url)];
  one.feed.publish({ topic: 'session', userId: 'ruth' });
  for (const { heard } of [two, three]) {
    await expect.poll(() => heard).toEqual([{ topic: 'session', userId: 'ruth' }]);
  }
  two.feed.publish({ topic: 'users' });
  await expect
    .poll(() => one.heard)
    .toEqual([{ topic: 'session', userId: 'ruth' }, { topic: 'users' }]);
});

test('what a process finds out by itself it keeps to itself', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const [one, two] = [await listen(url), await listen(url)];
  one.feed.deliver({ topic: 'events' });
  one.feed.publish({ topic: 'users' });
  await expect.poll(() => two.heard).toEqual([{ topic: 'users' }]);
  expect(one.heard).toEqual([{ topic: 'events' }, { topic: 'users' }]);
});

test('a listener that PostgreSQL has cut off comes back, asks for everything again, and hears on', async () => {
  const url = await freshDatabaseUrl('PostgreSQL');
  const [one, two] = [await listen(url), await listen(url)];
  await endConnectionsTo(url);
  await expect.poll(() => one.heard, { timeout: 10_000 }).toEqual([{ topic: 'resync' }]);
  await expect.poll(() => two.heard, { timeout: 10_000 }).toEqual([{ topic: 'resync' }]);
  one.feed.publish({ topic: 'users' });
  await expect.poll(() => two.heard).toEqual([{ topic: 'resync' }, { topic: 'users' }]);
});
