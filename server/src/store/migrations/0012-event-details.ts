import type { Kysely } from 'kysely';

/** What becomes known with the next sync: where an event takes place, its attachments, and whether it repeats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Last in both tables, which must have the same columns in the same order.
  for (const table of ['events', 'events_before']) {
    for (const [name, initial] of [
      ['location', ''],
      ['callUrl', ''],
      ['attachments', '[]'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(name, 'text', (col) => col.notNull().defaultTo(initial))
        .execute();
    }
    await db.schema
      .alterTable(table)
      .addColumn('repeats', 'integer', (col) => col.notNull().defaultTo(0))
      .execute();
  }
  // For finding the document that an attachment is.
  await db.schema
    .createIndex('drive_items_by_target')
    .on('drive_items')
    .column('targetId')
    .execute();
}
