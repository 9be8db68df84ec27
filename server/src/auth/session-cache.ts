import { SECOND_MS } from '@assembly/contract/limits';
import type { StoredSession } from '../store/people/sessions.ts';

/** What no feed tells of, such as a change made by another program on the same file, is noticed after this. */
const TRUSTED_MS = 1 * SECOND_MS;
const KEPT_MOST = 10_000;

interface Kept {
  session: StoredSession;
  readAt: number;
}

/** The change feed, as far as sessions are concerned. */
interface SessionChanges {
  subscribe(listener: (change: { topic: string; userId?: string | undefined }) => void): void;
}

export interface SessionCache {
  /** The session of that token if it is in memory and can still be trusted. */
  peek(token: string, now: number): StoredSession | undefined;
  /** The session of that token, from memory or as `read` finds it. */
  find(
    token: string,
    now: number,
    read: () => Promise<StoredSession | undefined>,
  ): Promise<StoredSession | undefined>;
}

/**
 * Sessions that were read a moment ago, so that a page that asks for five things reads its session once. Dropped as
 * soon as anything about them changes.
 */
export function createSessionCache(feed: SessionChanges): SessionCache {
  // By the token itself, for a second: to hash it for each request would cost more than the rest of the look-up.
  const kept = new Map<string, Kept>();
  // A row that was read just before it changed must not be put back after it was dropped.
  let epoch = 0;

  feed.subscribe(({ topic, userId }) => {
    if (topic !== 'session' && topic !== 'resync') return;
    epoch += 1;
    for (const [token, { session }] of kept) {
      if (userId === undefined || session.user.id === userId) kept.delete(token);
    }
  });

  function peek(token: string, now: number): StoredSession | undefined {
    const known = kept.get(token);
    // A clock that was put back makes nothing younger.
    const age = known ? Math.abs(now - known.readAt) : Number.POSITIVE_INFINITY;
    return known && age < TRUSTED_MS && known.session.expiresAt > now ? known.session : undefined;
  }

  return {
    peek,
    async find(token, now, read) {
      const known = peek(token, now);
      if (known) return known;
      const before = epoch;
      const session = await read();
      if (session && epoch === before) {
        if (kept.size >= KEPT_MOST) kept.clear();
        kept.set(token, { session, readAt: now });
      } else kept.delete(token);
      return session;
    },
  };
}
