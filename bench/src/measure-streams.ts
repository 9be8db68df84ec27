import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { startSession } from '@assembly/server/auth/sessions';
import { openDatabase } from '@assembly/server/store/database/open-database';
import { addUser } from '@assembly/server/store/people/users';
import { type Figure, mb, ms } from './figures.ts';
import { freshFile } from './measure-sync.ts';
import { type BenchServer, startServer } from './server.ts';

const STREAMS = 2000;
const STREAMS_PER_SESSION = 10;
const WRITES = 10;
const LAST_TOLD_MOST_MS = 250;
const MEMORY_MOST_MB = 250;

/** Two thousand administrators' pages are open; each approval is told to all of them. */
export async function measureStreams(): Promise<Figure[]> {
  const databaseUrl = freshFile();
  const cookies = await signInMany(databaseUrl);
  const pending = await addPending(databaseUrl);
  const server = await startServer(databaseUrl, {});
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const streams: Stream[] = [];
  try {
    for (let at = 0; at < STREAMS; at += 1) {
      const cookie = cookies[at % cookies.length] ?? '';
      streams.push(await openStream(server, agent, cookie));
    }
    const took: number[] = [];
    for (const id of pending) took.push(await approve(server, id, streams));
    const slowest = Math.max(...took);
    return [
      {
        what: `The last of ${STREAMS.toLocaleString('en')} readers is told of a write (slowest of ${WRITES})`,
        measured: ms(slowest),
        against: 'the moment the write was asked for',
        limit: ms(LAST_TOLD_MOST_MS),
        holds: slowest < LAST_TOLD_MOST_MS,
      },
      {
        what: `Most memory of the server with ${STREAMS.toLocaleString('en')} streams`,
        measured: mb(server.mostMemoryMb()),
        against: '',
        limit: mb(MEMORY_MOST_MB),
        holds: server.mostMemoryMb() < MEMORY_MOST_MB,
      },
    ];
  } finally {
    for (const { response } of streams) response.destroy();
    await server.stop();
  }
}

interface Stream {
  response: IncomingMessage;
  onTold: () => void;
}

async function openStream(server: BenchServer, agent: Agent, cookie: string): Promise<Stream> {
  const request = get(`${server.url}/api/live`, { agent, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A stream was answered ${response.statusCode}.`);
  const stream: Stream = { response, onTold: () => {} };
  response.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('event: users')) stream.onTold();
  });
  return stream;
}

/** From the request to the last reader's frame. */
async function approve(server: BenchServer, id: string, streams: Stream[]): Promise<number> {
  const { promise: allTold, resolve } = Promise.withResolvers<void>();
  const waiting = new Set(streams);
  for (const stream of streams) {
    stream.onTold = () => {
      waiting.delete(stream);
      if (waiting.size === 0) resolve();
    };
  }
  const startedAt = performance.now();
  const reply = await fetch(`${server.url}/api/users/${id}/approve`, {
    method: 'POST',
    headers: server.headers,
  });
  if (!reply.ok) throw new Error(`The approval was answered ${reply.status}.`);
  await allTold;
  return performance.now() - startedAt;
}

async function signInMany(databaseUrl: string): Promise<string[]> {
  const db = await openDatabase(databaseUrl);
  const cookies: string[] = [];
  for (let at = 0; at < STREAMS / STREAMS_PER_SESSION; at += 1) {
    const user = await addUser(db, person({ isAdmin: true, isActive: true }));
    cookies.push(`session=${await startSession(db, user, 'bench', Date.now())}`);
  }
  await db.destroy();
  return cookies;
}

async function addPending(databaseUrl: string): Promise<string[]> {
  const db = await openDatabase(databaseUrl);
  const ids: string[] = [];
  for (let at = 0; at < WRITES; at += 1) {
    ids.push((await addUser(db, person({ isAdmin: false, isActive: false }))).id);
  }
  await db.destroy();
  return ids;
}

function person(is: { isAdmin: boolean; isActive: boolean }) {
  return {
    id: randomUUID(),
    name: 'Ruth Moab',
    email: `${randomUUID()}@example.org`,
    password: '',
    createdAt: Date.now(),
    ...is,
  };
}
