import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { startSession } from '@assembly/server/auth/sessions';
import { openDatabase } from '@assembly/server/store/open-database';
import { addUser } from '@assembly/server/store/users';
import { freePort } from '@assembly/server/testing/postgres-server';

export interface BenchServer {
  url: string;
  headers: Record<string, string>;
  /** What its process holds now, in MB. */
  memoryMb: () => number;
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
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
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
    headers: { cookie, origin: url },
    memoryMb: () => memoryOf(child),
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

function memoryOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
