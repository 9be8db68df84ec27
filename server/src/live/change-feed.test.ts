import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLocalFeed } from './change-feed.ts';

test('streams are notified after the reply to the request that made the change, and caches before it', async () => {
  const order: string[] = [];
  const feed = createLocalFeed();
  feed.subscribe(() => order.push('cache'));
  feed.subscribeAfterAll(() => order.push('streams'));
  async function answer() {
    feed.publish({ topic: 'session', userId: 'u1' });
    await Promise.resolve();
    order.push('reply');
  }
  await answer();
  await nextTurn();
  expect(order).toEqual(['cache', 'reply', 'streams']);
});
