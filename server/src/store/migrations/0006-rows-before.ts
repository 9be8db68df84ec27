import { type Kysely, sql } from 'kysely';
import { byteOrderedText, isPostgres } from './dialect.ts';

type Columns = Record<string, 'text' | 'integer' | 'bigint' | 'bigint or null'>;

const TABLES: Record<string, Columns> = {
  events: {
    ...{ date: 'text', updated: 'text', summary: 'text', status: 'text', description: 'text' },
    ...{ dateEnd: 'text', startsAt: 'bigint or null', endsAt: 'bigint or null' },
    ...{ shownUntil: 'bigint or null', search: 'text', contentHash: 'text' },
  },
  tasks: {
    ...{ title: 'text', notes: 'text', subtask: 'text', position: 'integer', contentHash: 'text' },
  },
  drive: {
    ...{ title: 'text', thumbnailLink: 'text', webContentLink: 'text', originalFilename: 'text' },
    ...{ fileSize: 'text', createdDate: 'text', iconLink: 'text', mimeType: 'text' },
    ...{ embedLink: 'text', subFolder: 'text', files: 'text', contentHash: 'text' },
  },
  drive_items: {
    ...{ parentId: 'text', position: 'integer', isFolder: 'integer', targetId: 'text' },
    ...{ title: 'text', mimeType: 'text', fileName: 'text', fileSize: 'bigint or null' },
    ...{ createdDate: 'text', search: 'text', contentHash: 'text' },
  },
};

/** Stores the rows of snapshots as rows: writing each one as JSON took most of a sync that changes everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(TABLES)) {
    await createTable(db, `${table}_before`, columns);
    await moveRows(db, table, ['id', ...Object.keys(columns)]);
  }
  await sql`delete from source_version_rows where "row" is not null`.execute(db);
  await db.schema.alterTable('source_version_rows').dropColumn('row').execute();
}

async function createTable(db: Kysely<unknown>, table: string, columns: Columns): Promise<void> {
  const byBytes = byteOrderedText(db);
  let creating = db.schema
    .createTable(table)
    .addColumn('versionId', byBytes, (col) =>
      col.notNull().references('source_versions.id').onDelete('cascade'),
    )
    .addColumn('id', byBytes, (col) => col.notNull());
  for (const [name, type] of Object.entries(columns)) {
    creating =
      type === 'bigint or null'
        ? creating.addColumn(name, 'bigint')
        : creating.addColumn(name, type, (col) => col.notNull());
  }
  await creating.addPrimaryKeyConstraint(`${table}_key`, ['versionId', 'id']).execute();
}

async function moveRows(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const values = columns.map((name) => {
    if (isPostgres(db)) return sql`kept.${sql.ref(name)}`;
    return sql`json_extract("row", ${sql.lit(`$.${name}`)})`;
  });
  const from = isPostgres(db)
    ? sql`source_version_rows, json_populate_record(null::${sql.table(table)}, "row"::json) as kept`
    : sql`source_version_rows`;
  await sql`insert into ${sql.table(`${table}_before`)}
    ("versionId", ${sql.join(columns.map((name) => sql.ref(name)))})
    select "versionId", ${sql.join(values)} from ${from}
    where "tableName" = ${sql.lit(table)} and "row" is not null`.execute(db);
}
