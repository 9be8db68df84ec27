import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLocalFeed } from './change-feed.ts';

test('streams are notified after the reply to the request that made the change, and caches before it', async () => {
  const order: string[] = [];
  const changes = createLocalFeed();
  changes.subscribe(() => order.push('cache'));
  changes.subscribeAfterAll(() => order.push('streams'));
  async function answer() {
    changes.publish({ topic: 'session', userId: 'u1' });
    await Promise.resolve();
    order.push('reply');
  }
  await answer();
  await nextTurn();
  expect(order).toEqual(['cache', 'reply', 'streams']);
});
