import {
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
} from 'kysely';
import type pg from 'pg';
import { StoreError } from './store-error.ts';
import type { Database, Tx } from './tables.ts';

const CONNECT_TIMEOUT_MS = 5000;
const POOL_SIZE = 10;
/** Detects a connection that was dropped silently, as by a firewall. */
const KEEP_ALIVE_MS = 10_000;
/** As long as SQLite's writers wait for each other. */
const LOCK_TIMEOUT_MS = 5000;
const INT8_OID = 20;

/** On demand, because most assemblies use SQLite: 7 MB of memory. */
const loadPg = async () => (await import('pg')).default;

export async function postgresDialect(
  url: string,
  onError: (error: Error) => void,
  answerTimeoutMs?: number,
): Promise<PostgresDialect> {
  const { Pool, types } = await loadPg();
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // Epoch milliseconds and counts fit a JavaScript number; pg would return them as text.
    types: {
      getTypeParser: (oid, format) =>
        oid === INT8_OID ? Number : types.getTypeParser(oid as never, format as never),
    },
  });
  // Without listeners, an idle connection that the server closes would end the process.
  pool.on('error', onError);
  // So would one inside a transaction: the pool handles idle connections only. Its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StoreError(connectErrorMessage(error, url), { cause: error });
  }
  if (answerTimeoutMs === undefined) return new PostgresDialect({ pool });
  const connect = async () => withTimeout(await pool.connect(), answerTimeoutMs);
  return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

/**
 * Closes a connection that does not answer in time: its query fails, and the pool opens another. With pg's own
 * `query_timeout` it would return to the pool, and its late answer would be mistaken for the next query's.
 */
function withTimeout(client: pg.PoolClient, timeoutMs: number): PostgresPoolClient {
  const query = async (text: string, values?: unknown[]) => {
    const timer = setTimeout(() => void client.end(), timeoutMs);
    try {
      return await client.query(text, values);
    } finally {
      clearTimeout(timer);
    }
  };
  // Without a cursor, Kysely uses no other method.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  };
}

/** A connection outside the pool, for a lease or for notifications. */
export async function openConnection(
  url: string,
  timeoutMs = CONNECT_TIMEOUT_MS,
): Promise<pg.Client> {
  const { Client } = await loadPg();
  return new Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
}

/** Serializes transactions that lock the same name, across all processes. SQLite has one writer at a time anyway. */
export async function lockForTransaction(trx: Tx, name: string): Promise<void> {
  if (isPostgres(trx)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}

/**
 * Updates PostgreSQL's statistics. Its own analyze runs up to a minute later, and until then it plans for an empty
 * table: a page of 200,000 events took forty times as long.
 */
export async function analyzeTable(trx: Tx, table: string): Promise<void> {
  if (isPostgres(trx)) await sql`analyze ${sql.table(table)}`.execute(trx);
}

/** Any number of ids as a table, passed as one parameter, so that the statement stays the same. */
export function idsAsTable(db: Database, ids: string[]): RawBuilder<string> {
  return isPostgres(db)
    ? sql`(select unnest(${ids}::text[]) as id)`
    : sql`(select value as id from json_each(${JSON.stringify(ids)}))`;
}

/** Records with these columns as a table, in one parameter: Kysely takes long to compile thousands of them. */
export function recordsAsTable(
  trx: Tx,
  records: object[],
  columns: Record<string, 'text' | 'bigint'>,
): RawBuilder<unknown> {
  const json = JSON.stringify(records);
  if (isPostgres(trx)) {
    const types = Object.entries(columns).map(
      ([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`,
    );
    return sql`(select * from json_to_recordset(${json}::json) as records(${sql.join(types)}))`;
  }
  const values = Object.keys(columns).map(
    (name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`,
  );
  return sql`(select ${sql.join(values)} from json_each(${json}))`;
}

/** All rows as one JSON array of arrays: fetching tens of thousands one by one takes twice as long. */
export function rowsAsJson(trx: Tx, columns: string[]): RawBuilder<string> {
  const values = sql.join(columns.map((column) => sql.ref(column)));
  return isPostgres(trx)
    ? sql`coalesce(json_agg(json_build_array(${values})), '[]')::text`
    : sql`json_group_array(json_array(${values}))`;
}

export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function connectErrorMessage(error: unknown, url: string): string {
  const { host: named, pathname } = new URL(url);
  const host = named || 'localhost';
  const code = (error as { code?: string }).code;
  if (code === '28P01' || code === '28000') {
    return `The PostgreSQL server at ${host} does not accept the user or password of DATABASE_URL. Correct them.`;
  }
  if (code === '3D000') {
    return `The PostgreSQL server at ${host} has no database ${decodeURIComponent(pathname.slice(1))}. Create it, or correct DATABASE_URL.`;
  }
  return `The PostgreSQL server at ${host} does not answer. Check that it runs and that DATABASE_URL names it.`;
}
