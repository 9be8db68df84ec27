import { DAY_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { User } from '@assembly/contract/user';
import { isUnavailable } from '../store/database/store-error.ts';
import type { Database, SessionsTable } from '../store/database/tables.ts';
import {
  addSession,
  addVerifiedSession,
  extendSession,
  findSession,
  type StoredSession,
} from '../store/people/sessions.ts';
import type { StoredUser } from '../store/people/users.ts';
import type { SessionCache } from './session-cache.ts';
import { createToken, hashToken, hasTokenFormat } from './token.ts';

/** Written back at most once a day: a session that is used slides on, a write for each request would cost too much. */
const SLIDE_EVERY_MS = 1 * DAY_MS;
const USER_AGENT_MAX_CHARS = 300;

export async function startSession(
  db: Database,
  user: User,
  userAgent: string,
  now: number,
): Promise<string> {
  const token = createToken();
  await addSession(db, sessionRow(token, user, userAgent, now));
  return token;
}

/** For somebody whose password was found right, unless it has been changed in the meantime. */
export async function startVerifiedSession(
  db: Database,
  user: StoredUser,
  userAgent: string,
  now: number,
): Promise<string> {
  const token = createToken();
  const row = sessionRow(token, user, userAgent, now);
  if (!(await addVerifiedSession(db, row, user.password))) throw new Problem('invalid_credentials');
  return token;
}

function sessionRow(token: string, user: User, userAgent: string, now: number): SessionsTable {
  return {
    id: hashToken(token),
    userId: user.id,
    userAgent: userAgent.slice(0, USER_AGENT_MAX_CHARS),
    createdAt: now,
    seenAt: now,
    expiresAt: now + SESSION_LIFE_MS,
  };
}

export interface ReadSession extends StoredSession {
  /** It was extended just now: the cookie must be sent anew. */
  isExtended: boolean;
}

/** The session as it is in memory, when nothing has to be read or written to know it. */
export function peekSession(
  sessions: SessionCache,
  token: string | undefined,
  now: number,
): ReadSession | undefined {
  if (!token || !hasTokenFormat(token)) return undefined;
  const session = sessions.peek(token, now);
  if (!session || isSlideDue(session, now)) return undefined;
  return { ...session, isExtended: false };
}

export async function readSession(
  { db, sessions }: { db: Database; sessions: SessionCache },
  token: string | undefined,
  now: number,
): Promise<ReadSession | undefined> {
  if (!token || !hasTokenFormat(token)) return undefined;
  const id = hashToken(token);
  const session = await sessions.find(token, now, () => findSession(db, id, now));
  if (!session) return undefined;
  return {
    ...session,
    isExtended: isSlideDue(session, now) && (await slide(db, session.id, now)),
  };
}

/** Also back: what was used while the clock was ahead would otherwise live on by as much. */
function isSlideDue({ seenAt }: StoredSession, now: number): boolean {
  return Math.abs(now - seenAt) >= SLIDE_EVERY_MS;
}

/** False when the database takes no writes just now: whoever only reads is not kept out by that. */
async function slide(db: Database, id: string, now: number): Promise<boolean> {
  try {
    await extendSession(db, id, now, now + SESSION_LIFE_MS);
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
