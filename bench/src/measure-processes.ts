import { startPostgres } from '@assembly/server/testing/databases/postgres-server';
import { type Figure, times } from './figures.ts';
import { load } from './load.ts';
import { type BenchServer, startServer } from './server.ts';

const MOST = 3;

/** Signed-in readers on one, two and three processes that share a PostgreSQL, all asked at once. */
export async function measureProcesses(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const servers: BenchServer[] = [];
  try {
    const rates: number[] = [];
    for (let count = 1; count <= MOST; count += 1) {
      servers.push(await startServer(databaseUrl, {}));
      const loads = await Promise.all(
        servers.map(({ url, pid, headers }) =>
          load(`${url}/api/events`, pid, { cookie: headers.cookie ?? '' }, 200),
        ),
      );
      rates.push(loads.reduce((total, { rate }) => total + rate, 0));
    }
    const [one = 1, ...more] = rates;
    return more.map((rate, at) => ({
      what: `Requests a second of ${at + 2} processes on one PostgreSQL`,
      measured: `${Math.round(rate)}, ${times(rate / one)}`,
      against: `${Math.round(one)} of one process; they and their clients share the machine's processors`,
      limit: '',
      holds: true,
    }));
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}
