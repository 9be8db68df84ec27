import { FEEDS_PER_MEMBER } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { countRows } from '../database/count-rows.ts';
import type { FeedsTable } from '../database/tables/users.ts';
import type { Database, Tx } from '../database/tables.ts';
import type { Actor } from './administer-users.ts';
import { writeAudit } from './audit-log.ts';
import { lockActor } from './sessions.ts';
import { LANGUAGE_COLUMNS, type StoredLanguages } from './users.ts';

/** Adds a feed of the actor; `id` is the hash of its token. Concurrent calls cannot exceed the limit. */
export async function addFeed(
  db: Database,
  id: string,
  { user, sessionId, now }: Actor,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockActor(trx, { user, sessionId });
    const count = await countRows(trx.selectFrom('feeds').where('userId', '=', user.id));
    if (count >= FEEDS_PER_MEMBER) throw new Problem('too_many_feeds');
    const feed = { id, userId: user.id, createdAt: now, lastReadAt: null };
    await trx.insertInto('feeds').values(feed).execute();
    await writeAudit(trx, { actor: user, action: 'feed_created', subject: null, at: now });
  });
}

/** Newest first. */
export async function listFeedsOf(
  db: Database,
  userId: string,
): Promise<Omit<FeedsTable, 'userId'>[]> {
  return await db
    .selectFrom('feeds')
    .select(['id', 'createdAt', 'lastReadAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Removes a feed of the actor, and returns whether they had it. */
export async function removeFeed(
  db: Database,
  id: string,
  { user, now }: Pick<Actor, 'user' | 'now'>,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('feeds')
      .where('id', '=', id)
      .where('userId', '=', user.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await writeAudit(trx, { actor: user, action: 'feed_revoked', subject: null, at: now });
    return true;
  });
}

/** Removes all feeds of a person, and returns whether there were any. */
export async function removeFeedsOf(trx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('feeds')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The feed with the languages of its owner, unless their account is inactive. */
export async function findFeed(
  db: Database,
  id: string,
): Promise<(FeedsTable & StoredLanguages) | undefined> {
  return await db
    .selectFrom('feeds')
    .innerJoin('users', 'users.id', 'feeds.userId')
    .selectAll('feeds')
    .select(LANGUAGE_COLUMNS)
    .where('feeds.id', '=', id)
    .where('users.isActive', '=', 1)
    .executeTakeFirst();
}

/** The feeds among these that can still be read. */
export async function findActiveFeeds(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('feeds')
    .innerJoin('users', 'users.id', 'feeds.userId')
    .select('feeds.id')
    .where('feeds.id', 'in', ids)
    .where('users.isActive', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function setFeedRead(db: Database, id: string, lastReadAt: number): Promise<void> {
  await db.updateTable('feeds').set({ lastReadAt }).where('id', '=', id).execute();
}
