import { CALENDAR_WINDOW_YEARS } from '@assembly/contract/limits';
import type { LeftOut, Source, SourceRun, SyncRun } from '@assembly/contract/sync';
import type { CalendarItem } from '../google/calendar.ts';
import type { Google } from '../google/create-google.ts';
import { GoogleError } from '../google/google-error.ts';
import { readTopFolderIds, replaceDrive } from '../store/content/drive.ts';
import { replaceEvents } from '../store/content/events.ts';
import { LargeRemovalError, NOTHING_CONFIRMED } from '../store/content/removal-guard.ts';
import type { RowDiff } from '../store/content/replace-rows.ts';
import { readTasks, replaceTasks } from '../store/content/tasks.ts';
import { isUnavailable } from '../store/database/store-error.ts';
import type { Database } from '../store/database/tables.ts';
import { finishRun, setLeftOut, shorten } from './sync-run.ts';
import { toAnnouncements } from './to-announcement.ts';
import { toDocuments } from './to-document.ts';
import { toEvent } from './to-event.ts';

export interface SyncContext {
  db: Database;
  google: Google;
  /** What it signs in with. */
  refreshToken: string;
  timeZone: string;
  /** Only what lies below this folder is taken, if one is named. */
  driveFolder: string | undefined;
  now: () => number;
  /** What nobody foresaw, for the log. */
  onError: (error: unknown) => void;
}

/** Of which sources an administrator lets go what was seen to go, each by its mark. */
export type Confirmed = Partial<Record<Source, string | undefined>>;

export interface RunOptions {
  confirmed: Confirmed;
  /** Told of every step; the record is the run as it stands. */
  onProgress: (run: SyncRun) => void;
  signal: AbortSignal;
}

/** What a source does: read all of it, say what of it cannot be taken, then swap it in one transaction. */
type Copy = (
  onRead: (count: number) => void,
  onWrite: (leftOut: LeftOut[]) => void,
) => Promise<RowDiff<{ id: string }>>;

/** Copies the three sources, each on its own: one that fails keeps its old data and does not hold up the others. */
export async function copySources(
  parts: SyncContext,
  run: SyncRun,
  options: RunOptions,
): Promise<SyncRun> {
  const { db, google, timeZone, driveFolder, now } = parts;
  const { confirmed, signal } = options;
  const optionsFor = (source: Source, unread: string[]) => ({
    confirmed: confirmed[source] ?? NOTHING_CONFIRMED,
    now: now(),
    unread,
  });

  const copies: Record<Source, Copy> = {
    async events(onRead, onWrite) {
      const from = now();
      const window = { from, to: yearsAfter(from, CALENDAR_WINDOW_YEARS) };
      const make = (item: CalendarItem) => toEvent(item, timeZone);
      const { items, leftOut, unread } = await google.readCalendar(window, make, onRead, signal);
      onWrite(leftOut);
      return await replaceEvents(db, items, optionsFor('events', unread));
    },
    async announcements(onRead, onWrite) {
      const { items, leftOut, unread } = await google.readTaskLists(onRead, signal);
      const tasks = toAnnouncements(items, await readTasks(db), unread);
      onWrite([...leftOut, ...tasks.leftOut]);
      return await replaceTasks(db, tasks.records, optionsFor('announcements', []));
    },
    async documents(onRead, onWrite) {
      const { items, leftOut, unread } = await google.readDrive(onRead, signal);
      const storedTop = await readTopFolderIds(db);
      const drive = toDocuments(items, { top: driveFolder, unread, storedTop });
      onWrite([...leftOut, ...drive.leftOut]);
      return await replaceDrive(db, drive, optionsFor('documents', drive.unread));
    },
  };

  const copying = Object.entries(copies).map(([name, copy]) =>
    copySource(run.sources[name as Source], copy, parts, signal, () => options.onProgress(run)),
  );
  await Promise.all(copying);
  return finishRun(run, now());
}

async function copySource(
  source: SourceRun,
  copy: Copy,
  { now, onError }: SyncContext,
  signal: AbortSignal,
  tell: () => void,
): Promise<void> {
  const startedAt = now();
  const enter = (change: Partial<SourceRun>) => {
    Object.assign(source, change, { durationMs: now() - startedAt });
    tell();
  };
  enter({ state: 'reading' });
  try {
    const allLeftOut: LeftOut[] = [];
    const plan = await copy(
      (read) => enter({ read }),
      (leftOut) => {
        // Whoever has taken over the lease meanwhile is writing now.
        signal.throwIfAborted();
        // Noted before the swap, which may stop for the very reason that so much was left out.
        for (const one of leftOut) allLeftOut.push(one);
        setLeftOut(source, allLeftOut);
        enter({ state: 'writing' });
      },
    );
    for (const one of plan.leftOut) allLeftOut.push(one);
    setLeftOut(source, allLeftOut);
    enter({
      state: 'done',
      added: plan.added.length,
      changed: plan.changed.length,
      removed: plan.removed.length,
      unchanged: plan.unchanged,
    });
  } catch (error) {
    if (error instanceof LargeRemovalError) {
      const removals = error.removals.map((one) => ({
        ...one,
        title: shorten(one.title),
        place: shorten(one.place),
      }));
      enter({
        state: 'stopped',
        removed: error.count,
        removals,
        removalsMark: error.mark,
        error: stoppedSentence(error),
      });
    } else {
      if (!(error instanceof GoogleError)) onError(error);
      enter({ state: 'failed', error: failedSentence(error) });
    }
  }
}

function stoppedSentence({ count, isAskedAgain }: LargeRemovalError): string {
  const reason = isAskedAgain
    ? 'others than those that were confirmed'
    : 'more than half of what is there';
  return `${count} items would be removed, ${reason}. Check in Google that this is meant, then confirm.`;
}

function failedSentence(error: unknown): string {
  if (error instanceof GoogleError) return error.message;
  if (isUnavailable(error)) {
    return 'The database could not be written. Check that there is room on the disk, then sync again.';
  }
  return 'Something went wrong on our side, and the old data was kept. Sync again; if it stays so, look into the log.';
}

function yearsAfter(instant: number, years: number): number {
  const later = new Date(instant);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.getTime();
}
