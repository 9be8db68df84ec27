import { listEvents } from '@assembly/contract/endpoints/content';
import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import { environmentFor } from '@assembly/sandbox/environment';
import { type Sandbox, startSandbox } from '@assembly/sandbox/start-sandbox';
import { onTestFinished } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import type { Database } from '../store/database/tables.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';
import { type Server, startServer } from '../testing/processes/start-server.ts';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

export interface ThreeProcesses {
  servers: [Server, Server, Server];
  proxy: RoundRobin;
  sandbox: Sandbox;
  db: Database;
  addPerson: (person?: Partial<User>) => Promise<User>;
  cookieOf: (user: User) => Promise<string>;
  call: (server: { url: string }, path: string, call?: Call) => Promise<Response>;
}

type Call = Omit<NonNullable<Parameters<typeof callServer>[2]>, 'origin'>;

/** Three servers on one PostgreSQL behind one load balancer, with a sandbox of their own. */
export async function startThreeProcesses(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ThreeProcesses> {
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const proxy = await startRoundRobin();
  const start = () =>
    startServer({
      databaseUrl,
      environment: {
        PUBLIC_URL: proxy.url,
        ...environmentFor(sandbox),
        ...environment,
      },
    });
  const servers = await Promise.all([start(), start(), start()]);
  proxy.ports.push(...servers.map(({ port }) => port));
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  return {
    servers,
    proxy,
    sandbox,
    db,
    addPerson: (person = {}) => addPerson(db, person, Date.now()),
    cookieOf: (user) => cookieOf(db, user, Date.now()),
    call: ({ url }, path, call) => callServer(url, path, { ...call, origin: proxy.url }),
  };
}

/** Fills the calendar with one event, tomorrow. */
export function setOnlyEvent(sandbox: Sandbox, summary: string): void {
  const start = Date.now() + DAY_MS;
  const at = (instant: number) => ({ dateTime: new Date(instant).toISOString() });
  sandbox.setCalendar([
    { id: 'event', summary, status: 'confirmed', start: at(start), end: at(start + HOUR_MS) },
  ]);
}

/** The events that this process serves. */
export async function summariesAt(
  { call }: ThreeProcesses,
  server: { url: string },
  cookie: string,
): Promise<string[]> {
  const reply = await call(server, listEvents.path, { cookie });
  const { items } = (await reply.json()) as { items: { summary: string }[] };
  return items.map(({ summary }) => summary);
}
