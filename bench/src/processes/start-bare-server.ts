import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@assembly/server/testing/processes/free-port';
import { type MeasuredProcess, startMeasured } from './resource-usage.ts';

export interface BareServer extends MeasuredProcess {
  url: string;
}

/** Starts `bare-server.ts`, which sends these bytes to every client. */
export async function startBareServer(body: Buffer, etag: string): Promise<BareServer> {
  const port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), 'assembly-bench-')), 'body');
  writeFileSync(file, body);
  const script = join(import.meta.dirname, 'bare-server.ts');
  const server = await startMeasured([script, String(port), file, etag], { env: process.env });
  return { ...server, url: `http://127.0.0.1:${port}` };
}
