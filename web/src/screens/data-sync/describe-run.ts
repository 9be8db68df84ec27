import { SOURCES, type SourceRun, type SyncRun } from '@assembly/contract/sync';
import { SOURCE_NAMES } from '../../sync/use-start-sync.ts';

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

/** "2 added, 1 removed, 40 unchanged" */
export function describeCounts(source: SourceRun): string {
  const { added, changed, removed, unchanged, leftOut } = source;
  return joinCounts({ added, changed, removed, unchanged, skipped: leftOut }) || 'empty';
}

const joinCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');

/** "3 added, 1 removed; Documents failed" */
export function describeChanges({ sources }: SyncRun): string {
  const done = SOURCES.filter((name) => sources[name].state === 'done');
  const sum = (what: 'added' | 'changed' | 'removed') =>
    done.reduce((total, name) => total + sources[name][what], 0);
  const failures = SOURCES.filter((name) => sources[name].state !== 'done').map(
    (name) => `${SOURCE_NAMES[name]} ${describeState(sources[name]).toLowerCase()}`,
  );
  const changes =
    joinCounts({ added: sum('added'), changed: sum('changed'), removed: sum('removed') }) ||
    (done.length > 0 ? 'no changes' : '');
  return [changes, failures.join(', ')].filter(Boolean).join('; ');
}

export function describeItemCount(count: number): string {
  if (count === 0) return 'empty';
  return count === 1 ? '1 item' : `${count} items`;
}

const STARTERS: Record<string, string> = {
  schedule: 'the schedule',
  command: 'a command on the server',
  demo: 'the demo',
};

export const describeStarter = ({ startedBy }: SyncRun): string => STARTERS[startedBy] ?? startedBy;
