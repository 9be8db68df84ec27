import type { Source, SourceRun, SyncRun } from '@assembly/contract/sync';

/** Up to this factor of the expected count, the bar waits at the end of reading. */
const MAX_GROWTH = 1.1;
/** The rest of the bar is for saving. */
const READ_SHARE = 0.9;

/**
 * A source's progress from 0 to 1. Google does not say how many items there are, so the count of the
 * last run is used. Null without one, or when the source has grown far beyond it.
 */
export function progressOf(source: SourceRun, expected: number | null): number | null {
  switch (source.state) {
    case 'waiting':
      return 0;
    case 'reading':
      if (!expected || source.read > expected * MAX_GROWTH) return null;
      return READ_SHARE * Math.min(1, source.read / expected);
    case 'writing':
      return READ_SHARE;
    default:
      return 1;
  }
}

/** The number of items in the last successful run. */
export function expectedOf(source: Source, earlier: SyncRun[]): number | null {
  const last = earlier.find((run) => run.sources[source].state === 'done');
  return last?.sources[source].read || null;
}
