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

test('the kinds of fault are these', () => {
  const connection = ['delay', 'hang', 'cut-before-headers', 'cut-body', 'half-body', 'drip'];
  const answers = ['error', 'status', 'html', 'empty-object', 'broken-json', 'huge'];
  const items = ['null-items', 'wrong-types', 'duplicate-ids', 'forbidden-ids', 'long-string'];
  const pages = ['endless-pages', 'same-page-token'];
  expect(new Set(faultKinds)).toEqual(new Set([...connection, ...answers, ...items, ...pages]));
});

describe('Google refuses', () => {
  test.each([
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
  ] satisfies [ErrorReason, number, string][])('with %s', async (reason, status, said) => {
    google.fault({ kind: 'error', reason, path: LISTS });
    const answer = await owner.get(LISTS);
    expect(answer.status).toBe(status);
    expect(reasonOf(answer)).toBe(said);
    expect(answer.body.error.code).toBe(status);
  });

  test.each(['invalid_grant', 'invalid_client'] as const)('a token with %s', async (reason) => {
    google.fault({ kind: 'error', reason, path: '/token' });
    expect(await (await requestToken(google)).json()).toMatchObject({ error: reason });
    expect((await requestToken(google)).status).toBe(200);
  });

  test('and says when to come back', async () => {
    google.fault({ kind: 'error', reason: 'tooManyRequests', retryAfter: 7 });
    expect((await owner.get(LISTS)).headers.get('retry-after')).toBe('7');
  });

  test('with any status and body', async () => {
    google.fault({ kind: 'status', status: 418, body: { tea: true } });
    expect(await owner.get(LISTS)).toMatchObject({ status: 418, body: { tea: true } });
  });

  test('with every reason in the list', () => {
    for (const make of Object.values(errorsByReason)) expect(make().status).toBeGreaterThan(399);
  });
});

describe('which requests a fault meets', () => {
  const statuses = async (count: number, path = LISTS) => {
    const seen = [];
    for (let at = 0; at < count; at += 1) seen.push((await owner.get(path)).status);
    return seen;
  };

  test('once, unless told', async () => {
    const fault = google.fault({ kind: 'error', reason: 'backendError' });
    expect(await statuses(2)).toEqual([503, 200]);
    expect(fault.hits).toBe(1);
  });

  test('so many times, after so many', async () => {
    google.fault({ kind: 'error', reason: 'backendError', skip: 1, times: 2 });
    expect(await statuses(4)).toEqual([200, 503, 503, 200]);
  });

  test('always, until it is removed', async () => {
    const fault = google.fault({ kind: 'error', reason: 'authError', times: 'always' });
    expect(await statuses(3)).toEqual([401, 401, 401]);
    fault.remove();
    expect(await statuses(1)).toEqual([200]);
  });

  test('by path and method', async () => {
    google.fault({ kind: 'error', reason: 'backendError', path: '/drive/*', times: 'always' });
    google.fault({ kind: 'error', reason: 'forbidden', method: 'POST', times: 'always' });
    expect(await statuses(1)).toEqual([200]);
    expect(await statuses(1, '/drive/v2/files')).toEqual([503]);
    expect((await requestToken(google)).status).toBe(403);
  });

  test('the one set last comes first', async () => {
    google.fault({ kind: 'error', reason: 'backendError' });
    google.fault({ kind: 'error', reason: 'internalError' });
    expect(await statuses(3)).toEqual([500, 503, 200]);
  });
});

describe('the connection', () => {
  test('an answer may be late, and is right when it comes', async () => {
    google.fault({ kind: 'delay', ms: 5 });
    expect((await owner.get(LISTS)).body.items).toHaveLength(5);
    google.fault({ kind: 'delay', ms: NEVER_MS });
    await expectAbort();
  });

  test('an answer may never come, until it is let go', async () => {
    google.fault({ kind: 'hang' });
    await expectAbort();
    const fault = google.fault({ kind: 'hang' });
    const answer = owner.get(LISTS);
    await google.waitForCall((call) => call.fault === 'hang' && call.endedAt === null);
    fault.release();
    expect((await answer).status).toBe(200);
  });

  /** The client gives up while Google is silent, and Google notes it. */
  async function expectAbort() {
    const abort = new AbortController();
    const answer = ask(LISTS, abort.signal).catch((fault: Error) => fault.name);
    const call = await google.waitForCall(
      ({ endedAt, fault }) => fault !== null && endedAt === null,
    );
    abort.abort();
    expect(await answer).toBe('AbortError');
    await google.waitForCall((one) => one === call && one.abortedAt !== null);
    expect(call.status).toBeNull();
  }

  test('it may be cut before the headers', async () => {
    google.fault({ kind: 'cut-before-headers' });
    await expect(ask(LISTS)).rejects.toThrow();
    expect(google.calls[0]).toMatchObject({ status: null, abortedAt: null });
  });

  test('it may be cut half-way through the body', async () => {
    const whole = (await (await ask(LISTS)).text()).length;
    google.fault({ kind: 'cut-body' });
    const answer = await ask(LISTS);
    expect(answer.headers.get('content-length')).toBe(String(whole));
    await expect(answer.text()).rejects.toThrow();
    expect(google.calls[1]).toMatchObject({ bytesSent: Math.floor(whole / 2), abortedAt: null });
  });

  test('a file may be cut after so many bytes', async () => {
    google.generateFile({ id: 'big', bytes: 10 ** 9 });
    google.fault({ kind: 'cut-body', afterBytes: 100_000 });
    const answer = await ask('/drive/v3/files/big?alt=media');
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect(google.calls[0]?.bytesSent).toBe(100_000);
  });

  test('half a body may end as if it were whole', async () => {
    const whole = await (await ask(LISTS)).text();
    google.fault({ kind: 'half-body' });
    const half = await (await ask(LISTS)).text();
    expect(half).toBe(whole.slice(0, half.length));
    expect(half.length).toBe(Math.floor(whole.length / 2));
  });

  test('a body may drip', async () => {
    const short = `${LISTS}?fields=kind`;
    google.fault({ kind: 'drip', everyMs: 0 });
    expect(await (await ask(short)).json()).toEqual({ kind: 'tasks#taskLists' });

    google.fault({ kind: 'drip', everyMs: NEVER_MS });
    const abort = new AbortController();
    const answer = await ask(short, abort.signal);
    abort.abort();
    await expect(answer.text()).rejects.toThrow();
    const call = await google.waitForCall(({ abortedAt }) => abortedAt !== null);
    expect(call.bytesSent).toBe(0);
  });
});
