import { MINUTE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { isUnavailable } from '../store/database/store-error.ts';
import type { FeedsTable } from '../store/database/tables/people.ts';
import type { Database } from '../store/database/tables.ts';
import { findFeed, setFeedRead } from '../store/users/feeds.ts';
import { hashToken, hasTokenFormat } from './token.ts';

/** The time of the last read is written at most this often, to save a write per request. */
const READ_INTERVAL_MS = 1 * MINUTE_MS;

/**
 * Finds the feed of a token, and records that it was read. Not cached: a revoked feed is dead at once in every process,
 * and apps ask only every few minutes.
 */
export async function requireFeed(db: Database, token: string, now: number): Promise<FeedsTable> {
  const feed = hasTokenFormat(token) ? await findFeed(db, hashToken(token)) : undefined;
  if (!feed) throw new Problem('feed_not_found');
  // The absolute age: a clock that was set back must not stop it.
  const { id, lastReadAt } = feed;
  if (lastReadAt === null || Math.abs(now - lastReadAt) >= READ_INTERVAL_MS) {
    await trySetRead(db, id, now);
  }
  return feed;
}

/** A database that cannot be written now must not block reading. */
async function trySetRead(db: Database, id: string, now: number): Promise<void> {
  try {
    await setFeedRead(db, id, now);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
