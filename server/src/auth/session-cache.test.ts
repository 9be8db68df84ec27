import { expect, test } from 'vitest';
import type { StoredSession } from '../store/users/sessions.ts';
import { createSessionCache, type SessionChanges } from './session-cache.ts';

const NOW = 1_000_000;
const session: StoredSession = {
  id: 's',
  createdAt: NOW,
  seenAt: NOW,
  language: null,
  expiresAt: NOW + 10_000,
  user: { id: 'ruth', name: 'Ruth', email: 'r@example.org', isAdmin: false, isActive: true },
};

function openCounted() {
  let publish: Parameters<SessionChanges['subscribe']>[0] = () => {};
  const cache = createSessionCache({
    subscribe: (listener) => {
      publish = listener;
    },
  });
  let reads = 0;
  let stored: StoredSession | undefined = session;
  return {
    publish,
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

// Seed 2448 of the simulation: until the clock had caught up, somebody whose account was deleted could still enter.
test('a session is read again after the clock was set back', async () => {
  const { find, remove } = openCounted();
  expect(await find(NOW)).toBe(session);
  remove();
  expect(await find(NOW - 3_600_000)).toBeUndefined();
});

test('a session is read again after a second, not before', async () => {
  const { find, reads } = openCounted();
  await find(NOW);
  expect(await find(NOW + 999)).toEqual(session);
  expect(reads()).toBe(1);
  await find(NOW + 1000);
  expect(reads()).toBe(2);
});

test('a change to the person drops the session at once; a change to somebody else does not', async () => {
  const { find, reads, publish, remove } = openCounted();
  await find(NOW);
  publish({ topic: 'session', userId: 'somebody else' });
  publish({ topic: 'events' });
  await find(NOW);
  expect(reads()).toBe(1);
  remove();
  publish({ topic: 'session', userId: 'ruth' });
  expect(await find(NOW)).toBeUndefined();
});

test('a session that was read just before it ended is not cached', async () => {
  const { cache, publish } = openCounted();
  const { promise, resolve } = Promise.withResolvers<StoredSession>();
  const finding = cache.find('s', NOW, () => promise);
  publish({ topic: 'session', userId: 'ruth' });
  resolve(session);
  await finding;
  expect(await cache.find('s', NOW, async () => undefined)).toBeUndefined();
});

test('a session that has expired is not returned', async () => {
  const { find, reads } = openCounted();
  await find(NOW + 9_500);
  await find(NOW + 10_000);
  expect(reads()).toBe(2);
});
