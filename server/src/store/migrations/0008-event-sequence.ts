import type { Kysely } from 'kysely';

/** Last in both tables, which must have the same columns in the same order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['events', 'events_before']) {
    await db.schema
      .alterTable(table)
      .addColumn('sequence', 'bigint', (col) => col.notNull().defaultTo(0))
      .execute();
  }
}
