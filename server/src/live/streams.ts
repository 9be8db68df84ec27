import type { ServerResponse } from 'node:http';
import { LIVE_HEARTBEAT_MS, SECOND_MS } from '@assembly/contract/limits';
import type { Database } from '../store/database/tables.ts';
import type { Change, ChangeFeed } from './change-feed.ts';
import { createReplayBuffer } from './replay-buffer.ts';
import { type Reader, watchSessions } from './watch-sessions.ts';

interface Stream extends Reader {
  response: ServerResponse;
}

export interface Streams {
  open(stream: Stream, lastEventId: string | undefined): void;
  count(): number;
  close(): Promise<void>;
}

interface StreamParts {
  db: Database;
  feed: ChangeFeed;
  now: () => number;
  onError: (error: unknown) => void;
}

const SESSION = 'event: session\ndata: {}\n\n';
const RESYNC = 'event: resync\ndata: {}\n\n';
const FOR_ADMINS = new Set(['users', 'sync']);
/** A reader this far behind is cut; it comes back and catches up from the ring. */
const BEHIND_MOST_BYTES = 64 * 1024;
const STREAMS_PER_SESSION = 10;
const LAST_WORD_WAIT_MS = 5 * SECOND_MS;

/** Who is listening, and telling them. One frame is shared by all, one timer beats for all. */
export function createStreams({ db, feed, now, onError }: StreamParts): Streams {
  const streams = new Set<Stream>();
  const ring = createReplayBuffer();
  const roles = watchSessions<Stream>({
    db,
    feed,
    now,
    onError,
    readers: streams,
    onEnded(stream) {
      streams.delete(stream);
      // Whoever keeps the session in memory must forget it before the reader hears of its end.
      feed.publishLocally({ topic: 'session', userId: stream.userId });
      end(stream, SESSION);
    },
    onCertain: catchUp,
  });

  const mayHear = (stream: Stream, topic: string) => stream.isAdmin || !FOR_ADMINS.has(topic);

  function send(stream: Stream, text: string) {
    if (stream.response.writableLength > BEHIND_MOST_BYTES) stream.response.destroy();
    else stream.response.write(text);
  }

  /** Whatever is told after the last word would bring the process down, and who does not take that in is hung up on. */
  function end(stream: Stream, lastWord = '') {
    streams.delete(stream);
    stream.response.socket?.setTimeout(LAST_WORD_WAIT_MS);
    stream.response.end(lastWord);
  }

  function tell(change: Change) {
    if (change.topic === 'session') {
      for (const stream of streams) {
        if (stream.userId !== change.userId) continue;
        send(stream, SESSION);
        // They hear no frame until their role has been read anew, and then those they missed.
        roles.doubt(stream, ring.lastId());
      }
      roles.poll();
      return;
    }
    if (change.topic === 'resync') {
      for (const stream of streams) send(stream, RESYNC);
      roles.poll();
      return;
    }
    const frame = ring.add(change.topic);
    for (const stream of streams) {
      if (mayHear(stream, frame.topic) && !roles.isInDoubt(stream)) send(stream, frame.text);
    }
  }

  function catchUp(stream: Stream, lastEventId: string | undefined) {
    if (!lastEventId) return;
    const missed = ring.since(lastEventId);
    if (!missed) send(stream, RESYNC);
    for (const frame of missed ?? []) if (mayHear(stream, frame.topic)) send(stream, frame.text);
  }

  feed.subscribeAfterAll(tell);
  const beating = setInterval(() => {
    for (const stream of streams) send(stream, ': beat\n\n');
  }, LIVE_HEARTBEAT_MS);

  return {
    open(stream, lastEventId) {
      // Who has hung up while we looked up their session will not do so again.
      if (stream.response.destroyed) return;
      const own = [...streams].filter((other) => other.sessionId === stream.sessionId);
      for (const old of own.slice(0, Math.max(0, own.length - STREAMS_PER_SESSION + 1))) end(old);
      streams.add(stream);
      stream.response.on('close', () => {
        streams.delete(stream);
        roles.forget(stream);
      });
      send(stream, 'retry: 2000\n\n');
      catchUp(stream, lastEventId);
      send(stream, ring.mark());
    },
    count: () => streams.size,
    async close() {
      clearInterval(beating);
      for (const stream of streams) end(stream);
      await roles.close();
    },
  };
}
