import { useEffect } from 'react';
import type { StoredFile } from '../offline/files/stored-file.ts';
import { loadStoredFiles, useStoredFiles } from '../offline/files/stored-files.ts';
import { type Saving, useSavings } from './save-queue.ts';

/** A recording on this device, complete or not. */
export type Recording = StoredFile & Saving;

/** What is known of a file, and what this tab does with it. Nothing: then it is paused, as after a reload. */
export function withSaving(file: StoredFile, savings: ReadonlyMap<string, Saving>): Recording {
  const saving = savings.get(file.id);
  return { ...file, state: 'paused', message: '', bytes: file.storedBytes, ...saving };
}

/** The files on this device; undefined while they are read, null if that failed. */
export function useFilesOnDevice() {
  useEffect(() => void loadStoredFiles(), []);
  return useStoredFiles();
}

/** One of them, if it was saved. `useFilesOnDevice` must be in use. */
export function useRecording(id: string): Recording | undefined {
  const savings = useSavings();
  const file = useStoredFiles()?.find((stored) => stored.id === id);
  return file?.kind === 'saved' ? withSaving(file, savings) : undefined;
}
