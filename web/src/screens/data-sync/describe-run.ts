import { type Removal, SOURCES, type SourceRun, type SyncRun } from '@assembly/contract/sync';
import { dayFormat } from '../../browser/locale/format-time.ts';
import { t } from '../../browser/locale/messages.ts';

/** "2 added, 1 removed, 40 unchanged" */
export function describeCounts(source: SourceRun): string {
  const { added, changed, removed, unchanged, leftOut } = source;
  return joinCounts({ added, changed, removed, unchanged, skipped: leftOut }) || t.sync.items(0);
}

type Counted = keyof typeof t.sync.history.counts;

function joinCounts(counts: Partial<Record<Counted, number>>): string {
  const { counts: messages, join } = t.sync.history;
  const shown = (Object.entries(counts) as [Counted, number][]).filter(([, count]) => count > 0);
  return join(shown.map(([what, count]) => messages[what](count)));
}

/** "3 added, 1 removed; Documents failed" */
export function describeChanges({ sources }: SyncRun): string {
  const { join, noChanges, summary, unfinished } = t.sync.history;
  const done = SOURCES.filter((name) => sources[name].state === 'done');
  const sum = (what: 'added' | 'changed' | 'removed') =>
    done.reduce((total, name) => total + sources[name][what], 0);
  const failures = SOURCES.flatMap((name) => {
    const { state } = sources[name];
    return state === 'done' ? [] : unfinished[state](t.shared.sources[name]);
  });
  const changes =
    joinCounts({ added: sum('added'), changed: sum('changed'), removed: sum('removed') }) ||
    (done.length > 0 ? noChanges : '');
  return summary([changes, join(failures)].filter(Boolean));
}

/** "by Ada Admin" or "by the schedule" */
export function describeStarter({ startedBy }: SyncRun): string {
  const { person, ...others } = t.sync.history.startedBy;
  return (others as Record<string, string>)[startedBy] ?? person(startedBy);
}

/** "52 times" and "19 Nov 2026 – 12 Nov 2027", or "a folder in Archive" */
export function describeRemoval({ count, from, to, parentTitle, isFolder }: Removal): string[] {
  const { times, folder, folderIn, inside } = t.sync.removals.details;
  const details: string[] = [];
  if (count > 1) details.push(times(count));
  if (from !== null && to !== null) details.push(dayFormat().formatRange(from, to));
  if (isFolder) details.push(parentTitle ? folderIn(parentTitle) : folder);
  else if (parentTitle) details.push(inside(parentTitle));
  return details;
}
