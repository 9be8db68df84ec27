import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { startSession } from '@assembly/server/auth/sessions';
import { openDatabase } from '@assembly/server/store/database/open-database';
import { addUser } from '@assembly/server/store/people/users';
import { freePort } from '@assembly/server/testing/databases/postgres-server';
import { endWithBench } from './end-with-bench.ts';
import { memoryOf } from './memory.ts';

/** As `npm start` and docs/operating.md have it. */
const SERVER_FLAGS = ['--max-semi-space-size=2'];

export interface BenchServer {
  url: string;
  pid: number;
  headers: Record<string, string>;
  /** What its process holds now, in MB. */
  memoryMb: () => number;
  /** The most it ever held. */
  mostMemoryMb: () => number;
  stop: () => Promise<void>;
}

/** The app as `npm start` starts it, and an administrator who is signed in. */
export async function startServer(
  databaseUrl: string,
  environment: Record<string, string>,
): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const cookie = await signIn(databaseUrl);
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'server/src/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
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
  endWithBench(child);
  await once(child.stdout, 'data');
  return {
    url,
    pid: child.pid ?? 0,
    headers: { cookie, origin: url },
    memoryMb: () => memoryOf(child.pid, 'VmRSS'),
    mostMemoryMb: () => memoryOf(child.pid, 'VmHWM'),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** A whole run, to its end. */
export async function syncOnce({ url, headers }: BenchServer): Promise<void> {
  const started = await fetch(`${url}/api/sync`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: true }),
  });
  const { run } = (await started.json()) as { run: { id: string } };
  for (;;) {
    const reply = await fetch(`${url}/api/sync`, { headers });
    const { runs } = (await reply.json()) as { runs: { id: string; state: string }[] };
    const ended = runs.find(({ id }) => id === run.id);
    if (ended?.state === 'done') return;
    if (ended) throw new Error(`The sync ended as ${ended.state}.`);
    await wait(100);
  }
}

async function signIn(databaseUrl: string): Promise<string> {
  const db = await openDatabase(databaseUrl);
  const person = await addUser(db, {
    id: randomUUID(),
    name: 'Ada Admin',
    email: `${randomUUID()}@example.org`,
    password: '',
    isAdmin: true,
    isActive: true,
    createdAt: Date.now(),
  });
  const token = await startSession(db, person, 'bench', Date.now());
  await db.destroy();
  return `session=${token}`;
}
