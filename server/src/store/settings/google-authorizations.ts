import { MINUTE_MS } from '@assembly/contract/limits';
import type { Database, GoogleAuthorizationsTable } from '../database/tables.ts';

/** How long a person may take on Google's pages. */
const AUTHORIZATION_LIFE_MS = 10 * MINUTE_MS;

/** Records an attempt to connect Google, so that any process can finish it. */
export async function addAuthorization(
  db: Database,
  authorization: GoogleAuthorizationsTable,
): Promise<void> {
  await db.insertInto('google_authorizations').values(authorization).execute();
}

/** Finds an attempt of this session and removes it, so that it works only once. Undefined if there is none, or if it is too old. */
export async function consumeAuthorization(
  db: Database,
  { id, sessionId, now }: { id: string; sessionId: string; now: number },
): Promise<GoogleAuthorizationsTable | undefined> {
  const taken = await db
    .deleteFrom('google_authorizations')
    .where('id', '=', id)
    .where('sessionId', '=', sessionId)
    .returningAll()
    .executeTakeFirst();
  return taken && taken.createdAt > now - AUTHORIZATION_LIFE_MS ? taken : undefined;
}

export async function removeOldAuthorizations(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('google_authorizations')
    .where('createdAt', '<=', now - AUTHORIZATION_LIFE_MS)
    .execute();
}
