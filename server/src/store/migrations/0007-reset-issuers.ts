import { type Kysely, sql } from 'kysely';
import { byteOrderedText } from './dialect.ts';

/** Records which administrator issued a reset link; null for links that were emailed or made by a command. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('password_resets')
    .addColumn('issuedBy', byteOrderedText(db), (col) =>
      col.references('users.id').onDelete('cascade'),
    )
    .execute();
  // The audit log records who issued the existing links. Those by people who are not administrators now are removed.
  const issued = sql`from audit_log
    where action = 'reset_link' and "actorId" <> ''
      and "subjectId" = password_resets."userId" and "at" = password_resets."createdAt"`;
  await sql`delete from password_resets where exists
    (select 1 ${issued} and "actorId" not in (select id from users where "isAdmin" = 1))`.execute(
    db,
  );
  await sql`update password_resets set "issuedBy" = (select max("actorId") ${issued})`.execute(db);
}
