import { type Notice, notices } from '@assembly/contract/messages';
import { SOURCES, type Source, type SourceRun, type SyncRun } from '@assembly/contract/sync';
import { formatList } from '../browser/locale/format-list.ts';

export const SOURCE_NAMES: Record<Source, string> = {
  events: 'Events',
  announcements: 'Announcements',
  documents: 'Documents',
};

export const SOURCE_ORIGINS: Record<Source, string> = {
  events: 'from Google Calendar',
  announcements: 'from Google Tasks',
  documents: 'from Google Drive',
};

const STATES: Record<SourceRun['state'], string> = {
  waiting: 'Waiting',
  reading: 'Reading from Google',
  writing: 'Saving',
  done: 'Done',
  failed: 'Failed',
  stopped: 'Stopped',
  interrupted: 'Interrupted',
};

export const describeState = ({ state }: SourceRun): string => STATES[state];

/** "2 added, 1 removed, 40 unchanged"; for announcements "2 lists added", because tasks are read. */
export function describeCounts(name: Source, source: SourceRun): string {
  const { added, changed, removed, unchanged, leftOut } = source;
  const counts: [number, string][] = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
    [unchanged, 'unchanged'],
    [leftOut, 'left out'],
  ];
  const nonZero = counts.filter(([count]) => count > 0);
  const texts = nonZero.map(([count, what], index) =>
    index === 0 && name === 'announcements' && what !== 'left out'
      ? `${describeItemCount(name, count)} ${what}`
      : `${count} ${what}`,
  );
  return texts.join(', ') || 'empty';
}

/** "3 added, 1 removed; Documents failed" */
export function describeChanges({ sources }: SyncRun): string {
  const done = SOURCES.filter((name) => sources[name].state === 'done');
  const counts = (['added', 'changed', 'removed'] as const)
    .map((what) => [done.reduce((sum, name) => sum + sources[name][what], 0), what] as const)
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`);
  const failures = SOURCES.filter((name) => sources[name].state !== 'done').map(
    (name) => `${SOURCE_NAMES[name]} ${describeState(sources[name]).toLowerCase()}`,
  );
  const changes = counts.join(', ') || (done.length > 0 ? 'no changes' : '');
  return [changes, failures.join(', ')].filter(Boolean).join('; ');
}

/** An announcement is a list of tasks. */
export function describeItemCount(name: Source, count: number): string {
  if (count === 0) return 'empty';
  const item = name === 'announcements' ? 'list' : 'item';
  return count === 1 ? `1 ${item}` : `${count} ${item}s`;
}

/** For announcements, both lists and tasks are read. */
export const describeReadCount = (name: Source, count: number): string =>
  name === 'announcements' ? `${count} tasks and lists` : describeItemCount(name, count);

const STARTERS: Record<string, string> = {
  schedule: 'the schedule',
  command: 'a command on the server',
  demo: 'the demo',
};

export const describeStarter = ({ startedBy }: SyncRun): string => STARTERS[startedBy] ?? startedBy;

/** Success only if all three sources were synced. The same error is shown once. */
export function runNotice({ sources }: SyncRun): Notice {
  const failed = SOURCES.filter((name) => sources[name].state !== 'done');
  if (failed.length === 0) return notices.syncDone;
  const byError = new Map<string, typeof failed>();
  for (const name of failed) {
    const error = sources[name].error ?? 'This did not finish. Sync again.';
    byError.set(error, [...(byError.get(error) ?? []), name]);
  }
  const texts = [...byError].map(([error, names]) =>
    // Whatever stops all of them, such as an expired sign-in, is about Google as a whole.
    names.length === SOURCES.length
      ? error
      : `${formatList(names.map((name) => SOURCE_NAMES[name]))}: ${error}`,
  );
  return { severity: 'error', text: texts.join('\n') };
}
