import type { Request } from '../http/request.ts';

const CALLS_MAX = 10_000;
const BODY_MAX_CHARS = 4_096;

/** One request as it came, and what became of it. Times are the machine's: back-off is measured by them. */
export type Call = {
  number: number;
  at: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
  /** The kind of fault that met it. */
  fault: string | null;
  status: number | null;
  /** Bytes of the body handed to the connection so far. */
  bytesSent: number;
  endedAt: number | null;
  /** When the client hung up on an answer that was not finished. */
  abortedAt: number | null;
};

export type CallLog = {
  /** The last ten thousand, oldest first. */
  calls: Call[];
  begin: (request: Request, fault: string | null) => Call;
  /** Tell whoever waits that a call went on. */
  changed: (call: Call) => void;
  /** The first call that fits, now or later. */
  waitFor: (fits: (call: Call) => boolean) => Promise<Call>;
  clear: () => void;
};

export function createCallLog(): CallLog {
  const calls: Call[] = [];
  const waiting = new Set<{ fits: (call: Call) => boolean; resolve: (call: Call) => void }>();
  let number = 0;

  function changed(call: Call) {
    for (const waiter of waiting) {
      if (!waiter.fits(call)) continue;
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
    waitFor(fits) {
      const there = calls.find(fits);
      if (there) return Promise.resolve(there);
      return new Promise((resolve) => waiting.add({ fits, resolve }));
    },
    clear() {
      calls.length = 0;
    },
  };
}
