import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ResourceUsage } from './resource-usage.ts';
import { stopWithBench } from './stop-with-bench.ts';

export interface Load {
  url: string;
  /** Requested in this order, again and again. */
  paths: string[];
  headers: Record<string, string>;
  /** With more than one, each request is made with the next. */
  cookies: string[];
  seconds: number;
}

export interface LoadResult {
  requests: number;
  /** Processor time of the server, user and system, for each request. */
  cpuMicros: number;
}

/** Loads one server from another process, and divides the server's processor time by the requests it answered. */
export async function generateLoad(
  server: { readUsage: () => Promise<ResourceUsage> },
  load: Load,
  expectedStatus: number,
): Promise<LoadResult> {
  const before = await server.readUsage();
  const statuses = await runClient(load);
  const after = await server.readUsage();
  const requests = statuses[String(expectedStatus)]?.count ?? 0;
  if (Object.keys(statuses).length !== 1 || requests === 0) {
    throw new Error(`Expected only ${expectedStatus}, but got ${JSON.stringify(statuses)}.`);
  }
  return { requests, cpuMicros: (after.cpuMicros - before.cpuMicros) / requests };
}

async function runClient(load: Load): Promise<Record<string, { count: number }>> {
  const script = join(import.meta.dirname, 'load-client.ts');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  stopWithBench(child);
  child.stdin.end(JSON.stringify(load));
  return (await json(child.stdout)) as Record<string, { count: number }>;
}
