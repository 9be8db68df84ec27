import { setTimeout as wait } from 'node:timers/promises';
import { followChanges } from '@assembly/contract/endpoints/session';
import { onTestFinished } from 'vitest';
import { callServer } from './call-server.ts';

/** A browser waits two seconds. */
const RECONNECT_AFTER_MS = 50;
const RECEIVED_WITHIN_MS = 15_000;

export interface Follower {
  received: { topic: string; at: number }[];
  /** How many times it has connected. */
  connections: number;
  /** The status of a reply that was not a stream; after it the follower stops. */
  refused: number | undefined;
  /** Resolves with the time when one of these topics arrived, not counting the first `after` events. */
  receives: (topics: string[], after?: number) => Promise<number>;
}

/** Follows the live stream as a browser does: reconnects and sends the last event id. Resolves once connected. */
export async function followStream(url: string, cookie: string): Promise<Follower> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const listeners = new Set<() => void>();
  const connected = Promise.withResolvers<void>();
  let lastEventId = '';

  const follower: Follower = {
    received: [],
    connections: 0,
    refused: undefined,
    receives: (topics, after = 0) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = follower.received.slice(after).find(({ topic }) => topics.includes(topic));
          if (!found) return;
          clearTimeout(tooLate);
          listeners.delete(check);
          resolve(found.at);
        };
        const tooLate = setTimeout(() => {
          listeners.delete(check);
          const received = follower.received.map(({ topic }) => topic).join(', ');
          reject(new Error(`Expected ${topics.join(' or ')}, received ${received || 'nothing'}.`));
        }, RECEIVED_WITHIN_MS);
        listeners.add(check);
        check();
      }),
  };

  function readFrame(frame: string) {
    for (const [, field, value = ''] of frame.matchAll(/^(\w+): ?(.*)$/gm)) {
      if (field === 'id') lastEventId = value;
      if (field === 'event') follower.received.push({ topic: value, at: performance.now() });
    }
    for (const listener of listeners) listener();
  }

  async function listen() {
    const reply = await callServer(url, followChanges.path, {
      cookie,
      signal: stop.signal,
      ...(lastEventId && { headers: { 'last-event-id': lastEventId } }),
    });
    // The proxy has no server, or the server no database.
    if (reply.status === 502 || reply.status === 503) return;
    if (reply.status !== 200) {
      follower.refused = reply.status;
      connected.resolve();
      return stop.abort();
    }
    follower.connections += 1;
    connected.resolve();
    let rest = '';
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = `${rest}${chunk}`.split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) readFrame(frame);
    }
  }

  void (async () => {
    while (!stop.signal.aborted) {
      await listen().catch(() => {});
      if (!stop.signal.aborted) await wait(RECONNECT_AFTER_MS);
    }
  })();
  await connected.promise;
  return follower;
}
