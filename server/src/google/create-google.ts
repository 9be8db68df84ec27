import { type CalendarItem, type CalendarWindow, readCalendar } from './calendar.ts';
import { createClient } from './client.ts';
import { type DriveItem, readAccount, readDrive } from './drive.ts';
import type { GoogleAccess } from './google-access.ts';
import { DEFAULT_LIMITS, type GoogleLimits } from './limits.ts';
import { exportPdf, type OpenedFile, type OpenOptions, openFile } from './open-file.ts';
import type { OnProgress, ReadResult } from './read-list.ts';
import { type GoogleTaskList, readTaskLists } from './tasks.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** All calls to Google. They reject with a `GoogleError`, or with the reason of an aborted signal. */
export interface Google {
  /** `convert` is called as each page arrives, so that whole items need not stay in memory. */
  readCalendar<Converted>(
    window: CalendarWindow,
    convert: (item: CalendarItem) => Converted,
    onProgress: OnProgress,
    signal?: AbortSignal,
  ): Promise<ReadResult<Converted>>;
  readTaskLists(onProgress: OnProgress, signal?: AbortSignal): Promise<ReadResult<GoogleTaskList>>;
  readDrive(onProgress: OnProgress, signal?: AbortSignal): Promise<ReadResult<DriveItem>>;
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
    readCalendar: (window, convert, onProgress, signal) =>
      withTimeLimit(sourceMs, 'Calendar', signal, (until) =>
        readCalendar(client, settings.calendarId, window, convert, onProgress, until),
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
