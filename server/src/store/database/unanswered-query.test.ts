import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readyDatabaseUrl } from '../../testing/databases/each-database.ts';
import { startPostgresRelay } from '../../testing/databases/postgres-relay.ts';
import { openExisting } from './open-database.ts';
import { isUnavailable } from './store-error.ts';

const ANSWER_WAIT_MS = 200;

/** With the server's own ten seconds, and a PostgreSQL that hangs, this is resilience/postgres-hang.long.test.ts. */
test('a query that PostgreSQL does not answer fails as unavailable, and its late answer is dropped', async () => {
  const relay = await startPostgresRelay(await readyDatabaseUrl('PostgreSQL'));
  const db = await openExisting(relay.url, () => {}, ANSWER_WAIT_MS);
  onTestFinished(() => db.destroy());
  const select = async (n: number) =>
    (await sql<{ n: number }>`select ${n}::int as n`.execute(db)).rows;
  expect(await select(1)).toEqual([{ n: 1 }]);

  relay.pause();
  const failure = await select(2).catch((error: unknown) => error);
  expect(isUnavailable(failure), `${failure}`).toBe(true);
  relay.resume();
  expect(await select(3)).toEqual([{ n: 3 }]);
});
