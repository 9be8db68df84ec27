import { useEffect } from 'react';
import { createStore } from '../../browser/store.ts';
import {
  CHUNK_BYTES,
  type FileInfo,
  type FileStore,
  newStoredFile,
  openFileStore,
  type StoredFile,
} from './file-store.ts';

/** What opened documents may use together. The least recently opened go first. */
export const OPENED_MAX_BYTES = 100_000_000;

/** Undefined until they are read; null if that failed. */
const files = createStore<readonly StoredFile[] | null | undefined>(undefined);
/** The first use reads them from the cache. */
export function useStoredFiles() {
  useEffect(() => void loadStoredFiles(), []);
  return files.use();
}
export const findStoredFile = (id: string) => files.get()?.find((file) => file.id === id);
export const bytesOf = (some: readonly StoredFile[]) =>
  some.reduce((sum, { storedBytes }) => sum + storedBytes, 0);

/** A changed file, or the id of a removed one. */
type Change = StoredFile | string;
/** Changes made while the list is being read, which may not include them. */
let missed: Change[] = [];
let loading: Promise<void> | null = null;

function withChange(list: readonly StoredFile[], change: Change): readonly StoredFile[] {
  const id = typeof change === 'string' ? change : change.id;
  const others = list.filter((file) => file.id !== id);
  return typeof change === 'string' ? others : [...others, change];
}

function applyChange(change: Change): void {
  if (loading) missed.push(change);
  const list = files.get();
  if (list) files.set(withChange(list, change));
}

/** Reads which files there are, with the changes of other tabs. */
export function loadStoredFiles(): Promise<void> {
  loading ??= readStoredFiles().finally(() => {
    loading = null;
    missed = [];
  });
  return loading;
}

async function readStoredFiles(): Promise<void> {
  try {
    const list = (await openFileStore()?.readAll()) ?? [];
    files.set(missed.reduce(withChange, list));
  } catch {
    files.set(null);
  }
}

/** Stores what is known of a file. Throws when there is no room or the person has signed out. */
export async function writeStoredFile(store: FileStore, file: StoredFile): Promise<void> {
  await store.write(file);
  applyChange(file);
}

export async function removeStoredFile(store: FileStore, id: string): Promise<void> {
  await store.remove(id);
  applyChange(id);
}

/** Stores the next chunk, then how much of the file there is. */
export async function appendChunk(
  store: FileStore,
  file: StoredFile,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredFile> {
  const index = Math.floor(file.storedBytes / CHUNK_BYTES);
  const longer = { ...file, storedBytes: file.storedBytes + bytes.length };
  await writeWithEviction(async () => {
    await store.writeChunk(file.id, index, bytes);
    await writeStoredFile(store, longer);
  });
  return longer;
}

/** While the browser has no room left, opened documents make room, the least recently opened first. */
export async function writeWithEviction(write: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const store = isQuotaError(error) ? openFileStore() : null;
      const [oldest] = store ? await readOpened(store) : [];
      if (!store || !oldest) throw error;
      await removeStoredFile(store, oldest.id);
    }
  }
}

export const isQuotaError = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** The least recently opened first. */
async function readOpened(store: FileStore): Promise<StoredFile[]> {
  const opened = (await store.readAll()).filter(({ kind }) => kind === 'opened');
  return opened.sort((one, other) => one.lastOpenedAt - other.lastOpenedAt);
}

/** Removes the least recently opened documents until the others fit. */
export async function evictOpened(store: FileStore, maxBytes = OPENED_MAX_BYTES): Promise<void> {
  const opened = await readOpened(store);
  let total = bytesOf(opened);
  for (const { id, storedBytes } of opened) {
    if (total <= maxBytes) break;
    total -= storedBytes;
    await removeStoredFile(store, id);
  }
}

/** Removes all documents that were opened. */
export async function removeOpened(): Promise<void> {
  const store = openFileStore();
  if (store) await evictOpened(store, 0);
}

/** Stores a document that was loaded whole. It is not a failure when there is no room for it. */
export async function storeOpened(info: FileInfo, content: Blob, now = Date.now()): Promise<void> {
  const store = openFileStore();
  if (!store || content.size > OPENED_MAX_BYTES) return;
  try {
    const storedBytes = content.size;
    const file = { ...newStoredFile(info, 'opened', now), fileSize: storedBytes, storedBytes };
    // Not complete yet, but counted.
    await writeStoredFile(store, file);
    for (let begin = 0; begin < storedBytes; begin += CHUNK_BYTES) {
      const chunk = content.slice(begin, begin + CHUNK_BYTES);
      await store.writeChunk(file.id, begin / CHUNK_BYTES, chunk);
    }
    await writeStoredFile(store, { ...file, isComplete: true });
    await evictOpened(store);
  } catch {
    await removeStoredFile(store, info.id).catch(() => {});
  }
}

/** The content of a complete file, or undefined. A damaged copy is removed, so that it can be stored again. */
export async function readStoredFile(id: string, now = Date.now()): Promise<Blob | undefined> {
  const store = openFileStore();
  try {
    const file = await store?.read(id);
    if (!store || !file?.isComplete) return undefined;
    const content = await store.readBytes(file);
    // Failing to record the time must not keep the file from opening.
    if (content) await writeStoredFile(store, { ...file, lastOpenedAt: now }).catch(() => {});
    else await removeStoredFile(store, id);
    return content;
  } catch {
    // Nothing can be read.
    return undefined;
  }
}
