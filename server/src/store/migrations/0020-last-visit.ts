import { type Kysely, sql } from 'kysely';

/** Stays when the sessions end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('lastSeenAt', 'bigint').execute();
  await sql`update users set "lastSeenAt" =
    (select max("seenAt") from sessions where sessions."userId" = users.id)`.execute(db);
}
