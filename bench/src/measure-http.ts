import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@assembly/server/testing/postgres-server';
import { type Figure, median, times } from './figures.ts';
import { filledWithEvents } from './fill.ts';
import { type Load, load } from './load.ts';
import { startServer } from './server.ts';

const ROUNDS = 3;
const LEAST = { 200: 0.6, 304: 0.8 };

/** Signed-in readers of the events, against a server that only sends the same bytes. */
export async function measureHttp(): Promise<Figure[]> {
  const databaseUrl = await filledWithEvents(200);
  const server = await startServer(databaseUrl, {});
  const address = `${server.url}/api/events`;
  const headers = { cookie: server.headers.cookie ?? '', 'accept-encoding': 'br' };
  const reply = await fetch(address, { headers });
  const etag = reply.headers.get('etag') ?? '';
  const bytes = await bytesOf(address, headers);
  const bare = await startBare(databaseUrl, bytes, etag);
  try {
    const figures: Figure[] = [];
    for (const status of [200, 304] as const) {
      const asked = status === 304 ? { ...headers, 'if-none-match': etag } : headers;
      const ours: Load[] = [];
      const theirs: Load[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        theirs.push(await load(bare.url, bare.pid, asked, status));
        ours.push(await load(address, server.pid, asked, status));
      }
      const rate = (loads: Load[]) => median(loads.map((one) => one.rate));
      const cpu = (loads: Load[]) => median(loads.map((one) => one.cpuMicros));
      const share = rate(ours) / rate(theirs);
      figures.push({
        what: `Signed-in \`GET /api/events\` answered ${status} (${status === 200 ? `${bytes.length} bytes` : 'no body'}), requests a second`,
        measured: `${Math.round(rate(ours))}, ${times(share)}; processor a request ${times(cpu(theirs) / cpu(ours))}`,
        against: `${Math.round(rate(theirs))} by a bare node:http server`,
        limit: `at least ${times(LEAST[status])}`,
        holds: share >= LEAST[status],
      });
    }
    return figures;
  } finally {
    bare.stop();
    await server.stop();
  }
}

/** As they go over the line. */
async function bytesOf(address: string, headers: Record<string, string>): Promise<Buffer> {
  const { get } = await import('node:http');
  const { buffer } = await import('node:stream/consumers');
  const [response] = await once(get(address, { headers }), 'response');
  return await buffer(response);
}

async function startBare(databaseUrl: string, bytes: Buffer, etag: string) {
  const port = await freePort();
  const file = `${databaseUrl.slice('file:'.length)}.body`;
  writeFileSync(file, bytes);
  const script = join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [script, String(port), file, etag], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}
