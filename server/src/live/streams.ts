import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { LIVE_HEARTBEAT_MS, SECOND_MS } from '@assembly/contract/limits';
import type { Database } from '../store/database/tables.ts';
import type { Change, ChangeFeed } from './change-feed.ts';
import { type Subscriber, watchSessions } from './watch-sessions.ts';

interface Stream extends Subscriber {
  response: ServerResponse;
}

interface StreamDependencies {
  db: Database;
  changes: ChangeFeed;
  now: () => number;
  onError: (error: unknown) => void;
}

const SESSION = 'event: session\ndata: {}\n\n';
const RESYNC = 'event: resync\ndata: {}\n\n';
const ADMIN_TOPICS = new Set(['users', 'sync', 'settings']);
/** A client with more unsent data is disconnected; it reconnects and catches up from the replay buffer. */
const MAX_BEHIND_BYTES = 64 * 1024;
const MAX_STREAMS_PER_SESSION = 10;
const CLOSE_TIMEOUT_MS = 5 * SECOND_MS;

/** The open event streams. All share one frame per change and one heartbeat timer. */
export function createStreams({ db, changes, now, onError }: StreamDependencies) {
  const streams = new Set<Stream>();
  const buffer = createReplayBuffer();
  const watcher = watchSessions<Stream>({
    db,
    changes,
    now,
    onError,
    subscribers: streams,
    onEnded(stream) {
      streams.delete(stream);
      // Drop the cached session before the client learns that it ended.
      changes.publishLocally({ topic: 'session', userId: stream.userId });
      end(stream, SESSION);
    },
    onRoleRead: catchUp,
  });

  const mayReceive = (stream: Stream, topic: string) => stream.isAdmin || !ADMIN_TOPICS.has(topic);

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

  function publish(change: Change) {
    if (change.topic === 'session') {
      for (const stream of streams) {
        if (stream.userId !== change.userId) continue;
        send(stream, SESSION);
        // Nothing more is sent until the role was read again; then the missed frames are.
        watcher.suspend(stream, buffer.lastId());
      }
      watcher.poll();
      return;
    }
    if (change.topic === 'resync') {
      for (const stream of streams) send(stream, RESYNC);
      watcher.poll();
      return;
    }
    const frame = buffer.add(change.topic);
    for (const stream of streams) {
      if (mayReceive(stream, frame.topic) && !watcher.isSuspended(stream)) send(stream, frame.text);
    }
  }

  function catchUp(stream: Stream, lastEventId: string | undefined) {
    if (!lastEventId) return;
    const missed = buffer.since(lastEventId);
    if (!missed) send(stream, RESYNC);
    for (const frame of missed ?? []) if (mayReceive(stream, frame.topic)) send(stream, frame.text);
  }

  changes.subscribeAfterAll(publish);
  const heartbeat = setInterval(() => {
    for (const stream of streams) send(stream, ': beat\n\n');
  }, LIVE_HEARTBEAT_MS);

  return {
    open(stream: Stream, lastEventId: string | undefined) {
      // The client disconnected during the session lookup: there will be no 'close' event.
      if (stream.response.destroyed) return;
      const own = [...streams].filter((other) => other.sessionId === stream.sessionId);
      for (const old of own.slice(0, Math.max(0, own.length - MAX_STREAMS_PER_SESSION + 1)))
        end(old);
      streams.add(stream);
      stream.response.on('close', () => {
        streams.delete(stream);
        watcher.forget(stream);
      });
      send(stream, 'retry: 2000\n\n');
      catchUp(stream, lastEventId);
      send(stream, buffer.idOnly());
    },
    count: () => streams.size,
    async close() {
      clearInterval(heartbeat);
      for (const stream of streams) end(stream);
      await watcher.close();
    },
  };
}

const MAX_FRAMES = 256;

interface Frame {
  number: number;
  topic: string;
  text: string;
}

/** The last frames sent, so that a client that reconnects misses nothing. */
export function createReplayBuffer() {
  // Distinguishes our ids from those of another process or from before a restart.
  const epoch = randomUUID().slice(0, 8);
  const frames: Frame[] = [];
  let last = 0;
  const lastId = () => `${epoch}-${last}`;
  return {
    add(topic: string): Frame {
      last += 1;
      const text = `id: ${lastId()}\nevent: ${topic}\ndata: {}\n\n`;
      const frame = { number: last, topic, text };
      frames.push(frame);
      if (frames.length > MAX_FRAMES) frames.shift();
      return frame;
    },
    lastId,
    /** Sends the last id without an event, so that a client that received nothing yet can resume from here. */
    idOnly: () => `id: ${lastId()}\n\n`,
    /** The frames after that id, or undefined when they are gone. */
    since(lastEventId: string): Frame[] | undefined {
      const [theirEpoch, number] = lastEventId.split('-');
      const seen = Number(number);
      if (theirEpoch !== epoch || !Number.isInteger(seen) || seen > last) return undefined;
      const oldest = frames[0]?.number ?? last + 1;
      if (seen < oldest - 1) return undefined;
      return frames.filter((frame) => frame.number > seen);
    },
  };
}
