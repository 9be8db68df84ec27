import {
  type CalendarItem,
  type CalendarsResult,
  type CalendarWindow,
  readCalendars,
} from './calendar.ts';
import { type ListedCalendar, readCalendarList } from './calendar-list.ts';
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
  /**
   * All calendars as one source. `convert` is called as each page arrives, so that whole items need not stay in memory.
   */
  readCalendars<Converted extends object>(
    window: CalendarWindow,
    convert: (item: CalendarItem, calendarId: string) => Converted,
    onProgress: OnProgress,
    signal?: AbortSignal,
  ): Promise<CalendarsResult<Converted>>;
  readTaskLists(onProgress: OnProgress, signal?: AbortSignal): Promise<ReadResult<GoogleTaskList>>;
  readDrive(onProgress: OnProgress, signal?: AbortSignal): Promise<ReadResult<DriveItem>>;
  /** The calendars of the connected account, to choose from. */
  listCalendars(signal?: AbortSignal): Promise<ListedCalendar[]>;
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
    readCalendars: (window, convert, onProgress, signal) =>
      withTimeLimit(sourceMs, 'Calendar', signal, (until) =>
        readCalendars(client, settings, { window, convert, onProgress, signal: until }),
      ),
    readTaskLists: (onProgress, signal) =>
      withTimeLimit(sourceMs, 'Tasks', signal, (until) =>
        readTaskLists(client, settings.taskLists, onProgress, until),
      ),
    readDrive: (onProgress, signal) =>
      withTimeLimit(sourceMs, 'Drive', signal, (until) => readDrive(client, onProgress, until)),
    listCalendars: (signal) =>
      withTimeLimit(sourceMs, 'Calendar', signal, (until) => readCalendarList(client, until)),
    // Optional, so it has a short limit of its own.
    readAccount: (signal) =>
      withTimeLimit(accountMs, 'Drive', signal, (until) => readAccount(client, until)),
    openFile: (id, options) => openFile(client, id, options),
    exportPdf: (id, options) => exportPdf(client, id, options),
  };
}
