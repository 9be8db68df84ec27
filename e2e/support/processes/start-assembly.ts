import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ScriptProcess, spawnScript } from './spawn-script.ts';

export const SERVER = 'server/src/main.ts';

export interface Assembly {
  url: string;
  databaseUrl: string;
  /** The server's working directory; `data/` is below it. */
  folder: string;
  output: () => string;
  /** Resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export interface StartOptions {
  environment?: Record<string, string>;
  folder?: string;
  port?: number;
  /** From the root of the project. */
  script?: string;
  /** Called as soon as the process exists, before it answers. */
  onSpawn?: (script: ScriptProcess) => void;
}

export const makeFolder = () => mkdtempSync(join(tmpdir(), 'assembly-e2e-'));

/** Starts the server in its own process, as the demo unless the environment says otherwise. */
export async function startAssembly(options: StartOptions = {}): Promise<Assembly> {
  const folder = options.folder ?? makeFolder();
  const port = options.port ?? (await findFreePort());
  const databaseUrl = options.environment?.DATABASE_URL ?? `file:${join(folder, 'assembly.db')}`;
  const script = spawnScript([options.script ?? SERVER], folder, {
    PORT: `${port}`,
    DATABASE_URL: databaseUrl,
    ...options.environment,
  });
  options.onSpawn?.(script);
  const url = `http://localhost:${port}`;
  await waitUntilReady(`${url}/readyz`, script);
  return {
    url,
    databaseUrl,
    folder,
    output: () => script.output,
    stop: async (signal = 'SIGTERM') => {
      script.process.kill(signal);
      return script.ended;
    },
  };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function waitUntilReady(address: string, script: ScriptProcess): Promise<void> {
  for (;;) {
    if (script.process.exitCode !== null) throw new Error(`The server exited:\n${script.output}`);
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
