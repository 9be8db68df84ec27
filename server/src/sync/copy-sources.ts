import { CALENDAR_WINDOW_YEARS } from '@assembly/contract/limits';
import { NOTHING_CHOSEN } from '@assembly/contract/setting-table';
import type { LeftOut, MessageCode, Source, SourceRun, SyncRun } from '@assembly/contract/sync';
import type { GoogleCalendar } from '../google/calendar.ts';
import { GoogleError } from '../google/google-error.ts';
import type { ReadResult } from '../google/read-list.ts';
import { detectAnnouncements } from '../notifications/detect/detect-announcements.ts';
import { detectEvents } from '../notifications/detect/detect-events.ts';
import { detectRecordings } from '../notifications/detect/detect-recordings.ts';
import { readTopIds, replaceDrive } from '../store/content/drive.ts';
import { readCalendars, replaceEvents } from '../store/content/events.ts';
import { recordChecksums } from '../store/content/recording-tags.ts';
import type { CalendarRecord } from '../store/content/records.ts';
import { LargeRemovalError, NOTHING_CONFIRMED } from '../store/content/removal-guard.ts';
import type { RowDiff } from '../store/content/replace-rows.ts';
import { readTasks, replaceTasks } from '../store/content/tasks.ts';
import { isLocked, isUnavailable } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { cleanText } from './clean-text.ts';
import { createOrigins } from './google-account.ts';
import type { SyncContext } from './sync-context.ts';
import { errorOf, finishRun, setLeftOut, shorten } from './sync-run.ts';
import { toAnnouncementLists } from './to-announcement-lists.ts';
import { toDocuments } from './to-document.ts';
import { toEvent } from './to-event.ts';

/** The removals that an administrator has confirmed, by source: see `LargeRemovalError.hash`. */
export type ConfirmedRemovals = Partial<Record<Source, string | undefined>>;

export interface CopyOptions {
  confirmed: ConfirmedRemovals;
  /** Called at every step with the current state of the run. */
  onProgress: (run: SyncRun) => void;
  signal: AbortSignal;
}

/** Reads a whole source, reports what is left out, then replaces the stored rows in one transaction. */
type Copy = (
  onRead: (count: number) => void,
  onWrite: (leftOut: LeftOut[]) => void,
) => Promise<RowDiff<{ id: string }>>;

const NOTHING_READ: ReadResult<never> = { items: [], leftOut: [], unreadable: [] };

/** Copies the three sources independently: one that fails keeps its data and does not affect the others. */
export async function copySources(
  context: SyncContext,
  run: SyncRun,
  options: CopyOptions,
): Promise<SyncRun> {
  const { db, google, timeZone, chosen, now } = context;
  const { confirmed, signal } = options;
  const originOf = createOrigins(context, signal);
  const replaceOptionsFor = (source: Source, at: number, unreadable: string[]) => ({
    confirmed: confirmed[source] ?? NOTHING_CONFIRMED,
    now: at,
    unreadable,
  });

  const copies: Record<Source, Copy> = {
    async events(onRead, onWrite) {
      const origin = await originOf('events');
      const at = now();
      const window = { from: at, to: yearsAfter(at, CALENDAR_WINDOW_YEARS) };
      const { items, leftOut, unreadable, ...read } = await google.readCalendars(
        window,
        (item, calendarId) => toEvent(item, timeZone, calendarId),
        onRead,
        signal,
      );
      const calendars = toCalendars(read.calendars, await readCalendars(db));
      onWrite(leftOut);
      const writtenAt = now();
      return await replaceEvents(
        db,
        items,
        {
          ...replaceOptionsFor('events', writtenAt, unreadable),
          timeZone,
          beforeWrite: (trx, diff) =>
            detectEvents(trx, diff, calendars, { origin, now: writtenAt }),
        },
        calendars,
      );
    },
    async announcements(onRead, onWrite) {
      const origin = await originOf('announcements');
      const { items, leftOut, unreadable } = chosen.taskLists.includes(NOTHING_CHOSEN)
        ? NOTHING_READ
        : await google.readTaskLists(onRead, signal);
      const tasks = toAnnouncementLists(items, await readTasks(db), unreadable);
      onWrite([...leftOut, ...tasks.leftOut]);
      const { records, hashedItems } = tasks;
      const writtenAt = now();
      return await replaceTasks(db, records, {
        ...replaceOptionsFor('announcements', writtenAt, []),
        hashedItems,
        beforeWrite: (trx, diff) =>
          detectAnnouncements(trx, diff, { origin, now: writtenAt, timeZone }),
      });
    },
    async documents(onRead, onWrite) {
      const origin = await originOf('documents');
      const isChosen = chosen.driveFolder !== NOTHING_CHOSEN;
      const { items, leftOut, unreadable } = isChosen
        ? await google.readDrive(onRead, signal)
        : NOTHING_READ;
      const storedTopIds = await readTopIds(db);
      const driveFolder = isChosen ? chosen.driveFolder : undefined;
      const drive = toDocuments(items, { driveFolder, unreadable, storedTopIds });
      onWrite([...leftOut, ...drive.leftOut]);
      const { hashedItems } = drive;
      const writtenAt = now();
      return await replaceDrive(db, drive.items, {
        ...replaceOptionsFor('documents', writtenAt, drive.unreadable),
        hashedItems,
        async beforeWrite(trx, diff) {
          await detectRecordings(trx, drive.items, diff, { origin, now: writtenAt });
          await recordChecksums(trx, drive.recordings);
        },
      });
    },
  };

  const copying = Object.entries(copies).map(([name, copy]) =>
    copySource(name as Source, run, copy, context, options),
  );
  await Promise.all(copying);
  return finishRun(run, now());
}

async function copySource(
  name: Source,
  run: SyncRun,
  copy: Copy,
  context: SyncContext,
  { signal, onProgress }: CopyOptions,
): Promise<void> {
  const { db, now, onError, onSourceFailed } = context;
  const source = run.sources[name];
  const startedAt = now();
  const update = (change: Partial<SourceRun>) => {
    Object.assign(source, change, { durationMs: now() - startedAt });
    onProgress(run);
  };
  update({ state: 'reading' });
  try {
    const allLeftOut: LeftOut[] = [];
    const diff = await copy(
      (read) => update({ read }),
      (leftOut) => {
        // If the lease was lost, another process may be writing.
        signal.throwIfAborted();
        // Set before writing, because the removal guard may stop it.
        for (const one of leftOut) allLeftOut.push(one);
        setLeftOut(source, allLeftOut);
        update({ state: 'writing' });
      },
    );
    for (const one of diff.leftOut) allLeftOut.push(one);
    setLeftOut(source, allLeftOut);
    update({
      state: 'done',
      added: diff.added.length,
      changed: diff.changed.length,
      removed: diff.removed.length,
      unchanged: diff.unchanged,
    });
  } catch (error) {
    const code = codeOf(error, context);
    const { error: message } = errorOf(code);
    onSourceFailed?.({ source: name, code: code.code, message: message ?? '' });
    if (error instanceof LargeRemovalError) {
      const removals = error.removals.map((one) => ({
        ...one,
        title: shorten(one.title),
        parentTitle: shorten(one.parentTitle),
      }));
      update({
        state: 'stopped',
        removed: error.count,
        removals,
        removalsMark: error.hash,
        ...errorOf(code),
      });
    } else {
      if (!(error instanceof GoogleError)) onError(error);
      update({ state: 'failed', ...errorOf(...(await calendarOf(error, db)), code) });
    }
  }
}

/** Contains nothing of the settings, so that it can be logged. */
function codeOf(error: unknown, { isTokenFixed = false }: SyncContext): MessageCode {
  if (error instanceof LargeRemovalError) {
    const { count, hasOtherConfirmed, isOfCalendar } = error;
    const which = hasOtherConfirmed ? 'unconfirmed' : isOfCalendar ? 'calendar' : 'all';
    return { code: 'large_removal', values: [count, which] };
  }
  if (error instanceof GoogleError) {
    return { code: error.kind, values: [error.service, isTokenFixed] };
  }
  if (isLocked(error)) return { code: 'locked' };
  return { code: isUnavailable(error) ? 'database_unavailable' : 'unexpected' };
}

/** Which of several calendars failed. An administrator knows it by its name, and finds it in the settings by its id. */
async function calendarOf(error: unknown, db: Database): Promise<MessageCode[]> {
  if (!(error instanceof GoogleError) || error.calendarId === undefined) return [];
  const { calendarId } = error;
  const calendars = await readCalendars(db).catch(() => []);
  const { name = calendarId } = calendars.find(({ id }) => id === calendarId) ?? {};
  const values = [calendarId, name === calendarId ? '' : shorten(name)];
  return [{ code: 'calendar_unread', values }];
}

function yearsAfter(instant: number, years: number): number {
  const later = new Date(instant);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.getTime();
}

const NAME_MAX_CHARS = 200;

/** Converts the calendars. What Google did not say this time stays as stored; one without a name is shown with its id. */
export function toCalendars(
  calendars: GoogleCalendar[],
  stored: CalendarRecord[],
): CalendarRecord[] {
  return calendars.map(({ id, name, color }, position) => {
    const known = stored.find((calendar) => calendar.id === id);
    const cleaned = cleanText(name.slice(0, NAME_MAX_CHARS)).trim();
    return {
      id,
      name: cleaned || known?.name || id,
      color: color || known?.color || '',
      position,
    };
  });
}
