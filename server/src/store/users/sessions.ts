import { SESSIONS_PER_PERSON } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import { idsAsTable, isPostgres } from '../database/postgres.ts';
import type { SessionsTable } from '../database/tables/users.ts';
import type { Database, Tx } from '../database/tables.ts';
import { writeSignIn } from './audit-log.ts';
import { toUser } from './users.ts';

export interface StoredSession {
  id: string;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
  user: User;
  /** The tag of the language that they chose. */
  language: string | null;
}

export async function addSession(db: Database, session: SessionsTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
  await setLastSeen(db, session.userId, session.seenAt);
}

/**
 * Adds the session only if the password is still the verified one, and ends the oldest ones of a person who has too
 * many. Returns how many it ended, or undefined when the password has changed.
 */
export async function addVerifiedSession(
  db: Database,
  session: SessionsTable,
  password: string,
): Promise<{ ended: number } | undefined> {
  return await db.transaction().execute(async (trx) => {
    const verified = await trx
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', '=', session.userId)
      .where('password', '=', password)
      // Waits for a concurrent change of the password or sign-in; SQLite has one writer at a time anyway.
      .$if(isPostgres(trx), (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    if (!verified) return undefined;
    const ended = await removeOldestSessions(trx, session.userId, SESSIONS_PER_PERSON - 1);
    await addSession(trx, session);
    await writeSignIn(trx, verified, session.createdAt);
    return { ended };
  });
}

export async function hasSession(trx: Tx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function removeOldestSessions(
  trx: Tx,
  userId: string,
  maxRemaining: number,
): Promise<number> {
  const newest = trx
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(maxRemaining);
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'not in', newest)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The session, unless it has expired or its account is inactive. */
export async function findSession(
  db: Database,
  id: string,
  now: number,
): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id as sessionId', 'sessions.createdAt', 'seenAt', 'expiresAt'])
    .select(['users.id', 'name', 'email', 'isAdmin', 'isActive', 'language'])
    .where('sessions.id', '=', id)
    .where('expiresAt', '>', now)
    .where('isActive', '=', 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessionId, createdAt, seenAt, expiresAt, language } = row;
  return { id: sessionId, createdAt, seenAt, expiresAt, user: toUser(row), language };
}

/** The sessions among these that are still valid, with the role of their user. */
export async function findActiveSessions(
  db: Database,
  ids: string[],
  now: number,
): Promise<Map<string, { isAdmin: boolean }>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'users.isAdmin'])
    .where('sessions.id', 'in', idsAsTable(db, ids))
    .where('sessions.expiresAt', '>', now)
    .where('users.isActive', '=', 1)
    .execute();
  return new Map(rows.map(({ id, isAdmin }) => [id, { isAdmin: isAdmin === 1 }]));
}

export async function extendSession(db: Database, id: string, seenAt: number, expiresAt: number) {
  await db.transaction().execute(async (trx) => {
    const extended = await trx
      .updateTable('sessions')
      .set({ seenAt, expiresAt })
      .where('id', '=', id)
      .returning('userId')
      .executeTakeFirst();
    if (extended) await setLastSeen(trx, extended.userId, seenAt);
  });
}

async function setLastSeen(db: Database, userId: string, lastSeenAt: number): Promise<void> {
  await db.updateTable('users').set({ lastSeenAt }).where('id', '=', userId).execute();
}

/** Returns whose session it was; undefined if there was none. */
export async function removeSession(db: Database, id: string): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .returning('userId')
    .executeTakeFirst();
  return removed?.userId;
}

export async function listSessionsOf(db: Database, userId: string, now: number) {
  return await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'seenAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function removeSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function removeExpiredSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}

/**
 * Makes other changes of this person wait until the transaction ends, so that they cannot exceed a limit together.
 * Refuses if the account or the session has ended in the meantime.
 */
export async function lockActor(
  trx: Tx,
  { user, sessionId }: { user: { id: string }; sessionId: string },
): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('isActive', '=', 1)
    // Waits for a deletion of the account too. SQLite has one writer at a time anyway.
    .$if(isPostgres(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!owner || !(await hasSession(trx, sessionId))) throw new Problem('not_signed_in');
}
