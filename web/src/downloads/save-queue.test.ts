import { beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '../browser/storage.ts';
import { CHUNK_BYTES, openFileStore } from '../offline/files/file-store.ts';
import { findStoredFile, loadStoredFiles, readStoredFile } from '../offline/files/stored-files.ts';
import {
  answer,
  fileWithRanges,
  interruptedFile,
  refuse,
  startFakeServer,
} from '../testing/fake-server.ts';
import { aRecording, prepareDevice, someBytes, storedPaths } from '../testing/stored-files.ts';
import {
  findJob,
  pauseSaving,
  removeRecording,
  resumeSaving,
  saveRecordings,
} from './save-queue.ts';

const RETRY_MS = 5000;
const CONTENT = 'GET /api/documents/a/content';
const SIZE = 3 * CHUNK_BYTES + 100;
const bytes = someBytes(SIZE);

beforeEach(async () => {
  prepareDevice();
  await loadStoredFiles();
});

type Routes = Parameters<typeof startFakeServer>[0];

/** A server that records the `Range` header of each request for the recording. */
function serve(...answers: Routes[string][]) {
  const ranges: (string | null)[] = [];
  const recorded = answers.flat().map((one): typeof one => (address, headers) => {
    ranges.push(new Headers(headers).get('range'));
    return one(address, headers);
  });
  startFakeServer({ [CONTENT]: recorded });
  return ranges;
}

const interrupted = (end: number) => interruptedFile(bytes, end);

const isSaved = () => findStoredFile('a')?.isComplete === true;

async function expectSaved(expected = bytes) {
  await vi.waitUntil(isSaved, 15_000);
  const blob = await readStoredFile('a');
  expect(blob?.size).toBe(expected.length);
  const read = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
  // Faster than comparing megabytes one by one.
  expect(read.every((byte, index) => byte === expected[index])).toBe(true);
  expect(findJob('a')).toBeUndefined();
}

const untilStored = (count: number) =>
  vi.waitUntil(() => findStoredFile('a')?.storedBytes === count * CHUNK_BYTES, 15_000);

test('a recording that I pause goes on where it stopped', async () => {
  const ranges = serve(interrupted(2 * CHUNK_BYTES + 7), fileWithRanges(bytes));
  await saveRecordings([aRecording('a', SIZE)]);
  await untilStored(2);
  pauseSaving('a');
  expect(findJob('a')).toMatchObject({ state: 'paused' });
  resumeSaving('a');
  await expectSaved();
  expect(ranges).toEqual(['bytes=0-', `bytes=${2 * CHUNK_BYTES}-`]);
});

test('when the connection is lost, it says so and goes on by itself', async () => {
  const lost = interrupted(CHUNK_BYTES + 7);
  const ranges = serve(lost, fileWithRanges(bytes));
  await saveRecordings([aRecording('a', SIZE)]);
  await untilStored(1);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  lost.fail();
  await expect.poll(() => findJob('a')?.message).toContain('No connection');
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  await expectSaved();
  expect(ranges).toEqual(['bytes=0-', `bytes=${CHUNK_BYTES}-`]);
});

test('while the server is busy, it waits and tries again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const ranges = serve(refuse('too_many_downloads'), fileWithRanges(bytes));
  await saveRecordings([aRecording('a', SIZE)]);
  await expect.poll(() => findJob('a')?.message).toContain('the server is busy.');
  expect(ranges).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  await expectSaved();
});

test('a recording that the server refuses is paused with its reason', async () => {
  serve(refuse('file_not_found', { detail: 'Gone.' }));
  await saveRecordings([aRecording('a', SIZE)]);
  await expect.poll(() => findJob('a')).toMatchObject({ state: 'paused', message: 'Gone.' });
});

test.each([
  ['has another size', () => fileWithRanges(someBytes(CHUNK_BYTES + 50)), CHUNK_BYTES + 50],
  ['is shorter than what is stored', () => [answer(416), fileWithRanges(someBytes(50))].flat(), 50],
  ['is sent without ranges', () => () => new Response(someBytes(70)), 70],
])('a recording that %s when it goes on is saved from the beginning', async (_what, next, size) => {
  serve(interrupted(2 * CHUNK_BYTES), next());
  await saveRecordings([aRecording('a', SIZE)]);
  await untilStored(2);
  pauseSaving('a');
  resumeSaving('a');
  await expectSaved(someBytes(size));
});

test('canceling removes what was stored', async () => {
  serve(interrupted(2 * CHUNK_BYTES));
  await saveRecordings([aRecording('a', SIZE)]);
  await untilStored(2);
  await removeRecording('a');
  await expect.poll(storedPaths).toEqual([]);
  expect(findJob('a')).toBeUndefined();
});

/** Holds the write of a chunk until it is released. */
function holdChunk(path: string) {
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { put } = Cache.prototype;
  vi.spyOn(Cache.prototype, 'put').mockImplementation(async function (this: Cache, ...args) {
    if (`${args[0]}`.endsWith(path)) {
      begun.resolve();
      await gate.promise;
    }
    return put.apply(this, args);
  });
  return { begun: begun.promise, release: gate.resolve };
}

/** The next one in the queue begins when nothing more is written of the one before. */
async function saveNext() {
  await saveRecordings([aRecording('b', 10)]);
  return () => vi.waitUntil(() => findStoredFile('b')?.isComplete, 15_000);
}

test('a recording that I cancel while a chunk of it is being written does not come back', async () => {
  startFakeServer({
    [CONTENT]: interrupted(2 * CHUNK_BYTES),
    'GET /api/documents/b/content': fileWithRanges(someBytes(10)),
  });
  const chunk = holdChunk('/a/1');
  await saveRecordings([aRecording('a', SIZE)]);
  const untilSaved = await saveNext();
  await chunk.begun;
  const removed = removeRecording('a');
  chunk.release();
  await Promise.all([removed, untilSaved()]);
  await expect
    .poll(async () => [...(await storedPaths())].sort())
    .toEqual(['/stored-files/b', '/stored-files/b/0']);
  expect(findJob('a')).toBeUndefined();
});

test('saving continues when the list of stored files cannot be read for a moment', async () => {
  serve(interrupted(CHUNK_BYTES), fileWithRanges(bytes));
  await saveRecordings([aRecording('a', SIZE)]);
  await untilStored(1);
  const open = vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('', 'UnknownError'));
  await loadStoredFiles();
  open.mockRestore();
  expect(findJob('a')).toMatchObject({ state: 'saving' });
  await loadStoredFiles();
  pauseSaving('a');
  resumeSaving('a');
  await expectSaved();
});

test('a recording that another tab is saving waits for it', async () => {
  const ranges = serve(fileWithRanges(bytes));
  const release = Promise.withResolvers<void>();
  const held = navigator.locks.request(`${openFileStore()?.name}/a`, () => release.promise);
  await saveRecordings([aRecording('a', SIZE)]);
  await expect.poll(() => findJob('a')?.state).toBe('saving');
  expect(ranges).toEqual([]);
  release.resolve();
  await held;
  await expectSaved();
});

test('recordings are saved one after the other', async () => {
  const first = interrupted(CHUNK_BYTES);
  const server = startFakeServer({
    [CONTENT]: [first, fileWithRanges(bytes)],
    'GET /api/documents/b/content': fileWithRanges(someBytes(10)),
  });
  await saveRecordings([aRecording('a', SIZE), aRecording('b', 10)]);
  await untilStored(1);
  expect(findJob('b')).toMatchObject({ state: 'waiting' });
  pauseSaving('a');
  await vi.waitUntil(() => findStoredFile('b')?.isComplete, 15_000);
  expect(server.calls(CONTENT)).toHaveLength(1);
});

test('signing out while it is being saved leaves nothing', async () => {
  const sending = interrupted(CHUNK_BYTES);
  serve(sending);
  await saveRecordings([aRecording('a', SIZE)]);
  await untilStored(1);
  const name = openFileStore()?.name ?? '';
  clearStorage();
  await caches.delete(name);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  sending.fail();
  await expect.poll(() => findJob('a')?.message).toContain('No connection');
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  await expect.poll(() => findJob('a')).toBeUndefined();
  expect(await caches.has(name)).toBe(false);
});
