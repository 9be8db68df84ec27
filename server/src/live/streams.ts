import type { ServerResponse } from 'node:http';
import { LIVE_HEARTBEAT_MS, SECOND_MS } from '@assembly/contract/limits';
import { findActiveSessions } from '../store/users/sessions.ts';
import type { Change } from './change-feed.ts';
import type { ConnectionDependencies } from './downloads.ts';
import { createPoller } from './poller.ts';

interface Stream {
  sessionId: string;
  userId: string;
  isAdmin: boolean;
  response: ServerResponse;
}

const SESSION = 'event: session\ndata: {}\n\n';
/** What was missed is not replayed: the client refetches everything, which is rarely more than a few 304 replies. */
const RESYNC = 'event: resync\ndata: {}\n\n';
const ADMIN_TOPICS = new Set(['users', 'sync', 'settings']);
/** A client with more unsent data is disconnected; it reconnects and refetches. */
const MAX_BEHIND_BYTES = 64 * 1024;
const MAX_STREAMS_PER_SESSION = 10;
const CLOSE_TIMEOUT_MS = 5 * SECOND_MS;
/** Detects what no feed reports, too: an expired session, or a change made by another program. */
const POLL_MS = 1 * SECOND_MS;

/** Without an id, browsers would not send `Last-Event-ID`, which tells a reconnect from a first connection. */
const HELLO = 'retry: 2000\nid: open\n\n';

export type Streams = ReturnType<typeof createStreams>;

/** The open event streams. All share one heartbeat timer. */
export function createStreams({ db, changes, now, onError }: ConnectionDependencies) {
  const streams = new Set<Stream>();
  const poller = createPoller(POLL_MS, checkSessions, onError);

  async function checkSessions() {
    if (streams.size === 0) return;
    const ids = new Set([...streams].map(({ sessionId }) => sessionId));
    const active = await findActiveSessions(db, [...ids], now());
    for (const stream of streams) {
      const session = active.get(stream.sessionId);
      // Streams opened during this query are checked in the next round.
      if (!ids.has(stream.sessionId) || session?.isAdmin === stream.isAdmin) continue;
      // Drop the cached session before the client learns that it changed or ended.
      changes.publishLocally({ topic: 'session', userId: stream.userId });
      if (session) stream.isAdmin = session.isAdmin;
      else end(stream, SESSION);
    }
  }

  function send(stream: Stream, text: string) {
    if (stream.response.writableLength > MAX_BEHIND_BYTES) stream.response.destroy();
    else stream.response.write(text);
  }

  /** Removes the stream first, because writing after the end throws. A client that does not read is disconnected. */
  function end(stream: Stream, lastFrame = '') {
    streams.delete(stream);
    stream.response.socket?.setTimeout(CLOSE_TIMEOUT_MS);
    stream.response.end(lastFrame);
  }

  function publish({ topic, userId }: Change) {
    const frame = `event: ${topic}\ndata: {}\n\n`;
    for (const stream of streams) {
      if (topic === 'session' && stream.userId !== userId) continue;
      if (!ADMIN_TOPICS.has(topic) || stream.isAdmin) send(stream, frame);
    }
    if (topic === 'session' || topic === 'resync') poller.poll();
  }

  changes.subscribeAfterAll(publish);
  const heartbeat = setInterval(() => {
    for (const stream of streams) send(stream, ': beat\n\n');
  }, LIVE_HEARTBEAT_MS);

  return {
    open(stream: Stream, isReconnect: boolean) {
      // The client disconnected during the session lookup: there will be no 'close' event.
      if (stream.response.destroyed) return;
      const own = [...streams].filter((other) => other.sessionId === stream.sessionId);
      for (const old of own.slice(0, Math.max(0, own.length - MAX_STREAMS_PER_SESSION + 1)))
        end(old);
      streams.add(stream);
      stream.response.on('close', () => streams.delete(stream));
      send(stream, HELLO);
      if (isReconnect) send(stream, RESYNC);
    },
    count: () => streams.size,
    async close() {
      clearInterval(heartbeat);
      for (const stream of streams) end(stream);
      await poller.close();
    },
  };
}
