import { DAY_MS, SESSION_LIFE_MS, SESSION_MAX_LIFE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { isUnavailable } from '../store/database/store-error.ts';
import type { SessionsTable } from '../store/database/tables/users.ts';
import type { Database } from '../store/database/tables.ts';
import {
  addVerifiedSession,
  extendSession,
  findSession,
  type StoredSession,
} from '../store/users/sessions.ts';
import type { StoredUser } from '../store/users/users.ts';
import type { SessionCache } from './session-cache.ts';
import { createToken, hashToken, hasTokenFormat } from './token.ts';

/** A session in use is extended at most once a day, to save a write per request. */
const EXTEND_INTERVAL_MS = 1 * DAY_MS;
const USER_AGENT_MAX_CHARS = 300;

/** Starts a session after a password check, unless the password has changed since then. It may end older ones. */
export async function startSession(
  db: Database,
  { id: userId, password }: StoredUser,
  userAgent: string,
  now: number,
): Promise<{ token: string; hasEndedOthers: boolean }> {
  const { token, session } = newSession(userId, userAgent, now);
  const added = await addVerifiedSession(db, session, password);
  if (!added) throw new Problem('invalid_credentials');
  return { token, hasEndedOthers: added.ended > 0 };
}

/** A session that is not stored yet, with the token for its cookie. */
export function newSession(userId: string, userAgent: string, now: number) {
  const token = createToken();
  const session: SessionsTable = {
    id: hashToken(token),
    userId,
    userAgent: userAgent.slice(0, USER_AGENT_MAX_CHARS),
    createdAt: now,
    seenAt: now,
    expiresAt: now + SESSION_LIFE_MS,
  };
  return { token, session };
}

export interface CurrentSession extends StoredSession {
  /** It was just extended: the cookie must be sent again. */
  isExtended: boolean;
}

/** The cached session, when nothing has to be read or written. */
export function peekSession(
  sessions: SessionCache,
  token: string | undefined,
  now: number,
): CurrentSession | undefined {
  // Only tokens in the right format are cached.
  const session = token && sessions.peek(token, now);
  if (!session || isExtensionDue(session, now)) return undefined;
  return { ...session, isExtended: false };
}

export async function readSession(
  { db, sessions }: { db: Database; sessions: SessionCache },
  token: string | undefined,
  now: number,
): Promise<CurrentSession | undefined> {
  if (!token || !hasTokenFormat(token)) return undefined;
  const id = hashToken(token);
  const session = await sessions.find(token, now, () => findSession(db, id, now));
  if (!session) return undefined;
  return {
    ...session,
    isExtended: isExtensionDue(session, now) && (await tryExtend(db, session, now)),
  };
}

function isExtensionDue({ seenAt }: StoredSession, now: number): boolean {
  return now - seenAt >= EXTEND_INTERVAL_MS;
}

/** False when the database cannot be written now: that must not block reading. */
async function tryExtend(
  db: Database,
  { id, createdAt }: StoredSession,
  now: number,
): Promise<boolean> {
  const expiresAt = Math.min(now + SESSION_LIFE_MS, createdAt + SESSION_MAX_LIFE_MS);
  try {
    await extendSession(db, id, now, expiresAt);
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
