import { rememberUser } from '../browser/current-user.ts';
import {
  CHUNK_BYTES,
  type FileInfo,
  newStoredFile,
  openFileStore,
  type StoredFile,
} from '../offline/files/file-store.ts';
import { appendChunk, writeStoredFile } from '../offline/files/stored-files.ts';
import { filesCacheName } from '../offline/personal-caches.ts';
import { member } from './fake-server.ts';

export const aRecording = (id: string, fileSize: number | null = null): FileInfo => ({
  id,
  title: `Sermon ${id}`,
  fileName: `${id}.mp3`,
  folder: 'Elijah',
  mimeType: 'audio/mpeg',
  fileSize,
});

/** Bytes that differ from chunk to chunk. */
export const someBytes = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index >> 8) % 251);

/** Signs a member in, on a device that has stored nothing. */
export const prepareDevice = () => rememberUser(member);

/** The paths of everything in the member's cache. */
export async function storedPaths(): Promise<string[]> {
  const cache = await caches.open(filesCacheName(member.id));
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

export const openMemberCache = () => caches.open(filesCacheName(member.id));

/** Saves a recording as it is after a download: complete, or its first chunk only. */
export async function storeRecording(
  info: FileInfo,
  bytes: Uint8Array<ArrayBuffer>,
  isComplete = true,
): Promise<void> {
  const store = openFileStore();
  if (!store) throw new Error('No person is signed in.');
  let file: StoredFile = { ...newStoredFile(info, 'saved', 1), fileSize: bytes.length };
  await writeStoredFile(store, file);
  const end = isComplete ? bytes.length : CHUNK_BYTES;
  for (let begin = 0; begin < end; begin += CHUNK_BYTES) {
    file = await appendChunk(store, file, bytes.slice(begin, begin + CHUNK_BYTES));
  }
  await writeStoredFile(store, { ...file, isComplete });
}
