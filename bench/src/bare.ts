import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@assembly/server/testing/databases/postgres-server';
import { endWithBench } from './end-with-bench.ts';
import { memoryOf } from './memory.ts';

export interface BareServer {
  url: string;
  pid: number;
  memoryMb: () => number;
  stop: () => Promise<void>;
}

/** Starts `bare-server`, which sends these bytes to whoever asks. */
export async function startBare(
  databaseUrl: string,
  bytes: Buffer,
  etag: string,
): Promise<BareServer> {
  const port = await freePort();
  const file = `${databaseUrl.slice('file:'.length)}.body`;
  writeFileSync(file, bytes);
  const script = join(import.meta.dirname, 'bare-server.ts');
  const child: ChildProcess = spawn(process.execPath, [script, String(port), file, etag], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endWithBench(child);
  if (child.stdout) await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    memoryMb: () => memoryOf(child.pid, 'VmRSS'),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
