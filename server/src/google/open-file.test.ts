import { Readable } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { patternBytes } from '@assembly/sandbox/google/file-content';
import { expect, test } from 'vitest';
import { failureOf, HASTY, QUICK, useSandbox } from '../testing/fixtures/test-google.ts';
import type { OpenedFile } from './open-file.ts';

const google = useSandbox();
const { signal } = new AbortController();
const MEBIBYTE = 1024 * 1024;
const STEP_BYTES = 16 * MEBIBYTE;
const bytesOf = async ({ body }: OpenedFile) =>
  new Uint8Array(await arrayBuffer(Readable.from(body)));

const whole = (bytes: number) => new Uint8Array(patternBytes(0, bytes));

function bigFile(bytes: number): string {
  google.sandbox.generateFile({ id: 'big', bytes });
  return 'big';
}

test('a whole file comes with its type and length', async () => {
  const opened = await google.open().openFile(bigFile(100_000), { signal });
  expect(opened).toMatchObject({
    status: 200,
    type: 'audio/wav',
    length: 100_000,
    range: undefined,
  });
  expect(await bytesOf(opened)).toEqual(whole(100_000));
});

test('a range is passed on to Google, and its reply back', async () => {
  const id = bigFile(1000);
  const part = await google.open().openFile(id, { range: 'bytes=10-19', signal });
  expect(part).toMatchObject({ status: 206, length: 10, range: 'bytes 10-19/1000' });
  expect(await bytesOf(part)).toEqual(whole(1000).subarray(10, 20));
  expect(google.callsTo('/drive/v3/files/big')[0]?.headers.range).toBe('bytes=10-19');
});

test('an unsatisfiable range is reported without Google’s error text', async () => {
  const opened = await google.open().openFile(bigFile(10), { range: 'bytes=10-', signal });
  expect(opened).toMatchObject({ status: 416, length: 0, range: 'bytes */10' });
  expect(await bytesOf(opened)).toHaveLength(0);
});

test('an empty file can be opened', async () => {
  expect(await bytesOf(await google.open().openFile(bigFile(0), { signal }))).toHaveLength(0);
});

test('an id never changes the path', async () => {
  google.sandbox.putFile({
    id: 'a/b?c#d',
    title: 'x',
    mimeType: 'text/plain',
    content: { text: 'x' },
  });
  const opened = await google.open().openFile('a/b?c#d', { signal });
  expect(Buffer.from(await bytesOf(opened)).toString()).toBe('x');
  const before = google.sandbox.calls.length;
  for (const id of ['..', '.', '']) {
    expect((await failureOf(google.open().openFile(id, { signal }))).kind).toBe('file_not_found');
  }
  expect(google.sandbox.calls.slice(before).filter(({ path }) => path !== '/token')).toEqual([]);
});

test.each([
  ['notFound', 'file_not_found', 1],
  ['fileNotDownloadable', 'not_downloadable', 1],
  ['exportSizeLimitExceeded', 'export_too_large', 1],
  ['forbidden', 'forbidden', 1],
  ['authError', 'unauthorized', 2],
  ['rateLimitExceeded', 'rate_limit', 2],
  ['backendError', 'unavailable', 2],
] as const)('%s is reported as %s after %i calls', async (reason, kind, calls) => {
  const id = bigFile(10);
  google.sandbox.fault({ kind: 'error', reason, path: '/drive/*', times: 'always' });
  expect((await failureOf(google.open().openFile(id, { signal }))).kind).toBe(kind);
  expect((await failureOf(google.open().exportPdf(id, { signal }))).kind).toBe(kind);
  expect(google.callsTo('/drive/*')).toHaveLength(2 * calls);
});

test('one of Google’s own documents cannot be downloaded, and one that is too large cannot be exported', async () => {
  const mimeType = 'application/vnd.google-apps.document';
  const content = { patternSize: 11 * MEBIBYTE };
  google.sandbox.putFile({ id: 'doc', title: 'Minutes', mimeType, content });
  const opened = google.open();
  expect((await failureOf(opened.openFile('doc', { signal }))).kind).toBe('not_downloadable');
  expect((await failureOf(opened.exportPdf('doc', { signal }))).kind).toBe('export_too_large');
});

test.each(['cut-before-headers', 'hang'] as const)(
  '%s before the first byte is retried',
  async (kind) => {
    const id = bigFile(10);
    google.sandbox.fault({ kind, path: '/drive/*' });
    const opened = await google.open({ ...QUICK, callMs: 500 }).openFile(id, { signal });
    expect(await bytesOf(opened)).toHaveLength(10);
  },
);

test('a file that never starts is reported as too slow', async () => {
  google.sandbox.fault({ kind: 'hang', path: '/drive/*', times: 'always' });
  expect((await failureOf(google.open(HASTY).openFile(bigFile(10), { signal }))).kind).toBe(
    'too_slow',
  );
});

test('a file may take longer than the limit of a call while data arrives', async () => {
  google.sandbox.fault({ kind: 'drip', everyMs: 30, path: '/drive/*' });
  const limits = { ...QUICK, callMs: 250 };
  const opened = await google.open(limits).openFile(bigFile(20), { signal });
  expect(await bytesOf(opened)).toHaveLength(20);
});

test('a file that stalls is an error, and its connection is dropped', async () => {
  google.sandbox.fault({ kind: 'drip', everyMs: 60_000, path: '/drive/*' });
  const opened = await google.open(HASTY).openFile(bigFile(20), { signal });
  expect((await failureOf(bytesOf(opened))).kind).toBe('too_slow');
  await google.sandbox.waitForCall(({ abortedAt }) => abortedAt !== null);
});

test('a connection that breaks is an error, never a short file', async () => {
  google.sandbox.fault({ kind: 'cut-body', path: '/drive/*' });
  const opened = await google.open().openFile(bigFile(MEBIBYTE), { signal });
  expect((await failureOf(bytesOf(opened))).kind).toBe('unreachable');
});

test.each(['aborting the signal', 'returning from the body'])(
  '%s drops the connection within a second',
  async (how) => {
    const control = new AbortController();
    const opened = await google
      .open()
      .openFile(bigFile(1024 * MEBIBYTE), { signal: control.signal });
    const reader = opened.body;
    await reader.next();

    const before = Date.now();
    if (how === 'returning from the body') await reader.return(undefined);
    else control.abort(new Error('The client has disconnected.'));
    const call = await google.sandbox.waitForCall(({ abortedAt }) => abortedAt !== null);
    expect((call.abortedAt ?? 0) - before).toBeLessThan(1000);
    expect(call.bytesSent).toBeLessThan(50 * MEBIBYTE);
    if (how === 'aborting the signal') {
      await expect(reader.next()).rejects.toThrow('The client has disconnected.');
    }
  },
);

test('a request that is aborted before the first byte is not retried', async () => {
  google.sandbox.fault({ kind: 'hang', path: '/drive/*', times: 'always' });
  const control = new AbortController();
  const opening = google.open().openFile(bigFile(10), { signal: control.signal });
  await google.sandbox.waitForCall(({ path }) => path === '/drive/v3/files/big');
  control.abort(new Error('The client has disconnected.'));
  await expect(opening).rejects.toThrow('The client has disconnected.');
  await google.sandbox.waitForCall(({ abortedAt }) => abortedAt !== null);
  expect(google.callsTo('/drive/*')).toHaveLength(1);
});

test('a slow reader slows down the download', async () => {
  const opened = await google.open().openFile(bigFile(1024 * MEBIBYTE), { signal });
  const reader = opened.body;
  await reader.next();
  const [call] = google.callsTo('/drive/v3/files/big');
  let sent = -1;
  const hasStopped = () => {
    const before = sent;
    sent = call?.bytesSent ?? 0;
    return sent === before;
  };
  await expect.poll(hasStopped, { interval: 100 }).toBe(true);
  expect(call?.bytesSent).toBeLessThan(50 * MEBIBYTE);
  await reader.return(undefined);
});

test('hundreds of megabytes are streamed without staying in memory', { tags: 'long' }, async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  /** After garbage collection. The benchmark measures the rest. */
  const usedBytes = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  google.sandbox.fault({ kind: 'huge', bytes: 1024 * MEBIBYTE, path: '/drive/*' });
  const opened = await google.open().openFile('huge', { signal });
  let read = 0;
  let before = 0;
  let highest = 0;
  for await (const chunk of opened.body) {
    const step = Math.floor(read / STEP_BYTES);
    read += chunk.length;
    if (Math.floor(read / STEP_BYTES) === step) continue;
    // The first step only warms up, including the sandbox in this process.
    before ||= usedBytes();
    highest = Math.max(highest, usedBytes());
    if (read > 160 * MEBIBYTE) break;
  }
  expect(read).toBeGreaterThan(160 * MEBIBYTE);
  expect(highest - before).toBeLessThan(50 * MEBIBYTE);
});
