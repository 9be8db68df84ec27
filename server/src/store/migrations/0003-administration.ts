import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const byBytes = byteOrderedText(db);
  await db.schema
    .createTable('user_words')
    .addColumn('word', byBytes, (col) => col.notNull())
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('user_words_key', ['word', 'userId'])
    .execute();
  await db.schema.createIndex('user_words_by_user').on('user_words').column('userId').execute();

  await db.schema
    .createTable('audit_log')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('actorId', 'text', (col) => col.notNull())
    .addColumn('actor', 'text', (col) => col.notNull())
    .addColumn('action', 'text', (col) => col.notNull())
    .addColumn('subjectId', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('source_versions')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('source', 'text', (col) => col.notNull())
    .addColumn('version', 'bigint', (col) => col.notNull())
    .addColumn('replacedAt', 'bigint', (col) => col.notNull())
    .addColumn('items', 'bigint', (col) => col.notNull())
    .execute();
  await db.schema
    .createIndex('source_versions_by_source')
    .on('source_versions')
    .columns(['source', 'version'])
    .execute();

  await db.schema
    .createTable('source_version_rows')
    .addColumn('versionId', byBytes, (col) =>
      col.notNull().references('source_versions.id').onDelete('cascade'),
    )
    .addColumn('tableName', byBytes, (col) => col.notNull())
    .addColumn('rowId', byBytes, (col) => col.notNull())
    .addColumn('row', 'text')
    .addPrimaryKeyConstraint('source_version_rows_key', ['versionId', 'tableName', 'rowId'])
    .execute();

  await db.schema
    .createTable('connections')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('account', 'text', (col) => col.notNull())
    .addColumn('since', 'bigint', (col) => col.notNull())
    .execute();

  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['at', 'id']).execute();
}
