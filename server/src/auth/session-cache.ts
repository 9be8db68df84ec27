import { SECOND_MS } from '@assembly/contract/limits';
import type { StoredSession } from '../store/users/sessions.ts';

/** How long a change that the feed does not report stays unnoticed, such as one by another program. */
const MAX_AGE_MS = 1 * SECOND_MS;
const MAX_ENTRIES = 10_000;

/** The source of changes to sessions; without a `userId` any session may have changed. */
export interface SessionChanges {
  subscribe(listener: (change: { topic: string; userId?: string | undefined }) => void): void;
}

export type SessionCache = ReturnType<typeof createSessionCache>;

/** Caches sessions for a second, so that a page reads its session only once. A change drops them immediately. */
export function createSessionCache(changes: SessionChanges) {
  // By the token itself: hashing it for each request would cost more than the rest of the lookup.
  const entries = new Map<string, { session: StoredSession; readAt: number }>();
  // Prevents a row that was read just before a change from being cached after it.
  let epoch = 0;

  changes.subscribe(({ topic, userId }) => {
    if (topic !== 'session' && topic !== 'resync') return;
    epoch += 1;
    for (const [token, { session }] of entries) {
      if (userId === undefined || session.user.id === userId) entries.delete(token);
    }
  });

  /** The session of that token if it is cached and fresh. */
  function peek(token: string, now: number): StoredSession | undefined {
    const entry = entries.get(token);
    if (!entry) return undefined;
    // Not negative either: after the clock was set back, nothing would be read again until it has caught up.
    const isFresh = Math.abs(now - entry.readAt) < MAX_AGE_MS && entry.session.expiresAt > now;
    return isFresh ? entry.session : undefined;
  }

  return {
    peek,
    /** The session of that token, cached or else from `read`. */
    async find(
      token: string,
      now: number,
      read: () => Promise<StoredSession | undefined>,
    ): Promise<StoredSession | undefined> {
      const cached = peek(token, now);
      if (cached) return cached;
      const epochBefore = epoch;
      const session = await read();
      if (session && epoch === epochBefore) {
        if (entries.size >= MAX_ENTRIES) entries.clear();
        entries.set(token, { session, readAt: now });
      } else entries.delete(token);
      return session;
    },
  };
}
