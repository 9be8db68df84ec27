import { type CalendarItem, type CalendarWindow, readCalendar } from './calendar.ts';
import { createClient } from './client.ts';
import { type DriveItem, readDrive } from './drive.ts';
import type { GoogleAccess } from './google-access.ts';
import { DEFAULT_LIMITS, type GoogleLimits } from './limits.ts';
import { exportPdf, type OpenedFile, type OpenOptions, openFile } from './open-file.ts';
import { readAccount } from './read-account.ts';
import type { OnProgress } from './read-list.ts';
import { type GoogleTaskList, readTaskLists } from './tasks.ts';
import type { ReadSource } from './validate-items.ts';
import { withTimeLimit } from './with-time-limit.ts';

export type { CalendarItem, CalendarWindow } from './calendar.ts';
export type { DriveItem } from './drive.ts';
export type { GoogleAccess } from './google-access.ts';
export { DEFAULT_LIMITS, type GoogleLimits } from './limits.ts';
export type { OpenedFile, OpenOptions } from './open-file.ts';
export type { OnProgress } from './read-list.ts';
export type { GoogleTask, GoogleTaskList } from './tasks.ts';
export type { LeftOut, ReadSource } from './validate-items.ts';

/** Everything the app calls at Google. Rejects with a `GoogleError`, or with the reason of an aborted signal. */
export interface Google {
  /** `make` converts each item as its page arrives, so that whole items need not stay in memory. */
  readCalendar<Made>(
    window: CalendarWindow,
    make: (item: CalendarItem) => Made,
    onProgress: OnProgress,
    signal?: AbortSignal,
  ): Promise<ReadSource<Made>>;
  readTaskLists(onProgress: OnProgress, signal?: AbortSignal): Promise<ReadSource<GoogleTaskList>>;
  readDrive(onProgress: OnProgress, signal?: AbortSignal): Promise<ReadSource<DriveItem>>;
  /** The email address of the connected account. */
  readAccount(signal?: AbortSignal): Promise<string>;
  openFile(id: string, options: OpenOptions): Promise<OpenedFile>;
  exportPdf(id: string, options: Pick<OpenOptions, 'signal'>): Promise<OpenedFile>;
}

/** Does not connect yet: the first call signs in. */
export function createGoogle(
  settings: GoogleAccess,
  limits: GoogleLimits = DEFAULT_LIMITS,
): Google {
  const client = createClient(settings, limits);
  const { sourceMs, accountMs } = limits;
  return {
    readCalendar: (window, make, onProgress, signal) =>
      withTimeLimit(sourceMs, 'Calendar', signal, (until) =>
        readCalendar(client, settings.calendarId, window, make, onProgress, until),
      ),
    readTaskLists: (onProgress, signal) =>
      withTimeLimit(sourceMs, 'Tasks', signal, (until) => readTaskLists(client, onProgress, until)),
    readDrive: (onProgress, signal) =>
      withTimeLimit(sourceMs, 'Drive', signal, (until) => readDrive(client, onProgress, until)),
    // Optional, so it has a short limit of its own.
    readAccount: (signal) =>
      withTimeLimit(accountMs, 'Drive', signal, (until) => readAccount(client, until)),
    openFile: (id, options) => openFile(client, id, options),
    exportPdf: (id, options) => exportPdf(client, id, options),
  };
}
