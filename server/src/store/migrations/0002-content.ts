import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const byBytes = byteOrderedText(db);
  await db.schema
    .createTable('events')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('date', 'text', (col) => col.notNull())
    .addColumn('updated', 'text', (col) => col.notNull())
    .addColumn('summary', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('description', 'text', (col) => col.notNull())
    .addColumn('dateEnd', 'text', (col) => col.notNull())
    .addColumn('startsAt', 'bigint')
    .addColumn('endsAt', 'bigint')
    .addColumn('shownUntil', 'bigint')
    .addColumn('search', 'text', (col) => col.notNull())
    .addColumn('contentHash', 'text', (col) => col.notNull())
    .execute();
  // Holds all that finding a page needs, so that skipping to a late page reads the index alone.
  await db.schema
    .createIndex('events_by_start')
    .on('events')
    .columns(['startsAt', 'id', 'shownUntil'])
    .execute();
  await db.schema.createIndex('events_by_shown').on('events').column('shownUntil').execute();

  await db.schema
    .createTable('tasks')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('notes', 'text', (col) => col.notNull())
    .addColumn('subtask', 'text', (col) => col.notNull())
    .addColumn('position', 'integer', (col) => col.notNull())
    .addColumn('contentHash', 'text', (col) => col.notNull())
    .execute();

  await db.schema
    .createTable('drive')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('thumbnailLink', 'text', (col) => col.notNull())
    .addColumn('webContentLink', 'text', (col) => col.notNull())
    .addColumn('originalFilename', 'text', (col) => col.notNull())
    .addColumn('fileSize', 'text', (col) => col.notNull())
    .addColumn('createdDate', 'text', (col) => col.notNull())
    .addColumn('iconLink', 'text', (col) => col.notNull())
    .addColumn('mimeType', 'text', (col) => col.notNull())
    .addColumn('embedLink', 'text', (col) => col.notNull())
    .addColumn('subFolder', 'text', (col) => col.notNull())
    .addColumn('files', 'text', (col) => col.notNull())
    .addColumn('contentHash', 'text', (col) => col.notNull())
    .execute();

  await db.schema
    .createTable('drive_items')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('parentId', byBytes, (col) => col.notNull())
    .addColumn('position', 'integer', (col) => col.notNull())
    .addColumn('isFolder', 'integer', (col) => col.notNull())
    .addColumn('targetId', 'text', (col) => col.notNull())
    .addColumn('title', 'text', (col) => col.notNull())
    .addColumn('mimeType', 'text', (col) => col.notNull())
    .addColumn('fileName', 'text', (col) => col.notNull())
    .addColumn('fileSize', 'bigint')
    .addColumn('createdDate', 'text', (col) => col.notNull())
    .addColumn('search', 'text', (col) => col.notNull())
    .addColumn('contentHash', 'text', (col) => col.notNull())
    .execute();
  await db.schema
    .createIndex('drive_items_by_place')
    .on('drive_items')
    .columns(['parentId', 'position'])
    .execute();

  await db.schema
    .createTable('sources')
    .addColumn('name', 'text', (col) => col.primaryKey())
    .addColumn('version', 'bigint', (col) => col.notNull())
    .addColumn('shown', 'bigint', (col) => col.notNull())
    .execute();

  await db.schema
    .createTable('sync_runs')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('startedAt', 'bigint', (col) => col.notNull())
    .addColumn('finishedAt', 'bigint')
    .addColumn('startedBy', 'text', (col) => col.notNull())
    .addColumn('number', 'bigint', (col) => col.notNull())
    .addColumn('slot', 'text')
    .addColumn('sources', 'text', (col) => col.notNull())
    .execute();
  await db.schema.createIndex('sync_runs_by_number').on('sync_runs').column('number').execute();
}
