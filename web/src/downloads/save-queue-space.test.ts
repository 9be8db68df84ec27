import { beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_BYTES } from '../offline/files/file-store.ts';
import {
  findStoredFile,
  loadStoredFiles,
  readStoredFile,
  storeOpened,
} from '../offline/files/stored-files.ts';
import { fileWithRanges, startFakeServer } from '../testing/fake-server.ts';
import { aRecording, prepareDevice, someBytes, storedPaths } from '../testing/stored-files.ts';
import { findJob, saveRecordings } from './save-queue.ts';

const CONTENT = 'GET /api/documents/a/content';
const SIZE = 2 * CHUNK_BYTES + 100;
const recording = aRecording('a', SIZE);

beforeEach(async () => {
  prepareDevice();
  await loadStoredFiles();
});

const serveRecording = () => startFakeServer({ [CONTENT]: fileWithRanges(someBytes(SIZE)) });

const storeDocument = (id: string, now: number) =>
  storeOpened({ ...aRecording(id), mimeType: 'application/pdf' }, new Blob([someBytes(1000)]), now);

/** Refuses every write of the recording's bytes for which `isFull` says so. */
function limitSpace(isFull: (address: string) => boolean | Promise<boolean>) {
  const { put } = Cache.prototype;
  vi.spyOn(Cache.prototype, 'put').mockImplementation(async function (this: Cache, ...args) {
    const address = `${args[0]}`;
    if (address.includes('/a/') && (await isFull(address))) {
      throw new DOMException('', 'QuotaExceededError');
    }
    return put.apply(this, args);
  });
}

test('a recording that cannot fit is not requested, and nothing else is lost', async () => {
  const server = serveRecording();
  await storeDocument('d', 1);
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 2e6, usage: 1e6 });
  await saveRecordings([recording]);
  await expect.poll(() => findJob('a')?.message).toContain('1.1 MB more space');
  expect(server.calls(CONTENT)).toEqual([]);
  expect(await readStoredFile('d')).toBeDefined();
});

test('when space runs out, the least recently opened documents make room for the recording', async () => {
  serveRecording();
  for (const [index, id] of ['old', 'older', 'new'].entries()) await storeDocument(id, index);
  limitSpace(async () => (await storedPaths()).includes('/stored-files/older'));
  await saveRecordings([recording]);
  await vi.waitUntil(() => findStoredFile('a')?.isComplete, 5000);
  expect(['old', 'older', 'new'].filter(findStoredFile)).toEqual(['new']);
});

test('when no room can be made, saving pauses with what is stored', async () => {
  serveRecording();
  limitSpace((address) => address.endsWith('/1'));
  await saveRecordings([recording]);
  await expect
    .poll(() => findJob('a'))
    .toMatchObject({
      state: 'paused',
      bytes: CHUNK_BYTES,
      message: expect.stringContaining('This phone has no space left.'),
    });
});
