import { demoOptions } from '@assembly/sandbox/options';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { errorOf } from '../sync/sync-run.ts';
import {
  failureOf,
  HASTY,
  QUICK,
  SOURCES,
  settingsFor,
  useSandbox,
} from '../testing/fixtures/test-google.ts';
import { createGoogle } from './create-google.ts';

const google = useSandbox();
const ignore = () => undefined;
const tokenCalls = () => google.callsTo('/token');

test('one token serves all sources', async () => {
  const opened = google.open(QUICK, { apiKey: undefined });
  for (const { read } of SOURCES) await read(opened);
  expect(tokenCalls()).toHaveLength(1);
});

test('concurrent callers share one token', async () => {
  const opened = google.open(QUICK, { apiKey: undefined });
  await Promise.all(SOURCES.map(({ read }) => read(opened)));
  expect(tokenCalls()).toHaveLength(1);
});

test('a token about to expire is not used again', async () => {
  const sandbox = await startSandbox({ accessTokenLifeMs: 900 });
  onTestFinished(() => sandbox.close());
  const opened = createGoogle(settingsFor(sandbox), QUICK);
  await opened.readDrive(ignore);
  await opened.readDrive(ignore);
  expect(sandbox.calls.filter(({ path }) => path === '/token')).toHaveLength(2);
});

test('a revoked token is renewed once for all callers', async () => {
  const opened = google.open();
  await opened.readDrive(ignore);
  google.sandbox.revokeAccessTokens();
  await Promise.all([opened.readDrive(ignore), opened.readDrive(ignore), opened.readDrive(ignore)]);
  expect(tokenCalls()).toHaveLength(2);
});

test('a caller that is refused late uses the new token', async () => {
  const opened = google.open();
  await opened.readDrive(ignore);
  const hanging = google.sandbox.fault({ kind: 'hang', path: '/drive/v2/files' });
  const late = opened.readDrive(ignore);
  await google.sandbox.waitForCall(({ fault }) => fault === 'hang');
  google.sandbox.revokeAccessTokens();
  await opened.readDrive(ignore);
  hanging.release();
  await late;
  expect(tokenCalls()).toHaveLength(2);
});

test.each(SOURCES.slice(1))('$name fails if even a new token is refused', async (source) => {
  google.sandbox.fault({ kind: 'error', reason: 'authError', path: source.path, times: 'always' });
  const error = await failureOf(source.read(google.open()));
  expect(error).toMatchObject({ kind: 'unauthorized', service: source.name });
  expect(tokenCalls()).toHaveLength(2);
  expect(google.callsTo(source.path)).toHaveLength(2);
});

test('without a refresh token nothing is sent', async () => {
  const error = await failureOf(google.open(QUICK, { refreshToken: '' }).readDrive(ignore));
  expect(error.kind).toBe('not_connected');
  expect(tokenCalls()).toHaveLength(0);
});

test('an expired sign-in says what to do, and is not retried', async () => {
  google.sandbox.setBehavior({ refreshTokenIsDead: true });
  const opened = google.open();
  const error = await failureOf(opened.readDrive(ignore));
  expect(error.kind).toBe('signed_out');
  expect(error.message).toBe(
    "Google sign-in expired. Set the app's publishing status to In production. Connect Google again in the settings.",
  );
  const { error: withFixedToken } = errorOf({ code: error.kind, values: [error.service, true] });
  expect(withFixedToken).toMatch(/set GOOGLE_REFRESH_TOKEN to it, and restart/);
  expect(tokenCalls()).toHaveLength(1);

  google.sandbox.setBehavior({ refreshTokenIsDead: false });
  await opened.readDrive(ignore);
});

test.each([{ clientId: 'another' }, { clientSecret: 'another' }])(
  'with %o Google does not know the app',
  async (changes) => {
    const error = await failureOf(google.open(QUICK, changes).readDrive(ignore));
    expect(error.kind).toBe('wrong_client');
    expect(error.message).toMatch(/client ID and secret in the settings/);
    expect(tokenCalls()).toHaveLength(1);
  },
);

test.each([
  ['backendError', 'unavailable'],
  ['internalError', 'unavailable'],
  ['tooManyRequests', 'rate_limit'],
  ['rateLimitExceeded', 'rate_limit'],
] as const)('%s at the token endpoint is tried four times', async (reason, kind) => {
  const fault = { kind: 'error', reason, path: '/token' } as const;
  google.sandbox.fault({ ...fault, times: 3 });
  await google.open().readDrive(ignore);
  expect(tokenCalls()).toHaveLength(4);

  google.sandbox.fault({ ...fault, times: 'always' });
  const error = await failureOf(google.open().readDrive(ignore));
  expect(error).toMatchObject({ kind, service: 'sign-in' });
  expect(tokenCalls()).toHaveLength(8);
});

test.each([
  ['cut-before-headers', 'unreachable', 2],
  ['cut-body', 'unreachable', 2],
  ['half-body', 'not_understood', 2],
  ['broken-json', 'not_understood', 2],
  ['hang', 'too_slow', 2],
  ['drip', 'too_slow', 2],
  ['html', 'not_understood', 1],
  ['empty-object', 'not_understood', 1],
] as const)('a token endpoint with %s fails as %s', async (fault, kind, calls) => {
  google.sandbox.fault({ kind: fault, path: '/token', times: 'always' });
  const limits = kind === 'too_slow' ? HASTY : { ...QUICK, retries: HASTY.retries };
  const error = await failureOf(google.open(limits).readDrive(ignore));
  expect(error).toMatchObject({ kind, service: 'sign-in' });
  expect(tokenCalls()).toHaveLength(calls);
});

test('a token that is not valid in a header is refused, and the error does not repeat it', async () => {
  const body = { access_token: 'ya29.line\nbreak', expires_in: 3600 };
  google.sandbox.fault({ kind: 'status', status: 200, body, path: '/token' });
  expect((await failureOf(google.open().readDrive(ignore))).kind).toBe('not_understood');
});

test('the refresh token is not sent to a redirect target', async () => {
  const headers = { location: `${google.sandbox.url}/drive/v2/about` };
  google.sandbox.fault({ kind: 'status', status: 307, headers, path: '/token' });
  expect((await failureOf(google.open().readDrive(ignore))).kind).toBe('not_understood');
  expect(google.sandbox.calls.map(({ path }) => path)).toEqual(['/token']);
  expect(google.sandbox.calls[0]?.body).toContain(encodeURIComponent(demoOptions.refreshToken));
});

test('a caller that aborts during a token refresh does not cancel it for the others', async () => {
  const hanging = google.sandbox.fault({ kind: 'hang', path: '/token' });
  const control = new AbortController();
  const opened = google.open();
  const leaving = opened.readDrive(ignore, control.signal);
  const staying = opened.readDrive(ignore);
  await google.sandbox.waitForCall(({ path }) => path === '/token');
  control.abort(new Error('We are closing.'));
  await expect(leaving).rejects.toThrow('We are closing.');
  hanging.release();
  expect((await staying).items.length).toBeGreaterThan(100);
  expect(tokenCalls()).toHaveLength(1);
});
