import { useEffect } from 'react';
import type { StoredFile } from '../offline/files/stored-file.ts';
import { loadStoredFiles, useStoredFiles } from '../offline/files/stored-files.ts';
import { type SaveJob, useSaveJobs } from './save-queue.ts';

/** A recording on this device, complete or not. */
export type Recording = StoredFile & SaveJob;

/** A recording without a job in this tab is paused, as after a reload. */
export function toRecording(file: StoredFile, jobs: ReadonlyMap<string, SaveJob>): Recording {
  return { ...file, state: 'paused', message: '', ...jobs.get(file.id) };
}

/** The files on this device; undefined while they are read, null if that failed. */
export function useFilesOnDevice() {
  useEffect(() => void loadStoredFiles(), []);
  return useStoredFiles();
}

/** One of them, if it was saved. `useFilesOnDevice` must be in use. */
export function useRecording(id: string): Recording | undefined {
  const jobs = useSaveJobs();
  const file = useStoredFiles()?.find((stored) => stored.id === id);
  return file?.kind === 'saved' ? toRecording(file, jobs) : undefined;
}
