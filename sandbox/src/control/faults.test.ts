import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ErrorReason, errorsByReason } from '../google/errors-by-reason.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { type GoogleClient, reasonOf, requestToken, signIn } from '../testing/google-client.ts';
import { faultKinds } from './faults.ts';

const NOW = Date.parse('2026-11-15T10:20:30Z');
const LISTS = '/tasks/v1/users/@me/lists';
const NEVER_MS = 1_000_000;
let google: Sandbox;
let owner: GoogleClient;

beforeAll(async () => {
  google = await startSandbox({ now: () => NOW });
  owner = await signIn(google);
});
beforeEach(() => google.reset());
afterAll(() => google.close());

const ask = (path: string, signal: AbortSignal | null = null) =>
  fetch(google.url + path, { headers: owner.headers, signal });

test('every kind of fault is listed here', () => {
  const connection = ['delay', 'hang', 'cut-before-headers', 'cut-body', 'half-body', 'drip'];
  const answers = ['error', 'status', 'html', 'empty-object', 'broken-json', 'huge'];
  const items = ['null-items', 'wrong-types', 'duplicate-ids', 'forbidden-ids', 'long-string'];
  const pages = ['endless-pages', 'same-page-token'];
  expect(new Set(faultKinds)).toEqual(new Set([...connection, ...answers, ...items, ...pages]));
});

const API_ERRORS: [ErrorReason, number, string][] = [
  ['authError', 401, 'authError'],
  ['rateLimitExceeded', 403, 'rateLimitExceeded'],
  ['userRateLimitExceeded', 403, 'userRateLimitExceeded'],
  ['dailyLimitExceeded', 403, 'dailyLimitExceeded'],
  ['accessNotConfigured', 403, 'accessNotConfigured'],
  ['API_KEY_SERVICE_BLOCKED', 403, 'forbidden'],
  ['API_KEY_HTTP_REFERRER_BLOCKED', 403, 'forbidden'],
  ['forbidden', 403, 'forbidden'],
  ['insufficientPermissions', 403, 'insufficientPermissions'],
  ['fileNotDownloadable', 403, 'fileNotDownloadable'],
  ['exportSizeLimitExceeded', 403, 'exportSizeLimitExceeded'],
  ['badRequest', 400, 'badRequest'],
  ['notFound', 404, 'notFound'],
  ['gone', 410, 'deleted'],
  ['tooManyRequests', 429, 'rateLimitExceeded'],
  ['internalError', 500, 'internalError'],
  ['backendError', 503, 'backendError'],
];
const OAUTH_ERRORS = [
  'invalid_grant',
  'invalid_client',
  'unauthorized_client',
  'redirect_uri_mismatch',
  'invalid_token',
] as const;

describe('an error of Google', () => {
  test.each(API_ERRORS)('has the status and reason of %s', async (reason, status, said) => {
    google.fault({ kind: 'error', reason, path: LISTS });
    const reply = await owner.get(LISTS);
    expect(reply.status).toBe(status);
    expect(reasonOf(reply)).toBe(said);
    expect(reply.body.error.code).toBe(status);
  });

  test.each(OAUTH_ERRORS)('refuses a token with %s', async (reason) => {
    google.fault({ kind: 'error', reason, path: '/token' });
    expect(await (await requestToken(google)).json()).toMatchObject({ error: reason });
    expect((await requestToken(google)).status).toBe(200);
  });

  test('may have a retry-after header', async () => {
    google.fault({ kind: 'error', reason: 'tooManyRequests', retryAfter: 7 });
    expect((await owner.get(LISTS)).headers.get('retry-after')).toBe('7');
  });

  test('may be any status and body', async () => {
    google.fault({ kind: 'status', status: 418, body: { tea: true } });
    expect(await owner.get(LISTS)).toMatchObject({ status: 418, body: { tea: true } });
  });

  test('is tested for every reason', () => {
    expect(Object.keys(errorsByReason).length).toBe(API_ERRORS.length + OAUTH_ERRORS.length);
  });
});

describe('a fault applies', () => {
  const statuses = async (count: number, path = LISTS) => {
    const seen = [];
    for (let index = 0; index < count; index += 1) seen.push((await owner.get(path)).status);
    return seen;
  };

  test('to one request by default', async () => {
    const fault = google.fault({ kind: 'error', reason: 'backendError' });
    expect(await statuses(2)).toEqual([503, 200]);
    expect(fault.hits).toBe(1);
  });

  test('to a number of requests after a number of others', async () => {
    google.fault({ kind: 'error', reason: 'backendError', skip: 1, times: 2 });
    expect(await statuses(4)).toEqual([200, 503, 503, 200]);
  });

  test('to every request until it is removed', async () => {
    const fault = google.fault({ kind: 'error', reason: 'authError', times: 'always' });
    expect(await statuses(3)).toEqual([401, 401, 401]);
    fault.remove();
    expect(await statuses(1)).toEqual([200]);
  });

  test('to requests with its path and method', async () => {
    google.fault({ kind: 'error', reason: 'backendError', path: '/drive/*', times: 'always' });
    google.fault({ kind: 'error', reason: 'forbidden', method: 'POST', times: 'always' });
    expect(await statuses(1)).toEqual([200]);
    expect(await statuses(1, '/drive/v2/files')).toEqual([503]);
    expect((await requestToken(google)).status).toBe(403);
  });

  test('before faults that were set earlier', async () => {
    google.fault({ kind: 'error', reason: 'backendError' });
    google.fault({ kind: 'error', reason: 'internalError' });
    expect(await statuses(3)).toEqual([500, 503, 200]);
  });
});

describe('a fault of the connection', () => {
  test('delay: the correct reply is sent late', async () => {
    google.fault({ kind: 'delay', ms: 5 });
    expect((await owner.get(LISTS)).body.items).toHaveLength(5);
    google.fault({ kind: 'delay', ms: NEVER_MS });
    await expectAbort();
  });

  test('hang: no reply is sent until the fault is released', async () => {
    google.fault({ kind: 'hang' });
    await expectAbort();
    const fault = google.fault({ kind: 'hang' });
    const reply = owner.get(LISTS);
    await google.waitForCall((call) => call.fault === 'hang' && call.endedAt === null);
    fault.release();
    expect((await reply).status).toBe(200);
  });

  /** The client aborts before the reply, and the call log records it. */
  async function expectAbort() {
    const abort = new AbortController();
    const reply = ask(LISTS, abort.signal).catch((error: Error) => error.name);
    const call = await google.waitForCall(
      ({ endedAt, fault }) => fault !== null && endedAt === null,
    );
    abort.abort();
    expect(await reply).toBe('AbortError');
    await google.waitForCall((other) => other === call && other.abortedAt !== null);
    expect(call.status).toBeNull();
  }

  test('cut-before-headers: the connection closes without a reply', async () => {
    google.fault({ kind: 'cut-before-headers' });
    await expect(ask(LISTS)).rejects.toThrow();
    expect(google.calls[0]).toMatchObject({ status: null, abortedAt: null });
  });

  test('cut-body: the connection closes after half of the body', async () => {
    const whole = (await (await ask(LISTS)).text()).length;
    google.fault({ kind: 'cut-body' });
    const reply = await ask(LISTS);
    expect(reply.headers.get('content-length')).toBe(String(whole));
    await expect(reply.text()).rejects.toThrow();
    expect(google.calls[1]).toMatchObject({ bytesSent: Math.floor(whole / 2), abortedAt: null });
  });

  test('cut-body: the connection closes after a number of bytes', async () => {
    google.generateFile({ id: 'big', bytes: 10 ** 9 });
    google.fault({ kind: 'cut-body', afterBytes: 100_000 });
    const reply = await ask('/drive/v3/files/big?alt=media');
    await expect(reply.arrayBuffer()).rejects.toThrow();
    expect(google.calls[0]?.bytesSent).toBe(100_000);
  });

  test('half-body: half of the body is announced as the whole', async () => {
    const whole = await (await ask(LISTS)).text();
    google.fault({ kind: 'half-body' });
    const half = await (await ask(LISTS)).text();
    expect(half).toBe(whole.slice(0, half.length));
    expect(half.length).toBe(Math.floor(whole.length / 2));
  });

  test('drip: the body is sent byte by byte', async () => {
    const short = `${LISTS}?fields=kind`;
    google.fault({ kind: 'drip', everyMs: 0 });
    expect(await (await ask(short)).json()).toEqual({ kind: 'tasks#taskLists' });

    google.fault({ kind: 'drip', everyMs: NEVER_MS });
    const abort = new AbortController();
    const reply = await ask(short, abort.signal);
    abort.abort();
    await expect(reply.text()).rejects.toThrow();
    const call = await google.waitForCall(({ abortedAt }) => abortedAt !== null);
    expect(call.bytesSent).toBe(0);
  });
});
