import { setTimeout as wait } from 'node:timers/promises';
import { callServer } from '../testing/clients/call-server.ts';

type Call = NonNullable<Parameters<typeof callServer>[2]>;

export interface Answer {
  kind: string;
  status: number;
  ms: number;
  retryAfter: string | null;
}

export interface Load {
  answers: Answer[];
  /** One request, noted with what it came to. */
  send: (kind: string, path: string, call?: Call) => Promise<Answer>;
  /** Does the same again and again, with a pause between, until the time is over. */
  repeat: (pauseMs: number, act: (n: number) => Promise<unknown>) => Promise<void>;
}

/** Whoever sends load to an address until then; what comes back is noted. */
export function openLoad(url: string, until: number): Load {
  const answers: Answer[] = [];
  return {
    answers,
    async send(kind, path, call) {
      const since = performance.now();
      const reply = await callServer(url, path, call);
      await reply.arrayBuffer();
      const { status, headers } = reply;
      const ms = performance.now() - since;
      const answer = { kind, status, ms, retryAfter: headers.get('retry-after') };
      answers.push(answer);
      return answer;
    },
    async repeat(pauseMs, act) {
      for (let n = 0; performance.now() < until; n += 1) {
        await act(n);
        await wait(pauseMs);
      }
    },
  };
}

/** The value below which that share of them lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
