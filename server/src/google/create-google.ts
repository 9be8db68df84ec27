import type { Choice, FileCount } from '@assembly/contract/settings';
import { titleOr } from '@assembly/contract/text/title-or';
import {
  type CalendarItem,
  type CalendarsResult,
  type CalendarWindow,
  readCalendars,
} from './calendar.ts';
import { type ListedCalendar, readCalendarList } from './calendar-list.ts';
import { createClient } from './client.ts';
import { type DriveItem, readAccount, readDrive } from './drive.ts';
import { DEFAULT_LIMITS, type GoogleAccess, type GoogleLimits } from './google-access.ts';
import { exportPdf, type OpenedFile, type OpenOptions, openFile } from './open-file.ts';
import { countFiles, type Folders, type FoldersQuery, readFolders } from './read-folders.ts';
import type { OnProgress, ReadResult } from './read-list.ts';
import { withTimeLimit } from './retry.ts';
import { type GoogleTaskList, readListTitles, readTaskLists } from './tasks.ts';

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
  /** Without their tasks, to choose from. */
  listTaskLists(signal?: AbortSignal): Promise<Choice[]>;
  /** To choose from. */
  listFolders(query: FoldersQuery, signal?: AbortSignal): Promise<Folders>;
  /** The files that members would see if this folder, or the whole drive, were chosen. */
  countFiles(folder: string | undefined, signal?: AbortSignal): Promise<FileCount>;
  /** The email address of the connected account. */
  readAccount(signal?: AbortSignal): Promise<string>;
  openFile(id: string, options: OpenOptions): Promise<OpenedFile>;
  exportPdf(id: string, options: Pick<OpenOptions, 'signal'>): Promise<OpenedFile>;
  /** Whether Google has rejected the refresh token. */
  isTokenRejected(): boolean;
}

/** Does not connect yet: the first call signs in. `onTokenRejected` is called when Google rejects the refresh token. */
export function createGoogle(
  settings: GoogleAccess,
  limits: GoogleLimits = DEFAULT_LIMITS,
  onTokenRejected: () => void = () => {},
): Google {
  const client = createClient(settings, limits, onTokenRejected);
  const { sourceMs, optionalMs, choicesMs } = limits;
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
      withTimeLimit(choicesMs, 'Calendar', signal, (until) => readCalendarList(client, until)),
    listTaskLists: (signal) =>
      withTimeLimit(choicesMs, 'Tasks', signal, async (until) => {
        const { items } = await readListTitles(client, () => {}, until);
        return items.map(({ id, title }) => ({ id, name: titleOr(title) }));
      }),
    listFolders: (query, signal) =>
      withTimeLimit(choicesMs, 'Drive', signal, (until) => readFolders(client, query, until)),
    countFiles: (folder, signal) =>
      withTimeLimit(choicesMs, 'Drive', signal, (until) => countFiles(client, folder, until)),
    // Optional, so it has a short limit of its own.
    readAccount: (signal) =>
      withTimeLimit(optionalMs, 'Drive', signal, (until) => readAccount(client, until)),
    openFile: (id, options) => openFile(client, id, options),
    exportPdf: (id, options) => exportPdf(client, id, options),
    isTokenRejected: client.isTokenRejected,
  };
}
