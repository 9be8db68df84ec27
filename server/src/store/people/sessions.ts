import type { User } from '@assembly/contract/user';
import { isPostgres } from '../database/postgres.ts';
import type { Database, SessionsTable } from '../database/tables.ts';
import { toUser } from './users.ts';

export interface StoredSession {
  id: string;
  seenAt: number;
  expiresAt: number;
  user: User;
}

const ASKED_AT_ONCE = 500;

export async function addSession(db: Database, session: SessionsTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/**
 * Adds it only while the person's password is still the one that was proven, and says whether it was: who changes it
 * in the same moment ends this session with the others.
 */
export async function addVerifiedSession(
  db: Database,
  session: SessionsTable,
  password: string,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const proven = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', session.userId)
      .where('password', '=', password)
      // PostgreSQL would not wait for a change that is under way; SQLite's writers wait of themselves.
      .$if(isPostgres(trx), (query) => query.forShare())
      .executeTakeFirst();
    if (!proven) return false;
    await addSession(trx, session);
    return true;
  });
}

/**
 * The session, if it has not expired and its person is still active. One that has expired is removed on sight: it must
 * not come back to life when the clock is put back.
 */
export async function findSession(
  db: Database,
  id: string,
  now: number,
): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id as sessionId',
      'sessions.seenAt',
      'sessions.expiresAt',
      'users.id',
      'users.name',
      'users.email',
      'users.isAdmin',
      'users.isActive',
    ])
    .where('sessions.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.expiresAt <= now) {
    await removeSession(db, id);
    return undefined;
  }
  if (row.isActive !== 1) return undefined;
  return { id: row.sessionId, seenAt: row.seenAt, expiresAt: row.expiresAt, user: toUser(row) };
}

/** Which of these sessions still let somebody in, and whether as an administrator. */
export async function findActiveSessions(
  db: Database,
  ids: string[],
  now: number,
): Promise<Map<string, { isAdmin: boolean }>> {
  const live = new Map<string, { isAdmin: boolean }>();
  for (let start = 0; start < ids.length; start += ASKED_AT_ONCE) {
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select(['sessions.id', 'users.isAdmin'])
      .where('sessions.id', 'in', ids.slice(start, start + ASKED_AT_ONCE))
      .where('sessions.expiresAt', '>', now)
      .where('users.isActive', '=', 1)
      .execute();
    for (const row of rows) live.set(row.id, { isAdmin: row.isAdmin === 1 });
  }
  return live;
}

export async function extendSession(db: Database, id: string, seenAt: number, expiresAt: number) {
  await db.updateTable('sessions').set({ seenAt, expiresAt }).where('id', '=', id).execute();
}

export async function removeSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function removeSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}

export async function listSessionsOf(
  db: Database,
  userId: string,
  now: number,
): Promise<SessionsTable[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Only one's own: somebody else's is as good as none. */
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
