import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
/** As in `npm start`. */
const NODE_FLAGS = ['--max-semi-space-size=4'];
const { PATH, NODE_COMPILE_CACHE } = process.env;
const POLL_MS = 20;
const PORTS_TRIED = 3;

export interface ServerProcess {
  pid: number;
  output: { all: string; stderr: string };
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  kill: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface Server extends ServerProcess {
  url: string;
  port: number;
}

export interface ServerOptions {
  databaseUrl: string;
  environment?: Record<string, string>;
  /** A command that runs the command that follows it, such as `unshare`. */
  wrapper?: string[];
  onEnd?: OnEnd;
}

/** Registers what is to be done at the end: of the test, unless several tests share it. */
export type OnEnd = (cleanUp: () => Promise<void>) => void;

/** Runs the server in a process and a folder of its own until the end. */
export function runServer(
  environment: Record<string, string>,
  wrapper: string[] = [],
  onEnd: OnEnd = onTestFinished,
): ServerProcess {
  const [command, ...args] = [...wrapper, process.execPath, ...NODE_FLAGS, MAIN];
  const child = spawn(command, args, {
    cwd: mkdtempSync(join(tmpdir(), 'assembly-run-')),
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { all: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.all += text;
    output.stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const kill = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  onEnd(async () => void (await kill('SIGKILL')));
  return { pid: child.pid ?? 0, output, ended, kill };
}

/** Starts the server, without the demo, and resolves once it is ready. */
export async function startServer(options: ServerOptions): Promise<Server> {
  let output = '';
  for (let tried = 0; tried < PORTS_TRIED; tried += 1) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      PORT: `${port}`,
      PUBLIC_URL: url,
      DATABASE_URL: options.databaseUrl,
      ...options.environment,
    };
    const server = runServer(environment, options.wrapper, options.onEnd);
    if (await isReady(url, server.ended)) return { ...server, url, port };
    output = server.output.all;
    if (!output.includes(`Port ${port} `)) break;
  }
  throw new Error(`The server did not start: ${output}`);
}

/** False when the process has ended before it was ready. */
async function isReady(url: string, ended: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return true;
    await wait(POLL_MS);
  }
  return false;
}
