import { SECOND_MS } from '@assembly/contract/limits';
import type { Database } from '../store/database/tables.ts';
import { findActiveSessions } from '../store/users/sessions.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createPoller, type Poller } from './poller.ts';

/** Detects what no feed reports, too: an expired session, or a change made by another program. */
const POLL_MS = 1 * SECOND_MS;

export interface Subscriber {
  sessionId: string;
  userId: string;
  isAdmin: boolean;
}

interface WatchOptions<S extends Subscriber> {
  db: Database;
  changes: ChangeFeed;
  now: () => number;
  onError: (error: unknown) => void;
  /** The open streams. */
  subscribers: ReadonlySet<S>;
  /** Its session has ended. */
  onEnded: (subscriber: S) => void;
  /** Its role was read again; meanwhile it was not sent the topics for administrators. */
  onMissed: (subscriber: S) => void;
}

export interface SessionWatcher<S extends Subscriber> extends Poller {
  /** The role may have changed: nothing for administrators may be sent until it was read again. */
  suspend(subscriber: S): void;
  isSuspended(subscriber: S): boolean;
  recordMissed(subscriber: S): void;
  forget(subscriber: S): void;
}

/** Keeps the sessions and roles of open streams up to date. */
export function watchSessions<S extends Subscriber>(options: WatchOptions<S>): SessionWatcher<S> {
  const { db, changes, now, onError, subscribers, onEnded, onMissed } = options;
  const suspended = new Map<S, { hasMissed: boolean }>();

  async function readRoles() {
    if (subscribers.size === 0) return;
    const ids = new Set([...subscribers].map(({ sessionId }) => sessionId));
    const suspendedBefore = new Map(suspended);
    const active = await findActiveSessions(db, [...ids], now());
    for (const subscriber of subscribers) {
      const session = active.get(subscriber.sessionId);
      if (!session && ids.has(subscriber.sessionId)) onEnded(subscriber);
      if (session && session.isAdmin !== subscriber.isAdmin) {
        subscriber.isAdmin = session.isAdmin;
        changes.publishLocally({ topic: 'session', userId: subscriber.userId });
      }
      const suspension = suspendedBefore.get(subscriber);
      // One that has been suspended again waits for the next poll.
      if (session && suspension && suspension === suspended.get(subscriber)) {
        suspended.delete(subscriber);
        if (suspension.hasMissed) onMissed(subscriber);
      }
    }
  }

  return {
    ...createPoller(POLL_MS, readRoles, onError),
    suspend: (subscriber) =>
      void suspended.set(subscriber, { hasMissed: suspended.get(subscriber)?.hasMissed ?? false }),
    isSuspended: (subscriber) => suspended.has(subscriber),
    recordMissed(subscriber) {
      const suspension = suspended.get(subscriber);
      if (suspension) suspension.hasMissed = true;
    },
    forget: (subscriber) => void suspended.delete(subscriber),
  };
}
