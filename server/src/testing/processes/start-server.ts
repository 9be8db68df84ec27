import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../databases/postgres-server.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
/** As `npm start` runs it. */
const NODE_FLAGS = ['--max-semi-space-size=2'];
const { PATH, NODE_COMPILE_CACHE } = process.env;
const LOOK_EVERY_MS = 20;

export interface Program {
  pid: number;
  /** All that it has said, and what of it was on the standard error. */
  said: { all: string; err: string };
  ended: Promise<number | null>;
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface Server extends Program {
  url: string;
  port: number;
}

export interface ServerOptions {
  databaseUrl: string;
  environment?: Record<string, string>;
  /** A command that runs the one which follows it. */
  through?: string[];
}

/** Runs the program in a process and a folder of its own, until the test ends. */
export function runServer(environment: Record<string, string>, through: string[] = []): Program {
  const [command, ...args] = [...through, process.execPath, ...NODE_FLAGS, MAIN];
  const child = spawn(command, args, {
    cwd: mkdtempSync(join(tmpdir(), 'assembly-run-')),
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { all: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.all += text;
    said.err += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const kill = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  onTestFinished(async () => void (await kill('SIGKILL')));
  return { pid: child.pid ?? 0, said, ended, kill };
}

/** The real program, no demo, once it is ready. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: `${port}`,
    PUBLIC_URL: url,
    DATABASE_URL: options.databaseUrl,
    ...options.environment,
  };
  const program = runServer(environment, options.through);
  let hasEnded = false;
  void program.ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return { ...program, url, port };
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`It ended: ${program.said.all}`);
}
