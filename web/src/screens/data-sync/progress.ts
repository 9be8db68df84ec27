import type { Source, SourceRun, SyncRun } from '@assembly/contract/sync';

/** How far beyond what was expected the bar still waits at the end of the reading. */
const GROWN_BY_MOST = 1.1;
/** Saving takes the last part of the way. */
const READ_SHARE = 0.9;

/**
 * How far a source has come, from 0 to 1. Google does not say beforehand how much there is: the last
 * run tells about how much to expect. Null when nothing does,
 * or no longer: a source that has grown far beyond would stand still for most of the reading.
 */
export function progressOf(source: SourceRun, expected: number | null): number | null {
  switch (source.state) {
    case 'waiting':
      return 0;
    case 'reading':
      if (!expected || source.read > expected * GROWN_BY_MOST) return null;
      return READ_SHARE * Math.min(1, source.read / expected);
    case 'writing':
      return READ_SHARE;
    default:
      return 1;
  }
}

/** How much the source held when it was last copied. */
export function expectedOf(source: Source, earlier: SyncRun[]): number | null {
  const last = earlier.find((run) => run.sources[source].state === 'done');
  return last?.sources[source].read || null;
}
