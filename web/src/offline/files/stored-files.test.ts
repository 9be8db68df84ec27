import { beforeEach, expect, test } from 'vitest';
import { clearStorage } from '../../browser/storage.ts';
import {
  aRecording,
  openMemberCache,
  prepareDevice,
  someBytes,
  storedPaths,
  storeRecording,
} from '../../testing/stored-files.ts';
import {
  CHUNK_BYTES,
  type FileStore,
  newStoredFile,
  openFileStore,
  SignedOutError,
} from './file-store.ts';
import {
  evictOpened,
  loadStoredFiles,
  readStoredFile,
  removeStoredFile,
  storeOpened,
  writeStoredFile,
} from './stored-files.ts';

let store: FileStore;

beforeEach(async () => {
  prepareDevice();
  store = openFileStore() as FileStore;
  await loadStoredFiles();
});

const aDocument = (id: string) => ({ ...aRecording(id), mimeType: 'application/pdf' });
const storedIds = async () => (await store.readAll()).map(({ id }) => id).sort();

const saveWhole = (id: string, bytes: Uint8Array<ArrayBuffer>) =>
  storeRecording(aRecording(id), bytes);

test('a recording that was saved in chunks is read as it was', async () => {
  const bytes = someBytes(2 * CHUNK_BYTES + 5);
  await saveWhole('a/b?c', bytes);
  expect(await storedPaths()).toHaveLength(4);
  const blob = await readStoredFile('a/b?c');
  expect(blob?.type).toBe('audio/mpeg');
  expect(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
});

test('a recording with a damaged chunk is removed, so that it can be saved again', async () => {
  await saveWhole('a', someBytes(2 * CHUNK_BYTES + 5));
  await (await openMemberCache()).put('/stored-files/a/1', new Response('broken'));
  expect(await readStoredFile('a')).toBeUndefined();
  expect(await storedPaths()).toEqual([]);
});

test('a document with a missing chunk counts as not stored', async () => {
  await storeOpened(aDocument('a'), new Blob([someBytes(CHUNK_BYTES + 5)]));
  await (await openMemberCache()).delete('/stored-files/a/0');
  expect(await readStoredFile('a')).toBeUndefined();
  expect(await storedPaths()).toEqual([]);
});

test('an unreadable entry is removed with its bytes', async () => {
  await storeOpened(aDocument('a'), new Blob(['text']));
  await (await openMemberCache()).put('/stored-files/a', new Response('{'));
  expect(await storedIds()).toEqual([]);
  expect(await storedPaths()).toEqual([]);
});

test('documents that I opened least recently go first, and saved recordings stay', async () => {
  await saveWhole('saved', someBytes(5000));
  for (const [index, id] of ['one', 'two', 'three'].entries()) {
    await storeOpened(aDocument(id), new Blob([someBytes(1000)]), index);
  }
  await readStoredFile('one', 10);
  await evictOpened(store, 2000);
  expect(await storedIds()).toEqual(['one', 'saved', 'three']);
});

test('removing a file removes all of its chunks, and none of a file whose id begins alike', async () => {
  await saveWhole('a', someBytes(CHUNK_BYTES + 5));
  await saveWhole('ab', someBytes(5));
  await removeStoredFile(store, 'a');
  expect(await storedIds()).toEqual(['ab']);
  expect(await storedPaths()).toHaveLength(2);
});

test('what is written after I signed out is deleted again', async () => {
  const file = newStoredFile(aRecording('a'), 'saved', 1);
  clearStorage();
  await expect(writeStoredFile(store, file)).rejects.toBeInstanceOf(SignedOutError);
  expect(await caches.has(store.name)).toBe(false);
});

test('a web page is never given to the browser as one', async () => {
  await storeOpened({ ...aDocument('a'), mimeType: 'text/html' }, new Blob(['<script>']));
  expect((await readStoredFile('a'))?.type).toBe('application/octet-stream');
});
