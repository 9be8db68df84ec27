import type { Source, SourceRun, SyncRun } from '@assembly/contract/sync';

/** Saving takes the last part of the way. */
const READ_SHARE = 0.9;

/**
 * How far a source has come, from 0 to 1. Google does not say beforehand how much there is: the last
 * run tells about how much to expect. Null when nothing does.
 */
export function progressOf(source: SourceRun, expected: number | null): number | null {
  switch (source.state) {
    case 'waiting':
      return 0;
    case 'reading':
      return expected ? READ_SHARE * Math.min(1, source.read / expected) : null;
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
