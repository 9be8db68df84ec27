import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startSession } from '@assembly/server/auth/sessions';
import { openDatabase } from '@assembly/server/store/database/open-database';
import { addUser } from '@assembly/server/testing/fixtures/stored-users';
import { freePort } from '@assembly/server/testing/processes/free-port';
import { type MeasuredProcess, startMeasured } from './resource-usage.ts';

/** The same as in `npm start` and docs/operating.md. */
const SERVER_FLAGS = ['--max-semi-space-size=4'];

export interface App extends MeasuredProcess {
  url: string;
  /** Those of an administrator who is signed in. */
  headers: { cookie: string; origin: string };
}

/** Starts the app as `npm start` does. */
export async function startApp(
  databaseUrl: string,
  environment: Record<string, string>,
): Promise<App> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const cookie = await signInAdministrator(databaseUrl);
  const server = await startMeasured([...SERVER_FLAGS, 'server/src/main.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  return { ...server, url, headers: { cookie, origin: url } };
}

/** Starts a sync run and waits until it is done. */
export async function runSync({ url, headers }: App): Promise<void> {
  const started = await fetch(`${url}/api/sync`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: true }),
  });
  const { run } = (await started.json()) as { run: { id: string } };
  for (;;) {
    const reply = await fetch(`${url}/api/sync`, { headers });
    const { runs } = (await reply.json()) as { runs: { id: string; state: string }[] };
    const finished = runs.find(({ id }) => id === run.id);
    if (finished?.state === 'done') return;
    if (finished) throw new Error(`The sync run ended as ${finished.state}.`);
    await wait(100);
  }
}

async function signInAdministrator(databaseUrl: string): Promise<string> {
  const db = await openDatabase(databaseUrl);
  const administrator = {
    id: randomUUID(),
    name: 'Ada Admin',
    email: `${randomUUID()}@example.org`,
    password: '',
    isAdmin: true,
    isActive: true,
    createdAt: Date.now(),
  };
  await addUser(db, administrator);
  const { token } = await startSession(db, administrator, 'bench', Date.now());
  await db.destroy();
  return `session=${token}`;
}
