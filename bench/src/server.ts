import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { startSession } from '@assembly/server/auth/sessions';
import { openDatabase } from '@assembly/server/store/open-database';
import { addUser } from '@assembly/server/store/users';
import { freePort } from '@assembly/server/testing/postgres-server';

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
  // Whatever ends the bench ends what it started.
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  return {
    url,
    pid: child.pid ?? 0,
    headers: { cookie, origin: url },
    memoryMb: () => memoryOf(child, 'VmRSS'),
    mostMemoryMb: () => memoryOf(child, 'VmHWM'),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
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

/** As Linux counts it. */
function memoryOf({ pid }: ChildProcess, kind: 'VmRSS' | 'VmHWM'): number {
  const [, kb] =
    new RegExp(`${kind}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
