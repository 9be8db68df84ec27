import type { Kysely } from 'kysely';
import { byteOrderedText } from './dialect.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const byBytes = byteOrderedText(db);
  await db.schema
    .createTable('users')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('nameKey', byBytes, (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('emailKey', 'text', (col) => col.notNull().unique())
    .addColumn('password', 'text', (col) => col.notNull())
    .addColumn('deviceToken', 'text', (col) => col.notNull())
    .addColumn('deviceType', 'text', (col) => col.notNull())
    .addColumn('isAdmin', 'integer', (col) => col.notNull())
    .addColumn('isActive', 'integer', (col) => col.notNull())
    .addColumn('createdAt', 'bigint', (col) => col.notNull())
    .execute();

  await db.schema
    .createIndex('users_by_name')
    .on('users')
    .columns(['isActive', 'nameKey', 'id'])
    .execute();
  await db.schema.createIndex('users_by_role').on('users').column('isAdmin').execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('userAgent', 'text', (col) => col.notNull())
    .addColumn('createdAt', 'bigint', (col) => col.notNull())
    .addColumn('seenAt', 'bigint', (col) => col.notNull())
    .addColumn('expiresAt', 'bigint', (col) => col.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('userId').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expiresAt').execute();

  await db.schema
    .createTable('password_resets')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('userId', byBytes, (col) => col.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (col) => col.notNull())
    .addColumn('expiresAt', 'bigint', (col) => col.notNull())
    .execute();
  await db.schema
    .createIndex('password_resets_by_user')
    .on('password_resets')
    .column('userId')
    .execute();

  await db.schema
    .createTable('attempts')
    .addColumn('id', byBytes, (col) => col.primaryKey())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('account', 'text', (col) => col.notNull())
    .addColumn('network', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('isSettled', 'integer', (col) => col.notNull())
    .execute();
  await db.schema
    .createIndex('attempts_by_account')
    .on('attempts')
    .columns(['kind', 'account', 'at'])
    .execute();
  await db.schema
    .createIndex('attempts_by_network')
    .on('attempts')
    .columns(['kind', 'network', 'at'])
    .execute();
  await db.schema.createIndex('attempts_by_time').on('attempts').column('at').execute();
}
