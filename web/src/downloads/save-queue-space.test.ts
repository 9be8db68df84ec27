import { beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_BYTES } from '../offline/files/file-store.ts';
import { findStoredFile, loadStoredFiles, storeOpened } from '../offline/files/stored-files.ts';
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

test('when space runs out, the least recently opened documents make room for the recording', async () => {
  serveRecording();
  for (const [index, id] of ['old', 'older', 'new'].entries()) await storeDocument(id, index);
  limitSpace(async () => (await storedPaths()).includes('/stored-files/older'));
  await saveRecordings([recording]);
  await vi.waitUntil(() => findStoredFile('a')?.isComplete, 15_000);
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
      message: expect.stringContaining('This phone has no space left.'),
    });
  expect(findStoredFile('a')).toMatchObject({ storedBytes: CHUNK_BYTES });
});
