import { SECOND_MS } from '@assembly/contract/limits';
import { createStore } from '../browser/store.ts';
import { isOffline, onConnectionChange } from '../offline/connection.ts';
import { type FileStore, openFileStore, SignedOutError } from '../offline/files/file-store.ts';
import { type FileInfo, newStoredFile } from '../offline/files/stored-file.ts';
import {
  findStoredFile,
  hasReadStoredFiles,
  loadStoredFiles,
  openedBytes,
  removeStoredFile,
  writeStoredFile,
  writeWithEviction,
} from '../offline/files/stored-files.ts';
import { showToast } from '../ui/feedback/show-toast.ts';
import { receiveFile } from './receive-file.ts';
import {
  checkSpace,
  describeFailure,
  retryAfter,
  savedElsewhere,
  unreadable,
} from './save-failure.ts';

/** A connection that brings nothing for this long is given up. */
const STALL_MS = 30 * SECOND_MS;
const PROGRESS_INTERVAL_MS = 200;

/** What this tab does with an incomplete recording. */
export interface SaveJob {
  state: 'waiting' | 'saving' | 'paused';
  /** Received, even if not stored yet. */
  bytes: number;
  /** Why it does not continue, if that was not the person's choice. */
  message: string;
}

/** Outside of React, so that saving continues across screens. In the order in which they were chosen. */
const jobs = createStore<ReadonlyMap<string, SaveJob>>(new Map());
export const useSaveJobs = jobs.use;
export const findJob = (id: string) => jobs.get().get(id);
let running: { id: string; stop: AbortController; done: Promise<string> } | null = null;
/** The titles of the recordings that were saved since the queue was last empty. */
let savedTitles: string[] = [];

function update(id: string, change: Partial<SaveJob> | null): void {
  const next = new Map(jobs.get());
  const bytes = findStoredFile(id)?.storedBytes ?? 0;
  if (change) next.set(id, { state: 'saving', message: '', bytes, ...next.get(id), ...change });
  else next.delete(id);
  jobs.set(next);
}

/** Must be called from a click handler: browsers may ask whether the data may stay. */
export async function saveRecordings(recordings: readonly FileInfo[]): Promise<void> {
  navigator.storage?.persist?.().catch(() => {});
  const store = openFileStore();
  try {
    await loadStoredFiles();
    // Otherwise a recording that is complete would begin again.
    if (!hasReadStoredFiles()) throw unreadable();
    for (const recording of recordings) {
      const stored = findStoredFile(recording.id);
      if (stored && !stored.isComplete && !isActive(stored.id)) resumeSaving(stored.id);
      if (!store || stored) continue;
      const file = newStoredFile(recording, 'saved', Date.now());
      await writeWithEviction(() => writeStoredFile(store, file));
      resumeSaving(file.id);
    }
  } catch (error) {
    showToast({ severity: 'error', text: describeFailure(error) });
  }
}

/** It is being saved, or will be. */
const isActive = (id: string) => (findJob(id)?.state ?? 'paused') !== 'paused';

export function resumeSaving(id: string): void {
  update(id, { state: 'waiting', message: '' });
  void runNext();
}

export function pauseSaving(id: string): void {
  update(id, { state: 'paused', message: '' });
  if (running?.id === id) running.stop.abort();
}

/** Stops saving it, if it is being saved, and removes what there is of it. */
export async function removeRecording(id: string): Promise<void> {
  update(id, null);
  try {
    if (running?.id === id) {
      running.stop.abort();
      // A write that has begun would bring it back.
      await running.done;
    }
    const store = openFileStore();
    if (store) await removeStoredFile(store, id);
  } catch {
    showToast({ severity: 'error', text: 'The recording could not be removed. Please try again.' });
  }
}

async function runNext(): Promise<void> {
  if (running) return;
  const [id] = [...jobs.get()].find(([, { state }]) => state === 'waiting') ?? [];
  const store = openFileStore();
  if (id === undefined || !store) return;
  const stop = new AbortController();
  const done = saveWithRetries(store, id, stop.signal);
  running = { id, stop, done };
  const message = await done;
  running = null;
  const file = findStoredFile(id);
  if (file?.isComplete) savedTitles.push(file.title);
  if (message) {
    // Bytes that were received but not stored have to be received again.
    update(id, { state: 'paused', message, bytes: file?.storedBytes ?? 0 });
    showToast({ severity: 'error', text: message });
  } else if (file?.isComplete || !stop.signal.aborted) update(id, null);
  reportSaved();
  void runNext();
}

/** When the queue is empty, one notice for all that were saved. */
function reportSaved(): void {
  if ([...jobs.get().values()].some(({ state }) => state === 'waiting')) return;
  const count = savedTitles.length;
  const what = count === 1 ? savedTitles[0] : `${count} recordings`;
  if (count > 0) showToast({ severity: 'success', text: `Saved on this phone: ${what}` });
  savedTitles = [];
}

/** Resolves with why it was not saved; '' if it was, or if it was stopped. */
async function saveWithRetries(store: FileStore, id: string, signal: AbortSignal): Promise<string> {
  let attempt = 0;
  const onBytes = (bytes: number) => {
    attempt = 0;
    if (!signal.aborted) update(id, { bytes });
  };
  for (;;) {
    update(id, { state: 'saving', message: '' });
    try {
      await saveOnce(store, id, signal, onBytes);
      return '';
    } catch (error) {
      if (signal.aborted || error instanceof SignedOutError) return '';
      const retry = retryAfter(error, attempt);
      if (!retry) return describeFailure(error);
      update(id, { message: retry.message });
      attempt += 1;
      await waitForConnection(retry.afterMs, signal);
      if (signal.aborted) return '';
    }
  }
}

async function saveOnce(
  store: FileStore,
  id: string,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  let stall = setTimeout(abort, STALL_MS);
  let shownAt = 0;
  function onBytes(bytes: number) {
    clearTimeout(stall);
    stall = setTimeout(abort, STALL_MS);
    if (Date.now() - shownAt < PROGRESS_INTERVAL_MS) return;
    shownAt = Date.now();
    onProgress(bytes);
  }
  try {
    const file = await store.read(id);
    if (!file || file.isComplete) return;
    await checkSpace((file.fileSize ?? 0) - file.storedBytes, openedBytes());
    attempt.signal.throwIfAborted();
    const options = { ifAvailable: true };
    // Two tabs must not write the same file.
    await navigator.locks.request(`${store.name}/${id}`, options, async (lock) => {
      if (!lock) throw savedElsewhere();
      await receiveFile(store, file, { signal: attempt.signal, onBytes });
    });
  } catch (error) {
    if (attempt.signal.aborted) throw new TypeError('The connection has stalled.');
    throw error;
  } finally {
    clearTimeout(stall);
    signal.removeEventListener('abort', abort);
  }
}

/** Until the time has passed, the connection is back, or the person has stopped it. */
function waitForConnection(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function finish() {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    }
    const timer = setTimeout(finish, ms);
    const unsubscribe = onConnectionChange(() => isOffline() || finish());
    addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });
}
