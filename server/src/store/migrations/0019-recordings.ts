import type { Kysely } from 'kysely';

/** What the tags of recordings say. `readChecksum` is the content that was read last; `tags` is JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recordings')
    // Compared with `drive_items.targetId`, which has the default collation.
    .addColumn('fileId', 'text', (col) => col.primaryKey())
    .addColumn('checksum', 'text', (col) => col.notNull())
    .addColumn('readChecksum', 'text', (col) => col.notNull())
    .addColumn('tags', 'text', (col) => col.notNull())
    .execute();
}
