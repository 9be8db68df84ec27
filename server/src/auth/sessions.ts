import { DAY_MS, SESSION_LIFE_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import { addSession, extendSession, findSession, type StoredSession } from '../store/sessions.ts';
import { isUnavailable } from '../store/store-error.ts';
import type { Database } from '../store/tables.ts';
import { hashToken, isTokenShaped, newToken } from './secret-token.ts';
import type { SessionCache } from './session-cache.ts';

/** Written back at most once a day: a session that is used slides on, a write for each request would cost too much. */
const SLIDE_EVERY_MS = 1 * DAY_MS;
const USER_AGENT_MAX_CHARS = 300;

export async function startSession(
  db: Database,
  user: User,
  userAgent: string,
  now: number,
): Promise<string> {
  const token = newToken();
  await addSession(db, {
    id: hashToken(token),
    userId: user.id,
    userAgent: userAgent.slice(0, USER_AGENT_MAX_CHARS),
    createdAt: now,
    seenAt: now,
    expiresAt: now + SESSION_LIFE_MS,
  });
  return token;
}

export interface ReadSession extends StoredSession {
  /** It was extended just now: the cookie must be sent anew. */
  isExtended: boolean;
}

export async function readSession(
  { db, sessions }: { db: Database; sessions: SessionCache },
  token: string | undefined,
  now: number,
): Promise<ReadSession | undefined> {
  if (!token || !isTokenShaped(token)) return undefined;
  const id = hashToken(token);
  const session = await sessions.find(id, now, () => findSession(db, id, now));
  if (!session) return undefined;
  // Also back: what was used while the clock was ahead would otherwise live on by as much.
  const isDue = Math.abs(now - session.seenAt) >= SLIDE_EVERY_MS;
  return { ...session, isExtended: isDue && (await slide(db, session.id, now)) };
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
