import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface Assembly {
  url: string;
  databaseUrl: string;
  /** A folder of its own, in which it runs: `data/` is below it. */
  folder: string;
  output: () => string;
  /** Resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface Options {
  environment?: Record<string, string>;
  folder?: string;
  port?: number;
  /** Told of the process as soon as there is one, whether or not it comes to answer. */
  onRun?: (started: Run) => void;
}

/** Starts the real program in a process of its own, the demo unless told otherwise, and waits until it answers. */
export async function startAssembly(options: Options = {}): Promise<Assembly> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'assembly-e2e-'));
  const port = options.port ?? (await freePort());
  const databaseUrl = options.environment?.DATABASE_URL ?? `file:${join(folder, 'assembly.db')}`;
  const started = run(['server/src/main.ts'], folder, {
    PORT: `${port}`,
    DATABASE_URL: databaseUrl,
    ...options.environment,
  });
  options.onRun?.(started);
  const url = `http://localhost:${port}`;
  await answers(`${url}/readyz`, started);
  return {
    url,
    databaseUrl,
    folder,
    output: () => started.output,
    stop: async (signal = 'SIGTERM') => {
      started.process.kill(signal);
      return started.ended;
    },
  };
}

export interface Run {
  process: ChildProcess;
  output: string;
  ended: Promise<number | null>;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Runs a file of the project on the Node that runs the tests, with nothing of this environment but where to look. */
export function run(args: string[], folder: string, environment: Record<string, string>): Run {
  const [file = '', ...rest] = args;
  const child = spawn(process.execPath, [join(root, file), ...rest], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started: Run = {
    process: child,
    output: '',
    ended: new Promise((resolve) => {
      child.once('close', (code) => resolve(code));
    }),
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      started.output += chunk.toString();
    });
  }
  return started;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(address: string, started: Run): Promise<void> {
  for (;;) {
    if (started.process.exitCode !== null) throw new Error(`It ended:\n${started.output}`);
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
