import { readdirSync, readFileSync } from 'node:fs';
import { listEvents } from '@assembly/contract/endpoints/content';
import { startPostgres } from '@assembly/server/testing/databases/postgres-server';
import { type Figure, formatFactor, formatMicros, NO_LIMIT } from '../figure.ts';
import { generateLoad } from '../processes/generate-load.ts';
import { type App, startApp } from '../processes/start-app.ts';
import { addMembers } from '../seed-database.ts';

const MAX_PROCESSES = 3;
const MEMBERS = 10_000;
const LOAD_SECONDS = 3;
const MICROS_PER_TICK = 10_000;

interface SharedLoad {
  appMicros: number;
  postgresMicros: number;
}

/**
 * Processor time of a request when one, two and three processes share a PostgreSQL. If it does not grow, each
 * further processor adds as many requests as the first. Requests per second would not show that, because the clients,
 * the processes and PostgreSQL share the processors.
 */
export async function measureSharedDatabase(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const cookies = await addMembers(databaseUrl, MEMBERS);
  const apps: App[] = [];
  try {
    const loads: SharedLoad[] = [];
    while (apps.length < MAX_PROCESSES) {
      apps.push(await startApp(databaseUrl, {}));
      loads.push(await loadAll(apps, databaseUrl, cookies));
    }
    const [one = { appMicros: Number.NaN, postgresMicros: Number.NaN }] = loads;
    return loads.map(({ appMicros, postgresMicros }, index) => ({
      name: `Processor time of a request, each from a different member, ${index + 1} ${index === 0 ? 'process' : 'processes'} on one PostgreSQL`,
      measured: `${formatMicros(appMicros)} and ${formatMicros(postgresMicros)} of PostgreSQL`,
      comparedWith:
        index === 0
          ? 'reads the session from PostgreSQL each time'
          : `${formatFactor((appMicros + postgresMicros) / (one.appMicros + one.postgresMicros))} of one process`,
      ...NO_LIMIT,
      scaling: { postgresRequestMicros: appMicros, postgresMicros },
    }));
  } finally {
    for (const app of apps) await app.stop();
    await postgres.stop();
  }
}

async function loadAll(apps: App[], databaseUrl: string, cookies: string[]): Promise<SharedLoad> {
  const load = { paths: [listEvents.path], headers: {}, cookies, seconds: LOAD_SECONDS };
  // The first replies of a new process are slow: its code is not compiled yet.
  await Promise.all(apps.map((app) => generateLoad(app, { ...load, url: app.url }, 200)));
  const before = postgresMicros(databaseUrl);
  const loads = await Promise.all(
    apps.map((app) => generateLoad(app, { ...load, url: app.url }, 200)),
  );
  const requests = loads.reduce((total, one) => total + one.requests, 0);
  const appMicros = loads.reduce((total, one) => total + one.cpuMicros * one.requests, 0);
  return {
    appMicros: appMicros / requests,
    postgresMicros: (postgresMicros(databaseUrl) - before) / requests,
  };
}

/** Processor time so far of the PostgreSQL processes that serve this database; they carry its name (Linux only). */
function postgresMicros(databaseUrl: string): number {
  if (process.platform !== 'linux') return Number.NaN;
  const database = new URL(databaseUrl).pathname.slice(1);
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (!command.startsWith('postgres:') || !command.includes(database)) continue;
      const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
      ticks += user + system;
    } catch {
      // The process has ended since the folder was listed.
    }
  }
  return ticks * MICROS_PER_TICK;
}
