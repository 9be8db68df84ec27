import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, mb, ms, quantile } from './figures.ts';
import type { BenchGoogle } from './google.ts';
import { freshFile, LARGE, MEMORY_MOST_MB } from './measure-sync.ts';
import { type BenchServer, startServer, syncOnce } from './server.ts';

const PEOPLE = 3;
const PAUSE_MS = 20;
const REST_MS = 4000;
const MORE_MOST_MS = 100;
const FILE_BYTES = 1024 ** 3;
const SMALL_FILE_BYTES = 32 * 1024 ** 2;
const FILE_MORE_MOST_MB = 50;
const ADDRESSES = ['/api/events', '/api/events?page=300', '/api/announcements', '/api/documents'];

/** Readers at rest, while a sync rewrites everything, and while an earlier state is put back; then a file of 1 GB. */
export async function measureReaders(google: BenchGoogle): Promise<Figure[]> {
  await google.control('POST', 'generate', LARGE);
  const server = await startServer(freshFile(), google.environment);
  try {
    await syncOnce(server);
    await readUntil(server, wait(1000));
    const rest = await readUntil(server, wait(REST_MS));
    await google.control('PUT', 'now', { now: Date.now() + 60_000 });
    await google.control('POST', 'generate', LARGE);
    const busy = await readUntil(server, syncOnce(server));
    await google.control('PUT', 'now', { now: null });
    const restoring = await readUntil(server, restoreEvents(server));
    const readers = [
      compareReaders('a sync changes everything', busy, rest),
      compareReaders(`${LARGE.events} events are put back`, restoring, rest),
    ];
    const memory: Figure = {
      what: 'Most memory of the server, syncs included',
      measured: mb(server.mostMemoryMb()),
      against: '',
      limit: mb(MEMORY_MOST_MB),
      holds: server.mostMemoryMb() < MEMORY_MOST_MB,
    };
    return [...readers, memory, await measureFile(google, server)];
  } finally {
    await server.stop();
  }
}

function compareReaders(during: string, busy: number[], rest: number[]): Figure {
  const more = quantile(busy, 0.99) - quantile(rest, 0.99);
  return {
    what: `Readers' 99th percentile while ${during} (${busy.length} requests, slowest ${ms(Math.max(...busy))})`,
    measured: ms(quantile(busy, 0.99)),
    against: `${ms(quantile(rest, 0.99))} at rest`,
    limit: `${ms(MORE_MOST_MS)} more`,
    holds: more < MORE_MOST_MS,
  };
}

/** The state before the last sync, of which nothing was the same. */
async function restoreEvents({ url, headers }: BenchServer): Promise<void> {
  const reply = await fetch(`${url}/api/sync/versions`, { headers });
  const { items } = (await reply.json()) as { items: { id: string; source: string }[] };
  const latest = items.find(({ source }) => source === 'events');
  const restored = await fetch(`${url}/api/sync/versions/${latest?.id}/restore`, {
    method: 'POST',
    headers,
  });
  if (!restored.ok) throw new Error(`Putting the events back was answered ${restored.status}.`);
}

/** A few people who read, pause and read on, until `done`. */
async function readUntil(server: BenchServer, done: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let isDone = false;
  const ending = done.finally(() => {
    isDone = true;
  });
  const read = async (person: number) => {
    for (let at = person; !isDone; at += 1) {
      took.push(await askOnce(server, ADDRESSES[at % ADDRESSES.length] ?? ''));
      await wait(PAUSE_MS);
    }
  };
  await Promise.all([ending, ...Array.from({ length: PEOPLE }, (_, person) => read(person))]);
  return took;
}

async function askOnce({ url, headers }: BenchServer, address: string): Promise<number> {
  const startedAt = performance.now();
  const reply = await fetch(`${url}${address}`, { headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`A reader was answered ${reply.status}.`);
  return performance.now() - startedAt;
}

async function measureFile(google: BenchGoogle, server: BenchServer): Promise<Figure> {
  const folders = await fetch(`${server.url}/api/documents`, { headers: server.headers });
  const { items } = (await folders.json()) as { items: { id: string }[] };
  const record = (id: string, patternSize: number) =>
    google.control('PUT', `drive/${id}`, {
      id,
      title: `${id}.wav`,
      mimeType: 'audio/wav',
      parents: [items[0]?.id],
      content: { patternSize },
    });
  await record('sermon', SMALL_FILE_BYTES);
  await record('service', FILE_BYTES);
  await syncOnce(server);
  // What opening any file takes for the first time is not the matter here.
  await openFile(server, 'sermon', SMALL_FILE_BYTES);
  const before = server.memoryMb();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, server.memoryMb());
  }, 50);
  await openFile(server, 'service', FILE_BYTES);
  clearInterval(watching);
  return {
    what: 'Memory of the server while a file of 1 GB is opened',
    measured: `${mb(most - before)} more`,
    against: `${mb(before)} after one of 32 MB`,
    limit: `${mb(FILE_MORE_MOST_MB)} more`,
    holds: most - before < FILE_MORE_MOST_MB,
  };
}

async function openFile({ url, headers }: BenchServer, id: string, size: number): Promise<void> {
  const reply = await fetch(`${url}/api/documents/${id}/content`, { headers });
  let bytes = 0;
  for await (const chunk of reply.body ?? []) bytes += chunk.length;
  if (bytes !== size) throw new Error(`Of the file came ${bytes} bytes.`);
}
