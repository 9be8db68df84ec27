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

/** All that we ever ask of Google. What fails is a `GoogleError`, or the reason of an aborted signal. */
export interface Google {
  /** What is made of an item is made as it comes: the next page is on its way, and the item itself need not be kept. */
  readCalendar<Made>(
    window: CalendarWindow,
    make: (item: CalendarItem) => Made,
    onProgress: OnProgress,
    signal?: AbortSignal,
  ): Promise<ReadSource<Made>>;
  readTaskLists(onProgress: OnProgress, signal?: AbortSignal): Promise<ReadSource<GoogleTaskList>>;
  readDrive(onProgress: OnProgress, signal?: AbortSignal): Promise<ReadSource<DriveItem>>;
  /** The address of the account that we are connected as. */
  readAccount(signal?: AbortSignal): Promise<string>;
  openFile(id: string, options: OpenOptions): Promise<OpenedFile>;
  exportPdf(id: string, options: Pick<OpenOptions, 'signal'>): Promise<OpenedFile>;
}

/** Opens nothing yet: the first call signs in. */
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
    // A nicety, for which nobody is kept waiting.
    readAccount: (signal) =>
      withTimeLimit(accountMs, 'Drive', signal, (until) => readAccount(client, until)),
    openFile: (id, options) => openFile(client, id, options),
    exportPdf: (id, options) => exportPdf(client, id, options),
  };
}
