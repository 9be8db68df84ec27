import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

/** The calendars that events are in. The calendar of a stored event becomes known with the next sync. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const byBytes = byteOrderedText(db);
  await db.schema
    .createTable('calendars')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('color', 'text', (col) => col.notNull())
    .addColumn('position', 'integer', (col) => col.notNull())
    .addColumn('contentHash', 'text', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('calendars_before')
    .addColumn('versionId', byBytes, (col) =>
      col.notNull().references('source_versions.id').onDelete('cascade'),
    )
    .addColumn('id', byBytes, (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('color', 'text', (col) => col.notNull())
    .addColumn('position', 'integer', (col) => col.notNull())
    .addColumn('contentHash', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('calendars_before_key', ['versionId', 'id'])
    .execute();
  // Last in both tables, which must have the same columns in the same order.
  for (const table of ['events', 'events_before']) {
    await db.schema
      .alterTable(table)
      .addColumn('calendarId', byBytes, (col) => col.notNull().defaultTo(''))
      .execute();
  }
  // As `events_by_start`, for the pages of one calendar: without it, each would read the whole table.
  await db.schema
    .createIndex('events_by_calendar')
    .on('events')
    .columns(['calendarId', 'startsAt', 'id', 'shownUntil'])
    .execute();
}
