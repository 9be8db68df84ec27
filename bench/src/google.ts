import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentFor } from '@assembly/sandbox/environment';
import { freePort } from '@assembly/server/testing/databases/postgres-server';
import { endWithBench } from './end-with-bench.ts';

export interface BenchGoogle {
  url: string;
  /** The variables that point Assembly at it. */
  environment: Record<string, string>;
  control: (method: string, path: string, body: unknown) => Promise<void>;
  stop: () => Promise<void>;
}

/** The sandbox in a process of its own, so that what it costs is not counted as ours. */
export async function startGoogle(): Promise<BenchGoogle> {
  const port = await freePort();
  const child = spawn(process.execPath, ['sandbox/src/main.ts', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithBench(child);
  await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    environment: environmentFor({ tokenUrl: `${url}/token`, apiUrl: url }),
    async control(method, path, body) {
      const reply = await fetch(`${url}/control/${path}`, { method, body: JSON.stringify(body) });
      if (!reply.ok) throw new Error(`The sandbox refused ${path}: ${await reply.text()}`);
      await reply.arrayBuffer();
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
