import type { ServerResponse } from 'node:http';
import { LIVE_HEARTBEAT_MS, SECOND_MS } from '@assembly/contract/limits';
import { findLiveSessions } from '../store/sessions.ts';
import type { Database } from '../store/tables.ts';
import type { Change, ChangeFeed } from './change-feed.ts';
import { frameRing } from './frames.ts';

interface Stream {
  sessionId: string;
  userId: string;
  isAdmin: boolean;
  response: ServerResponse;
}

export interface Streams {
  open(stream: Stream, lastEventId: string | undefined): void;
  count(): number;
  close(): void;
}

interface StreamParts {
  db: Database;
  feed: ChangeFeed;
  now: () => number;
  onFault: (error: unknown) => void;
}

const SESSION = 'event: session\ndata: {}\n\n';
const RESYNC = 'event: resync\ndata: {}\n\n';
const FOR_ADMINS = new Set(['users', 'sync']);
/** A reader this far behind is cut; it comes back and catches up from the ring. */
const BEHIND_MOST_BYTES = 64 * 1024;
const STREAMS_PER_SESSION = 10;
const LAST_WORD_WAIT_MS = 5 * SECOND_MS;
/** Also finds what no feed told of: an expiry, or a change made by another program on the same database. */
const SWEEP_EVERY_MS = 1 * SECOND_MS;

/** Who is listening, and telling them. One frame is shared by all, one timer beats for all. */
export function openStreams({ db, feed, now, onFault }: StreamParts): Streams {
  const streams = new Set<Stream>();
  const ring = frameRing();
  /** Whose role may have changed since it was read: they hear no frame until it is, and then those they missed. */
  const doubts = new Map<Stream, { lastHeard: string }>();
  let isAsked = false;
  let isSweeping = false;

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
        doubts.set(stream, { lastHeard: doubts.get(stream)?.lastHeard ?? ring.lastId() });
      }
      void sweep();
      return;
    }
    if (change.topic === 'resync') {
      for (const stream of streams) send(stream, RESYNC);
      void sweep();
      return;
    }
    const frame = ring.add(change.topic);
    for (const stream of streams) {
      if (mayHear(stream, frame.topic) && !doubts.has(stream)) send(stream, frame.text);
    }
  }

  /** What is asked for during a sweep is swept again: the sweep may have read what was true before. */
  async function sweep() {
    isAsked = true;
    if (isSweeping) return;
    isSweeping = true;
    while (isAsked) {
      isAsked = false;
      await readRoles().catch(onFault);
    }
    isSweeping = false;
  }

  /** Ends the streams of sessions that have ended, and takes note of who is no longer an administrator. */
  async function readRoles() {
    if (streams.size === 0) return;
    const ids = new Set([...streams].map((stream) => stream.sessionId));
    const doubted = new Map(doubts);
    const live = await findLiveSessions(db, [...ids], now());
    for (const stream of streams) {
      const session = live.get(stream.sessionId);
      if (!session && ids.has(stream.sessionId)) {
        streams.delete(stream);
        // Whoever keeps the session in memory must forget it before the reader hears of its end.
        feed.deliver({ topic: 'session', userId: stream.userId });
        end(stream, SESSION);
      }
      if (session && session.isAdmin !== stream.isAdmin) {
        stream.isAdmin = session.isAdmin;
        feed.deliver({ topic: 'session', userId: stream.userId });
      }
      const doubt = doubted.get(stream);
      if (session && doubt && doubt === doubts.get(stream)) {
        doubts.delete(stream);
        catchUp(stream, doubt.lastHeard);
      }
    }
  }

  function catchUp(stream: Stream, lastEventId: string | undefined) {
    if (!lastEventId) return;
    const missed = ring.since(lastEventId);
    if (!missed) send(stream, RESYNC);
    for (const frame of missed ?? []) if (mayHear(stream, frame.topic)) send(stream, frame.text);
  }

  feed.subscribeLast(tell);
  const sweeping = setInterval(() => void sweep(), SWEEP_EVERY_MS);
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
        doubts.delete(stream);
      });
      send(stream, 'retry: 2000\n\n');
      catchUp(stream, lastEventId);
      send(stream, ring.mark());
    },
    count: () => streams.size,
    close() {
      clearInterval(sweeping);
      clearInterval(beating);
      for (const stream of streams) end(stream);
    },
  };
}
