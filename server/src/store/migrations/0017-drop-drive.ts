import { type Kysely, sql } from 'kysely';

/** A second copy of the drive that only exports used; they are built from `drive_items` now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from source_version_rows where "tableName" = 'drive'`.execute(db);
  await db.schema.dropTable('drive_before').execute();
  await db.schema.dropTable('drive').execute();
}
