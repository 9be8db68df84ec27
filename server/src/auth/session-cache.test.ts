import { expect, test } from 'vitest';
import { createLocalFeed } from '../live/change-feed.ts';
import type { StoredSession } from '../store/people/sessions.ts';
import { createSessionCache } from './session-cache.ts';

const NOW = 1_000_000;
const session: StoredSession = {
  id: 's',
  seenAt: NOW,
  expiresAt: NOW + 10_000,
  user: { id: 'ruth', name: 'Ruth', email: 'r@example.org', isAdmin: false, isActive: true },
};

function openCounted() {
  const feed = createLocalFeed();
  const cache = createSessionCache(feed);
  let reads = 0;
  let stored: StoredSession | undefined = session;
  return {
    feed,
    cache,
    reads: () => reads,
    remove: () => {
      stored = undefined;
    },
    find: (now: number) =>
      cache.find('s', now, async () => {
        reads += 1;
        return stored;
      }),
  };
}

test('a session that was read a moment ago is not read again, and after a second it is', async () => {
  const { find, reads } = openCounted();
  await find(NOW);
  expect(await find(NOW + 999)).toEqual(session);
  expect(reads()).toBe(1);
  await find(NOW + 1000);
  expect(reads()).toBe(2);
});

test('a change of the person drops it at once; a change of somebody else does not', async () => {
  const { find, reads, feed, remove } = openCounted();
  await find(NOW);
  feed.publish({ topic: 'session', userId: 'somebody else' });
  feed.publish({ topic: 'events' });
  await find(NOW);
  expect(reads()).toBe(1);
  remove();
  feed.publish({ topic: 'session', userId: 'ruth' });
  expect(await find(NOW)).toBeUndefined();
});

test('a session that was read just before it ended is not kept after it', async () => {
  const { cache, feed } = openCounted();
  const { promise, resolve } = Promise.withResolvers<StoredSession>();
  const finding = cache.find('s', NOW, () => promise);
  feed.publish({ topic: 'session', userId: 'ruth' });
  resolve(session);
  await finding;
  expect(await cache.find('s', NOW, async () => undefined)).toBeUndefined();
});

test('one that expires in the meantime is not handed out, nor one from a future that the clock left', async () => {
  const { find, reads } = openCounted();
  await find(NOW + 9_500);
  await find(NOW + 10_000);
  expect(reads()).toBe(2);
  await find(NOW);
  await find(NOW - 5_000);
  expect(reads()).toBe(4);
});
