import { SECOND_MS } from '@assembly/contract/limits';
import type { Database } from '../store/database/tables.ts';
import { findActiveSessions } from '../store/people/sessions.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createPoller, type Poller } from './poller.ts';

/** Also finds what no feed told of: an expiry, or a change made by another program on the same database. */
const LOOK_EVERY_MS = 1 * SECOND_MS;

export interface Reader {
  sessionId: string;
  userId: string;
  isAdmin: boolean;
}

interface RolesParts<R extends Reader> {
  db: Database;
  feed: ChangeFeed;
  now: () => number;
  onError: (error: unknown) => void;
  /** Those who are listening now. */
  readers: ReadonlySet<R>;
  /** Their session has ended. */
  onEnded: (reader: R) => void;
  /** Their role is known again; they have heard nothing since `lastHeard`. */
  onCertain: (reader: R, lastHeard: string) => void;
}

export interface Roles<R extends Reader> extends Poller {
  /** Their role may have changed since it was read. */
  doubt(reader: R, lastHeard: string): void;
  isInDoubt(reader: R): boolean;
  forget(reader: R): void;
}

/** Keeps what each reader may hear true: whose session has ended, and who is an administrator or is one no longer. */
export function watchSessions<R extends Reader>(parts: RolesParts<R>): Roles<R> {
  const { db, feed, now, onError, readers, onEnded, onCertain } = parts;
  const doubts = new Map<R, { lastHeard: string }>();

  async function readRoles() {
    if (readers.size === 0) return;
    const ids = new Set([...readers].map(({ sessionId }) => sessionId));
    const doubted = new Map(doubts);
    const live = await findActiveSessions(db, [...ids], now());
    for (const reader of readers) {
      const session = live.get(reader.sessionId);
      if (!session && ids.has(reader.sessionId)) onEnded(reader);
      if (session && session.isAdmin !== reader.isAdmin) {
        reader.isAdmin = session.isAdmin;
        feed.publishLocally({ topic: 'session', userId: reader.userId });
      }
      const doubt = doubted.get(reader);
      // Who was doubted anew meanwhile has to wait for the next look.
      if (session && doubt && doubt === doubts.get(reader)) {
        doubts.delete(reader);
        onCertain(reader, doubt.lastHeard);
      }
    }
  }

  return {
    ...createPoller(LOOK_EVERY_MS, readRoles, onError),
    doubt: (reader, lastHeard) =>
      void doubts.set(reader, { lastHeard: doubts.get(reader)?.lastHeard ?? lastHeard }),
    isInDoubt: (reader) => doubts.has(reader),
    forget: (reader) => void doubts.delete(reader),
  };
}
