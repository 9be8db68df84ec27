import { SECOND_MS } from '@assembly/contract/limits';
import type { ChangeFeed } from '../live/change-feed.ts';
import type { StoredSession } from '../store/sessions.ts';

/** What no feed tells of, such as a change made by another program on the same file, is noticed after this. */
const TRUSTED_MS = 1 * SECOND_MS;
const KEPT_MOST = 10_000;

interface Kept {
  session: StoredSession;
  readAt: number;
}

export interface SessionCache {
  /** The session of that id, from memory or as `read` finds it. */
  find(
    id: string,
    now: number,
    read: () => Promise<StoredSession | undefined>,
  ): Promise<StoredSession | undefined>;
}

/**
 * Sessions that were read a moment ago, so that a page that asks for five things reads its session once. Dropped as
 * soon as anything about them changes.
 */
export function openSessionCache(feed: ChangeFeed): SessionCache {
  const kept = new Map<string, Kept>();
  // A row that was read just before it changed must not be put back after it was dropped.
  let epoch = 0;

  feed.subscribe(({ topic, userId }) => {
    if (topic !== 'session' && topic !== 'resync') return;
    epoch += 1;
    for (const [id, { session }] of kept) {
      if (userId === undefined || session.user.id === userId) kept.delete(id);
    }
  });

  return {
    async find(id, now, read) {
      const known = kept.get(id);
      // A clock that was put back makes nothing younger.
      const age = known ? Math.abs(now - known.readAt) : Number.POSITIVE_INFINITY;
      if (known && age < TRUSTED_MS && known.session.expiresAt > now) return known.session;
      const before = epoch;
      const session = await read();
      if (session && epoch === before) {
        if (kept.size >= KEPT_MOST) kept.clear();
        kept.set(id, { session, readAt: now });
      } else kept.delete(id);
      return session;
    },
  };
}
