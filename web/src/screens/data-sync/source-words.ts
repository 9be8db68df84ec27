import { type Notice, notices } from '@assembly/contract/messages';
import { SOURCES, type Source, type SourceRun, type SyncRun } from '@assembly/contract/sync';

export const SOURCE_NAMES: Record<Source, string> = {
  events: 'Events',
  announcements: 'Announcements',
  documents: 'Documents',
};

export const COPIED_FROM: Record<Source, string> = {
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

export const stateInWords = ({ state }: SourceRun): string => STATES[state];

/** "2 added, 1 removed, 40 unchanged" */
export function countsInWords(source: SourceRun): string {
  const { added, changed, removed, unchanged, leftOut } = source;
  const counts: [number, string][] = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
    [unchanged, 'unchanged'],
    [leftOut, 'left out'],
  ];
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return told.join(', ') || 'nothing there';
}

export const itemsInWords = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

const STARTERS: Record<string, string> = {
  schedule: 'the schedule',
  command: 'a command on the server',
  demo: 'the demo',
};

export const starterInWords = ({ startedBy }: SyncRun): string => STARTERS[startedBy] ?? startedBy;

/** What did not work, each with the source's name, what happened and what to do. */
export function faultsOf({ sources }: SyncRun): string[] {
  return SOURCES.filter((name) => sources[name].state !== 'done').map(
    (name) => `${SOURCE_NAMES[name]}: ${sources[name].error ?? 'This did not finish. Sync again.'}`,
  );
}

/** Success is told only if all three sources were copied. */
export function noticeOf(run: SyncRun): Notice {
  const faults = faultsOf(run);
  if (faults.length === 0) return notices.syncDone;
  return { severity: 'error', text: faults.join(' ') };
}
