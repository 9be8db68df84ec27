import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentFor } from '@assembly/sandbox/environment';
import { freePort } from '@assembly/server/testing/processes/free-port';
import { stopWithBench } from './stop-with-bench.ts';

export interface SandboxProcess {
  url: string;
  /** The variables that point the app at it. */
  environment: Record<string, string>;
  control: (method: string, path: string, body: unknown) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the simulated Google in its own process, so that its cost is not counted as the app's. */
export async function startSandbox(): Promise<SandboxProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['sandbox/src/main.ts', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stopWithBench(child);
  await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    environment: environmentFor({ url }),
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
