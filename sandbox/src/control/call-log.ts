import type { Request } from '../http/request.ts';

const CALLS_MAX = 10_000;
const BODY_MAX_CHARS = 4_096;

/** One request and its outcome. Times are real, not the sandbox's `now`, so that a test can measure backoff. */
export type Call = {
  number: number;
  at: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
  /** The kind of the fault that was applied. */
  fault: string | null;
  status: number | null;
  /** Bytes of the body written so far. */
  bytesSent: number;
  endedAt: number | null;
  /** When the client disconnected before the reply was complete. */
  abortedAt: number | null;
};

export type CallLog = {
  /** The last ten thousand calls, oldest first. */
  calls: Call[];
  begin: (request: Request, fault: string | null) => Call;
  /** Resolves the waiters that a changed call matches. */
  changed: (call: Call) => void;
  /** The first call that matches, now or later. */
  waitFor: (matches: (call: Call) => boolean) => Promise<Call>;
  clear: () => void;
};

export function createCallLog(): CallLog {
  const calls: Call[] = [];
  const waiting = new Set<{ matches: (call: Call) => boolean; resolve: (call: Call) => void }>();
  let number = 0;

  function changed(call: Call) {
    for (const waiter of waiting) {
      if (!waiter.matches(call)) continue;
      waiting.delete(waiter);
      waiter.resolve(call);
    }
  }

  return {
    calls,
    changed,
    begin(request, fault) {
      number += 1;
      const call: Call = {
        number,
        at: Date.now(),
        method: request.method,
        path: request.path,
        query: Object.fromEntries(request.query),
        headers: request.headers,
        body: request.body.slice(0, BODY_MAX_CHARS),
        fault,
        status: null,
        bytesSent: 0,
        endedAt: null,
        abortedAt: null,
      };
      calls.push(call);
      if (calls.length > CALLS_MAX) calls.shift();
      changed(call);
      return call;
    },
    waitFor(matches) {
      const existing = calls.find(matches);
      if (existing) return Promise.resolve(existing);
      return new Promise((resolve) => waiting.add({ matches, resolve }));
    },
    clear() {
      calls.length = 0;
    },
  };
}
