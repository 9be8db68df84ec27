import { PROBLEM_STATUS, type ProblemCode } from '@assembly/contract/problem-status';
import type { User } from '@assembly/contract/user';
import { vi } from 'vitest';

export const member: User = {
  id: 'u2',
  name: 'Mia Member',
  email: 'member@assembly.example',
  isAdmin: false,
  isActive: true,
};
export const admin: User = { ...member, id: 'u1', name: 'Ada Admin', isAdmin: true };

type Answer = (address: URL, headers?: HeadersInit) => Response | Promise<Response>;

export const answer = (status: number, body?: unknown, headers?: HeadersInit): Answer => {
  return () => {
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, { status, ...(headers && { headers }) });
  };
};

export const refuse = (
  code: ProblemCode,
  overrides: { detail?: string; status?: number; fields?: object; fieldCodes?: object } = {},
  headers?: HeadersInit,
): Answer => {
  const status = PROBLEM_STATUS[code];
  // As the server, which has a sentence of its own then.
  const reason = overrides.detail && 'detail';
  return answer(status, { status, code, detail: code, reason, ...overrides }, headers);
};

/** A file that is sent in ranges, as the server does. */
export const fileWithRanges =
  (file: Uint8Array<ArrayBuffer>): Answer =>
  (_address, headers) => {
    const range = new Headers(headers).get('range') ?? '';
    const [begin = 0, last = 0] = range.replace('bytes=', '').split('-').map(Number);
    const bytes = file.slice(begin, range.endsWith('-') ? undefined : last + 1);
    const contentRange = `bytes ${begin}-${begin + bytes.length - 1}/${file.length}`;
    return new Response(bytes, { status: 206, headers: { 'content-range': contentRange } });
  };

/** Sends the file up to `end`, then waits until the test calls `fail`. */
export function interruptedFile(file: Uint8Array<ArrayBuffer>, end: number) {
  const gate = Promise.withResolvers<void>();
  const send: Answer = (_address, headers) => {
    const begin = Number(/\d+/.exec(new Headers(headers).get('range') ?? '')?.[0]);
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(file.slice(begin, end));
        await gate.promise;
        controller.error(new TypeError('network error'));
      },
    });
    const contentRange = `bytes ${begin}-${file.length - 1}/${file.length}`;
    return new Response(body, { status: 206, headers: { 'content-range': contentRange } });
  };
  return Object.assign(send, { fail: gate.resolve });
}

export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Replies only when the test calls `release`. */
export function delayed(answered: Answer): Answer & { release: () => void } {
  const gate = Promise.withResolvers<void>();
  const answerLater: Answer = (...request) => gate.promise.then(() => answered(...request));
  return Object.assign(answerLater, { release: gate.resolve });
}

/**
 * Replaces fetch. Replies by method and path; an array of replies is used in order, the last one
 * repeatedly. Anything else is a 404, or unreachable if the session is: any reply would mark the server as reachable.
 */
export function startFakeServer(routes: Record<string, Answer | Answer[]>) {
  const calls: { call: string; query: string; body: unknown; at: number }[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
      const url = new URL(address, location.href);
      const call = `${method} ${url.pathname}`;
      const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
      calls.push({ call, query: url.search, body: sent, at: Date.now() });
      const isDown = routes['GET /api/session'] === unreachable;
      const route = routes[call] ?? (isDown ? unreachable : refuse('not_found'));
      if (!Array.isArray(route)) return route(url, headers);
      const next = route.length > 1 ? route.shift() : route[0];
      return next?.(url, headers);
    },
  );
  return {
    routes,
    calls: (call: string) => calls.filter((made) => made.call === call),
  };
}
