import { setTimeout as wait } from 'node:timers/promises';
import { callServer } from '../testing/clients/call-server.ts';

type Call = NonNullable<Parameters<typeof callServer>[2]>;

export interface TimedReply {
  kind: string;
  status: number;
  ms: number;
  retryAfter: string | null;
}

export interface Load {
  replies: TimedReply[];
  /** Sends one request and records its reply. */
  send: (kind: string, path: string, call?: Call) => Promise<TimedReply>;
  /** Repeats an action, with a pause in between, until the load ends. */
  repeat: (pauseMs: number, act: (n: number) => Promise<unknown>) => Promise<void>;
}

/** Clients that send requests to one server until the given time of `performance.now()`. */
export function openLoad(url: string, until: number): Load {
  const replies: TimedReply[] = [];
  return {
    replies,
    async send(kind, path, call) {
      const startedAt = performance.now();
      const reply = await callServer(url, path, call);
      await reply.arrayBuffer();
      const ms = performance.now() - startedAt;
      const retryAfter = reply.headers.get('retry-after');
      const timed = { kind, status: reply.status, ms, retryAfter };
      replies.push(timed);
      return timed;
    },
    async repeat(pauseMs, act) {
      for (let n = 0; performance.now() < until; n += 1) {
        await act(n);
        await wait(pauseMs);
      }
    },
  };
}

/** The value below which that share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
