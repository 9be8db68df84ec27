import { setTimeout as wait } from 'node:timers/promises';
import { getDocumentContent, listEvents } from '@assembly/contract/endpoints/content';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { listAnnouncements, listDocuments } from '@assembly/contract/endpoints/library';
import { listSnapshots, restoreSnapshot } from '@assembly/contract/endpoints/sync';
import { type Figure, formatMb, formatMs, quantile } from '../figure.ts';
import { type App, runSync, startApp } from '../processes/start-app.ts';
import type { SandboxProcess } from '../processes/start-sandbox.ts';
import { tempDatabaseUrl } from '../temp-database.ts';
import { LARGE_SOURCES, MAX_SYNC_MEMORY_MB } from './measure-sync.ts';

const READERS = 3;
const REQUEST_EVERY_MS = 60;
const WARM_UP_MS = 1000;
const AT_REST_MS = 4000;
const MAX_ADDED_MS = 100;
const LARGE_FILE_BYTES = 1024 ** 3;
const SMALL_FILE_BYTES = 32 * 1024 ** 2;
const MAX_ADDED_MB = 50;
const PATHS = [
  listEvents.path,
  `${listEvents.path}?page=300`,
  listAnnouncements.path,
  listDocuments.path,
];

interface Latency {
  /** From sending the request. */
  replyMs: number;
  /**
   * From when the request was due. A reader that waits for a slow reply sends fewer requests in that time, so that
   * `replyMs` alone hides how long a server stalls.
   */
  sinceScheduledMs: number;
}

/** Latency at rest, while a sync replaces everything, and while a snapshot is restored; then memory while a file of 1 GB is opened. */
export async function measureReaderLatency(sandbox: SandboxProcess): Promise<Figure[]> {
  await sandbox.control('POST', 'generate', LARGE_SOURCES);
  const app = await startApp(tempDatabaseUrl(), sandbox.environment);
  try {
    await runSync(app);
    await readUntil(app, wait(WARM_UP_MS));
    const atRest = await readUntil(app, wait(AT_REST_MS));
    await sandbox.control('PUT', 'now', { now: Date.now() + 60_000 });
    await sandbox.control('POST', 'generate', LARGE_SOURCES);
    const duringSync = await readUntil(app, runSync(app));
    await sandbox.control('PUT', 'now', { now: null });
    const duringRestore = await readUntil(app, restoreEvents(app));
    const { peakMemoryMb } = await app.readUsage();
    return [
      compare('a sync changes everything', duringSync, atRest),
      compare(`a snapshot of ${LARGE_SOURCES.events} events is restored`, duringRestore, atRest),
      {
        name: 'Peak memory of the server during syncs',
        measured: formatMb(peakMemoryMb),
        comparedWith: '',
        limit: formatMb(MAX_SYNC_MEMORY_MB),
        isWithinLimit: peakMemoryMb < MAX_SYNC_MEMORY_MB,
      },
      await measureLargeFile(sandbox, app),
    ];
  } finally {
    await app.stop();
  }
}

function compare(during: string, busy: Latency[], atRest: Latency[]): Figure {
  const replyP99 = (all: Latency[]) =>
    quantile(
      all.map(({ replyMs }) => replyMs),
      0.99,
    );
  const delays = busy.map(({ sinceScheduledMs }) => sinceScheduledMs);
  const slowest = Math.max(...busy.map(({ replyMs }) => replyMs));
  return {
    name: `99th percentile of latency while ${during} (${busy.length} requests)`,
    measured: `${formatMs(replyP99(busy))}; slowest ${formatMs(slowest)}; 99th percentile from the scheduled time ${formatMs(quantile(delays, 0.99))}`,
    comparedWith: `${formatMs(replyP99(atRest))} at rest`,
    limit: `${formatMs(MAX_ADDED_MS)} more`,
    isWithinLimit: replyP99(busy) - replyP99(atRest) < MAX_ADDED_MS,
  };
}

/** Restores the snapshot from before the last sync run, in which every event changed. */
async function restoreEvents({ url, headers }: App): Promise<void> {
  const reply = await fetch(url + listSnapshots.path, { headers });
  const { items } = (await reply.json()) as { items: { id: string; source: string }[] };
  const latest = items.find(({ source }) => source === 'events');
  const restored = await fetch(
    url + addressOf(restoreSnapshot, { params: { id: latest?.id ?? '' } }),
    {
      method: 'POST',
      headers,
    },
  );
  if (!restored.ok) throw new Error(`The restore was answered with ${restored.status}.`);
}

/** Latencies of a few readers who request pages on a fixed schedule until `done`. */
async function readUntil(app: App, done: Promise<unknown>): Promise<Latency[]> {
  const latencies: Latency[] = [];
  let isDone = false;
  const ending = done.finally(() => {
    isDone = true;
  });
  const startedAt = performance.now();
  const read = async (reader: number) => {
    for (let index = 0; !isDone; index += 1) {
      const scheduledAt = startedAt + (index + reader / READERS) * REQUEST_EVERY_MS;
      await wait(Math.max(0, scheduledAt - performance.now()));
      const sentAt = performance.now();
      await readPage(app, PATHS[(index + reader) % PATHS.length] ?? '');
      const now = performance.now();
      latencies.push({ replyMs: now - sentAt, sinceScheduledMs: now - scheduledAt });
    }
  };
  await Promise.all([ending, ...Array.from({ length: READERS }, (_, reader) => read(reader))]);
  return latencies;
}

async function readPage({ url, headers }: App, path: string): Promise<void> {
  const reply = await fetch(url + path, { headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`A reader was answered with ${reply.status}.`);
}

async function measureLargeFile(sandbox: SandboxProcess, app: App): Promise<Figure> {
  const reply = await fetch(app.url + listDocuments.path, { headers: app.headers });
  const { items } = (await reply.json()) as { items: { id: string }[] };
  const putFile = (id: string, patternSize: number) =>
    sandbox.control('PUT', `drive/${id}`, {
      id,
      title: `${id}.wav`,
      mimeType: 'audio/wav',
      parents: [items[0]?.id],
      content: { patternSize },
    });
  await putFile('sermon', SMALL_FILE_BYTES);
  await putFile('service', LARGE_FILE_BYTES);
  await runSync(app);
  // The first file that is opened loads code; that memory is not counted.
  await openFile(app, 'sermon', SMALL_FILE_BYTES);
  const { memoryMb: before } = await app.readUsage();
  let peak = before;
  let isOpen = true;
  const opening = openFile(app, 'service', LARGE_FILE_BYTES).finally(() => {
    isOpen = false;
  });
  while (isOpen) {
    peak = Math.max(peak, (await app.readUsage()).memoryMb);
    await wait(50);
  }
  await opening;
  return {
    name: 'Memory of the server while a file of 1 GB is opened',
    measured: `${formatMb(peak - before)} more`,
    comparedWith: `${formatMb(before)} after a file of 32 MB`,
    limit: `${formatMb(MAX_ADDED_MB)} more`,
    isWithinLimit: peak - before < MAX_ADDED_MB,
  };
}

async function openFile({ url, headers }: App, id: string, size: number): Promise<void> {
  const reply = await fetch(url + addressOf(getDocumentContent, { params: { fileId: id } }), {
    headers,
  });
  let bytes = 0;
  for await (const chunk of reply.body ?? []) bytes += chunk.length;
  if (bytes !== size) throw new Error(`Received ${bytes} bytes of the file, expected ${size}.`);
}
