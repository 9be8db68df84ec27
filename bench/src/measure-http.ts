import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startBare } from './bare.ts';
import { type Figure, median, times } from './figures.ts';
import { filledWithEvents } from './fill.ts';
import { type Load, load } from './load.ts';
import { startServer } from './server.ts';

/** Short and in turn, so that whatever else the machine does falls on both. */
const ROUNDS = 9;
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
        theirs.push(await load(bare.url, bare.pid, headers, 200));
        ours.push(await load(address, server.pid, asked, status));
      }
      const rate = (loads: Load[]) => median(loads.map((one) => one.rate));
      const cpu = (loads: Load[]) => median(loads.map((one) => one.cpuMicros));
      const share = rate(ours) / rate(theirs);
      figures.push({
        what: `Signed-in \`GET /api/events\` answered ${status} (${status === 200 ? `${bytes.length} bytes` : 'no body'}), requests a second`,
        measured: `${Math.round(rate(ours))}, ${times(share)}; processor a request ${times(cpu(theirs) / cpu(ours))}`,
        against: `${Math.round(rate(theirs))} by a bare node:http server that sends the bytes`,
        limit: `at least ${times(LEAST[status])}`,
        holds: share >= LEAST[status],
      });
    }
    return figures;
  } finally {
    await bare.stop();
    await server.stop();
  }
}

/** As they go over the line. */
async function bytesOf(address: string, headers: Record<string, string>): Promise<Buffer> {
  const [response] = await once(get(address, { headers }), 'response');
  return await buffer(response);
}
