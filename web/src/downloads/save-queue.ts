import { ApiError } from '@assembly/contract/api-error';
import { SECOND_MS } from '@assembly/contract/limits';
import { t } from '../browser/locale/messages.ts';
import { createStore } from '../browser/store.ts';
import {
  type FileInfo,
  type FileStore,
  newStoredFile,
  openFileStore,
  SignedOutError,
  type StoredFile,
} from '../offline/files/file-store.ts';
import {
  findStoredFile,
  isQuotaError,
  loadStoredFiles,
  removeStoredFile,
  useStoredFiles,
  writeStoredFile,
  writeWithEviction,
} from '../offline/files/stored-files.ts';
import { showToast } from '../ui/feedback/show-toast.ts';
import { receiveFile } from './receive-file.ts';

/** A connection that brings nothing for this long is given up. */
const STALL_MS = 30 * SECOND_MS;
const RETRY_MS = 5 * SECOND_MS;
const RETRIED_CODES = ['unexpected', 'busy', 'unavailable', 'too_many_downloads'];

/** What this tab does with an incomplete recording. */
export interface SaveJob {
  state: 'waiting' | 'saving' | 'paused';
  /** Why it does not continue, if that was not the person's choice. */
  message: string;
}

/** Outside of React, so that saving continues across screens. In the order in which they were chosen. */
const jobs = createStore<ReadonlyMap<string, SaveJob>>(new Map());
export const useSaveJobs = jobs.use;
export const findJob = (id: string) => jobs.get().get(id);

/** A recording on this device, complete or not. */
export type Recording = StoredFile & SaveJob;

/** A recording without a job in this tab is paused, as after a reload. */
export function toRecording(file: StoredFile, known: ReadonlyMap<string, SaveJob>): Recording {
  return { ...file, state: 'paused', message: '', ...known.get(file.id) };
}

/** Undefined if it was not saved. */
export function useRecording(id: string): Recording | undefined {
  const known = useSaveJobs();
  const file = useStoredFiles()?.find((stored) => stored.id === id);
  return file?.kind === 'saved' ? toRecording(file, known) : undefined;
}

let running: { id: string; stop: AbortController; done: Promise<string> } | null = null;

function update(id: string, change: Partial<SaveJob> | null): void {
  const next = new Map(jobs.get());
  if (change) next.set(id, { state: 'saving', message: '', ...next.get(id), ...change });
  else next.delete(id);
  jobs.set(next);
}

/** Must be called from a click handler: browsers may ask whether the data may stay. */
export async function saveRecordings(recordings: readonly FileInfo[]): Promise<void> {
  navigator.storage?.persist?.().catch(() => {});
  const store = openFileStore();
  try {
    await loadStoredFiles();
    for (const recording of recordings) {
      const stored = await store?.read(recording.id);
      if (!store || stored?.isComplete || isActive(recording.id)) continue;
      const file = stored ?? newStoredFile(recording, 'saved', Date.now());
      if (!stored) await writeWithEviction(() => writeStoredFile(store, file));
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
    showToast({ severity: 'error', text: t.downloads.remove.failed });
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
  if (file?.isComplete) {
    showToast({ severity: 'success', text: t.downloads.done(file.title) });
  }
  if (message) {
    update(id, { state: 'paused', message });
    showToast({ severity: 'error', text: message });
  } else if (file?.isComplete || !stop.signal.aborted) update(id, null);
  void runNext();
}

/** Resolves with why it was not saved; '' if it was, or if it was stopped. */
async function saveWithRetries(store: FileStore, id: string, signal: AbortSignal): Promise<string> {
  while (!signal.aborted) {
    update(id, { state: 'saving', message: '' });
    try {
      await saveOnce(store, id, signal);
      return '';
    } catch (error) {
      if (signal.aborted || error instanceof SignedOutError) return '';
      if (!isTemporary(error)) return describeFailure(error);
      update(id, { message: t.downloads.interrupted });
      await new Promise((resolve) => {
        setTimeout(resolve, RETRY_MS);
        signal.addEventListener('abort', resolve);
      });
    }
  }
  return '';
}

async function saveOnce(store: FileStore, id: string, signal: AbortSignal): Promise<void> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  let stall: ReturnType<typeof setTimeout> | undefined;
  function onBytes() {
    clearTimeout(stall);
    stall = setTimeout(abort, STALL_MS);
  }
  try {
    // Two tabs must not write the same file.
    await navigator.locks.request(`${store.name}/${id}`, { signal }, async () => {
      const file = await store.read(id);
      if (!file || file.isComplete) return;
      onBytes();
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

/** No network, a connection that was cut off, a busy server, or a proxy in front of a stopped one. */
const isTemporary = (error: unknown) =>
  error instanceof ApiError ? RETRIED_CODES.includes(error.code) : error instanceof TypeError;

function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return isQuotaError(error) ? t.downloads.noSpace : t.downloads.failed;
}
