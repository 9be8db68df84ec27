import type { Choice } from '@assembly/contract/settings';
import { titleOr } from '@assembly/contract/text/title-or';
import { type CalendarItem, type CalendarWindow, readCalendars } from './calendar.ts';
import { readCalendarList } from './calendar-list.ts';
import { createClient } from './client.ts';
import { readAccount, readDrive } from './drive.ts';
import { DEFAULT_LIMITS, type GoogleAccess, type GoogleLimits } from './google-access.ts';
import { exportPdf, type OpenOptions, openFile } from './open-file.ts';
import { countFiles, type FoldersQuery, readFolders } from './read-folders.ts';
import type { OnProgress } from './read-list.ts';
import { withTimeLimit } from './retry.ts';
import { readListTitles, readTaskLists } from './tasks.ts';

/** All calls to Google. They reject with a `GoogleError`, or with the reason of an aborted signal. */
export type Google = ReturnType<typeof createGoogle>;

/** Does not connect yet: the first call signs in. `onTokenRejected` is called when Google rejects the refresh token. */
export function createGoogle(
  settings: GoogleAccess,
  limits: GoogleLimits = DEFAULT_LIMITS,
  onTokenRejected: () => void = () => {},
) {
  const client = createClient(settings, limits, onTokenRejected);
  const { sourceMs, optionalMs, choicesMs } = limits;
  return {
    /**
     * All calendars as one source. `convert` is called as each page arrives, so that whole items need not stay in memory.
     */
    readCalendars: <Converted extends object>(
      window: CalendarWindow,
      convert: (item: CalendarItem, calendarId: string) => Converted,
      onProgress: OnProgress,
      signal?: AbortSignal,
    ) =>
      withTimeLimit(sourceMs, 'Calendar', signal, (until) =>
        readCalendars(client, settings, { window, convert, onProgress, signal: until }),
      ),
    readTaskLists: (onProgress: OnProgress, signal?: AbortSignal) =>
      withTimeLimit(sourceMs, 'Tasks', signal, (until) =>
        readTaskLists(client, settings.taskLists, onProgress, until),
      ),
    readDrive: (onProgress: OnProgress, signal?: AbortSignal) =>
      withTimeLimit(sourceMs, 'Drive', signal, (until) => readDrive(client, onProgress, until)),
    /** The calendars of the connected account, to choose from. */
    listCalendars: (signal?: AbortSignal) =>
      withTimeLimit(choicesMs, 'Calendar', signal, (until) => readCalendarList(client, until)),
    /** Without their tasks, to choose from. */
    listTaskLists: (signal?: AbortSignal) =>
      withTimeLimit(choicesMs, 'Tasks', signal, async (until) => {
        const { items } = await readListTitles(client, () => {}, until);
        return items.map(({ id, title }): Choice => ({ id, name: titleOr(title) }));
      }),
    /** To choose from. */
    listFolders: (query: FoldersQuery, signal?: AbortSignal) =>
      withTimeLimit(choicesMs, 'Drive', signal, (until) => readFolders(client, query, until)),
    /** The files that members would see if this folder, or the whole drive, were chosen. */
    countFiles: (folder: string | undefined, signal?: AbortSignal) =>
      withTimeLimit(choicesMs, 'Drive', signal, (until) => countFiles(client, folder, until)),
    /** The email address of the connected account. It is optional, so it has a short limit of its own. */
    readAccount: (signal?: AbortSignal) =>
      withTimeLimit(optionalMs, 'Drive', signal, (until) => readAccount(client, until)),
    openFile: (id: string, options: OpenOptions) => openFile(client, id, options),
    exportPdf: (id: string, options: Pick<OpenOptions, 'signal'>) => exportPdf(client, id, options),
    /** Whether Google has rejected the refresh token. */
    isTokenRejected: client.isTokenRejected,
  };
}
