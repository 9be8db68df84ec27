import {
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
} from 'kysely';
import pg from 'pg';
import { StoreError } from './store-error.ts';
import type { Tables, Tx } from './tables.ts';

const CONNECT_WAIT_MS = 5000;
const POOL_SIZE = 10;
/** A line that is cut without a word, as by a firewall, is noticed by this. */
const KEEP_ALIVE_MS = 10_000;
/** None of what is asked on a line of its own waits for anybody. */
const LINE_ANSWER_WAIT_MS = 5000;
/** As long as SQLite's writers wait for each other. */
const LOCK_WAIT_MS = 5000;
const INT8_OID = 20;

/** Epoch milliseconds and counts fit a JavaScript number; PostgreSQL would hand them over as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID ? Number : pg.types.getTypeParser(oid as never, format as never),
};

export async function postgresDialect(
  url: string,
  onError: (error: Error) => void,
  answerWaitMs?: number,
): Promise<PostgresDialect> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_WAIT_MS,
    lock_timeout: LOCK_WAIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types,
  });
  // An idle connection that the server ends would otherwise end the process.
  pool.on('error', onError);
  // So would one in use, between two queries of a transaction: the pool looks after idle ones alone. Its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StoreError(sentenceFor(error, url), { cause: error });
  }
  if (answerWaitMs === undefined) return new PostgresDialect({ pool });
  const connect = async () => impatient(await pool.connect(), answerWaitMs);
  return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

/**
 * Ends a connection that does not answer in time: what was asked on it fails, and the pool opens another. With pg's own
 * limit it would go back to the pool, and its late answer be taken for that to the next question.
 */
function impatient(client: pg.PoolClient, waitMs: number): PostgresPoolClient {
  const query = async (text: string, values?: unknown[]) => {
    const tooLate = setTimeout(() => void client.end(), waitMs);
    try {
      return await client.query(text, values);
    } finally {
      clearTimeout(tooLate);
    }
  };
  // Kysely asks in no other way without a cursor, which we give it none of.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  };
}

/** A connection outside the pool, for whoever has to keep one. */
export function openConnection(url: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WAIT_MS,
    query_timeout: LINE_ANSWER_WAIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
}

/**
 * Lets transactions that name the same thing pass one after the other, over all processes, until they end.
 * SQLite's writers do so of themselves.
 */
export async function lockForTransaction(trx: Tx, name: string): Promise<void> {
  if (isPostgres(trx)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}

/**
 * Lets PostgreSQL see what a table holds now. It looks by itself, but up to a minute later, and until then takes a table
 * that has just been filled for an empty one: a page of 200,000 events took forty times as long.
 */
export async function analyzeTable(trx: Tx, table: string): Promise<void> {
  if (isPostgres(trx)) await sql`analyze ${sql.table(table)}`.execute(trx);
}

/**
 * Lets PostgreSQL find rows by an index alone again, which it does not trust where a row was written lately. It sees to
 * that by itself, but up to a minute later: until then it must not be a reason to fail. Not in a transaction.
 */
export async function vacuumTable(db: Kysely<Tables>, table: string): Promise<void> {
  if (!isPostgres(db) || db.isTransaction) return;
  await sql`vacuum (skip_locked) ${sql.table(table)}`.execute(db).catch(() => {});
}

/** As many ids as one likes as a table of their own, by one value: a statement that is the same however many they are. */
export function idsAsTable(trx: Tx, ids: string[]): RawBuilder<string> {
  return isPostgres(trx)
    ? sql`(select unnest(${ids}::text[]) as id)`
    : sql`(select value as id from json_each(${JSON.stringify(ids)}))`;
}

/** All rows as a JSON list of lists: to be handed tens of thousands of them one by one takes twice the time. */
export function rowsAsJson(trx: Tx, columns: string[]): RawBuilder<string> {
  const values = sql.join(columns.map((column) => sql.ref(column)));
  return isPostgres(trx)
    ? sql`coalesce(json_agg(json_build_array(${values})), '[]')::text`
    : sql`json_group_array(json_array(${values}))`;
}

export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function sentenceFor(error: unknown, url: string): string {
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
