import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '@assembly/contract/endpoints/endpoint';
import { followChanges } from '@assembly/contract/endpoints/session';
import { approveUser } from '@assembly/contract/endpoints/users';
import { openDatabase } from '@assembly/server/store/database/open-database';
import { addUser } from '@assembly/server/testing/fixtures/stored-users';
import {
  type Figure,
  formatCount,
  formatKb,
  formatMb,
  formatMicros,
  formatMs,
  NO_LIMIT,
} from '../figure.ts';
import { type App, startApp } from '../processes/start-app.ts';
import { addMembers, newPerson } from '../seed-database.ts';
import { tempDatabaseUrl } from '../temp-database.ts';

const STREAMS = 2000;
const WRITES = 10;
const IDLE_MS = 10_000;
const MAX_NOTIFY_MS = 250;
const MAX_MEMORY_MB = 250;

interface Stream {
  response: IncomingMessage;
  onChange: () => void;
}

/** Two thousand administrators have a page open, each with a session of their own; each approval is pushed to all. */
export async function measureLiveStreams(): Promise<Figure[]> {
  const databaseUrl = tempDatabaseUrl();
  const cookies = await addMembers(databaseUrl, STREAMS, { isAdmin: true });
  const pendingIds = await addPendingAccounts(databaseUrl);
  const app = await startApp(databaseUrl, {});
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const streams: Stream[] = [];
  try {
    const started = await app.readUsage();
    for (const cookie of cookies) streams.push(await openStream(app, agent, cookie));
    const opened = await app.readUsage();
    await wait(IDLE_MS);
    const idle = await app.readUsage();
    const tookMs: number[] = [];
    for (const id of pendingIds) tookMs.push(await approve(app, id, streams));
    const pushed = await app.readUsage();
    const slowest = Math.max(...tookMs);
    const scaling = {
      serverMb: started.memoryMb,
      streamKb: ((idle.memoryMb - started.memoryMb) * 1024) / STREAMS,
      openStreamMicros: (opened.cpuMicros - started.cpuMicros) / STREAMS,
      idleStreamMicrosPerSecond: (idle.cpuMicros - opened.cpuMicros) / STREAMS / (IDLE_MS / 1000),
      pushMicros: (pushed.cpuMicros - idle.cpuMicros) / WRITES / STREAMS,
    };
    return [
      {
        name: `Time until the last of ${formatCount(STREAMS)} open pages receives a change (slowest of ${WRITES})`,
        measured: formatMs(slowest),
        comparedWith: 'from the request that makes the change',
        limit: formatMs(MAX_NOTIFY_MS),
        isWithinLimit: slowest < MAX_NOTIFY_MS,
      },
      {
        name: `Peak memory of the server with ${formatCount(STREAMS)} open streams`,
        measured: formatMb(pushed.peakMemoryMb),
        comparedWith: `${formatMb(started.memoryMb)} with none`,
        limit: formatMb(MAX_MEMORY_MB),
        isWithinLimit: pushed.peakMemoryMb < MAX_MEMORY_MB,
      },
      {
        name: 'Memory of an open stream',
        measured: formatKb(scaling.streamKb),
        comparedWith: '',
        ...NO_LIMIT,
      },
      {
        name: 'Processor time to open a stream',
        measured: formatMicros(scaling.openStreamMicros),
        comparedWith: '',
        ...NO_LIMIT,
      },
      {
        name: 'Processor time of an idle stream, per second',
        measured: formatMicros(scaling.idleStreamMicrosPerSecond),
        comparedWith: 'heartbeats, and a check each second that its session is still valid',
        ...NO_LIMIT,
      },
      {
        name: 'Processor time to push one change to one stream',
        measured: formatMicros(scaling.pushMicros),
        comparedWith: 'including the write itself',
        ...NO_LIMIT,
        scaling,
      },
    ];
  } finally {
    for (const { response } of streams) response.destroy();
    await app.stop();
  }
}

async function openStream(app: App, agent: Agent, cookie: string): Promise<Stream> {
  const request = get(app.url + followChanges.path, { agent, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) {
    throw new Error(`A stream was answered with ${response.statusCode}.`);
  }
  const stream: Stream = { response, onChange: () => {} };
  response.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('event: users')) stream.onChange();
  });
  return stream;
}

/** Returns the milliseconds from the request until the last stream has received the change. */
async function approve(app: App, id: string, streams: Stream[]): Promise<number> {
  const { promise: allReceived, resolve } = Promise.withResolvers<void>();
  const waiting = new Set(streams);
  for (const stream of streams) {
    stream.onChange = () => {
      waiting.delete(stream);
      if (waiting.size === 0) resolve();
    };
  }
  const startedAt = performance.now();
  const reply = await fetch(app.url + addressOf(approveUser, { params: { id } }), {
    method: 'POST',
    headers: app.headers,
  });
  if (!reply.ok) throw new Error(`The approval was answered with ${reply.status}.`);
  await allReceived;
  return performance.now() - startedAt;
}

async function addPendingAccounts(databaseUrl: string): Promise<string[]> {
  const db = await openDatabase(databaseUrl);
  const ids: string[] = [];
  for (let index = 0; index < WRITES; index += 1) {
    ids.push((await addUser(db, newPerson({ isActive: false }))).id);
  }
  await db.destroy();
  return ids;
}
