import { setTimeout as wait } from 'node:timers/promises';
import { followChanges } from '@assembly/contract/endpoints/session';
import { onTestFinished } from 'vitest';
import { callServer } from './call-server.ts';

/** A browser waits two seconds; a test need not. */
const RECONNECT_AFTER_MS = 50;
const HEARD_WITHIN_MS = 15_000;

export interface Follower {
  heard: { topic: string; at: number }[];
  /** How often it has connected. */
  connections: number;
  /** The status of an answer that was no stream, after which it asks no more. */
  refused: number | undefined;
  /** Resolves with the moment when one of these topics was heard, after so many of all that was heard. */
  hears: (topics: string[], after?: number) => Promise<number>;
}

/** Listens as a browser does: comes back by itself, and says what it heard last. Resolves once it is connected. */
export async function followStream(url: string, cookie: string): Promise<Follower> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const listeners = new Set<() => void>();
  const connected = Promise.withResolvers<void>();
  let lastEventId = '';

  const follower: Follower = {
    heard: [],
    connections: 0,
    refused: undefined,
    hears: (topics, after = 0) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = follower.heard.slice(after).find(({ topic }) => topics.includes(topic));
          if (!found) return;
          clearTimeout(tooLate);
          listeners.delete(look);
          resolve(found.at);
        };
        const tooLate = setTimeout(() => {
          listeners.delete(look);
          const heard = follower.heard.map(({ topic }) => topic).join(', ');
          reject(new Error(`Nothing of ${topics.join(' or ')}, only ${heard || 'silence'}.`));
        }, HEARD_WITHIN_MS);
        listeners.add(look);
        look();
      }),
  };

  function take(frame: string) {
    for (const [, field, value = ''] of frame.matchAll(/^(\w+): ?(.*)$/gm)) {
      if (field === 'id') lastEventId = value;
      if (field === 'event') follower.heard.push({ topic: value, at: performance.now() });
    }
    for (const listener of listeners) listener();
  }

  async function listen() {
    const reply = await callServer(url, followChanges.path, {
      cookie,
      signal: stop.signal,
      ...(lastEventId && { headers: { 'last-event-id': lastEventId } }),
    });
    // The proxy and the app say so when there is nobody to ask just now.
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
      for (const frame of frames) take(frame);
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
