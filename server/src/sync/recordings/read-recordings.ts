import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import type { RecordingTags } from '@assembly/contract/sermons/sermon';
import type { Google } from '../../google/create-google.ts';
import { GoogleError, type GoogleErrorKind } from '../../google/google-error.ts';
import {
  deleteGoneRecordings,
  findUnreadRecordings,
  NO_TAGS,
  type ReadFile,
  writeTags,
} from '../../store/content/recording-tags.ts';
import { acquireLease } from '../../store/database/lease.ts';
import type { Database } from '../../store/database/tables.ts';
import type { ParseOrder } from './parse-tags-main.ts';
import { type FileEnds, readEnds } from './read-ends.ts';

const LEASE = 'recordings';
const FILE_MAX_MS = 1 * MINUTE_MS;
const PARSE_MAX_MS = 10 * SECOND_MS;
const PARSE_MEMORY_MAX_MB = 128;
const PARSER_MODULE = new URL('./parse-tags-main.ts', import.meta.url);
/** Each change makes every open browser refetch. */
const WRITE_EVERY_MS = 30 * SECOND_MS;
/** Then Google cannot be reached, rather than a file. */
const FAILURES_MAX = 3;
/** What Google says about one file, and will say again. */
const UNREADABLE: ReadonlySet<GoogleErrorKind> = new Set(['file_not_found', 'not_downloadable']);

export interface ReadRecordingsContext {
  db: Database;
  databaseUrl: string;
  google: Pick<Google, 'openFile'>;
}

/**
 * Reads the tags of new and replaced recordings, one after the other. A file is not read again until its content changes,
 * even if it has no tags. One that Google does not send now is tried again after the next sync.
 */
export async function readNewRecordings(context: ReadRecordingsContext): Promise<void> {
  // Another process may be reading.
  const lease = await acquireLease(context.databaseUrl, LEASE);
  if (!lease) return;
  try {
    await deleteGoneRecordings(context.db);
    await readAll(context, lease.lost);
  } finally {
    await lease.release();
  }
}

async function readAll(
  { db, google }: ReadRecordingsContext,
  leaseLost: AbortSignal,
): Promise<void> {
  let read: ReadFile[] = [];
  let failures = 0;
  let writtenAt = performance.now();
  for (const { fileId, checksum, mimeType } of await findUnreadRecordings(db)) {
    if (failures === FAILURES_MAX || leaseLost.aborted) break;
    const signal = AbortSignal.any([leaseLost, AbortSignal.timeout(FILE_MAX_MS)]);
    try {
      const ends = await readEnds(google, fileId, signal);
      read.push({ fileId, checksum, tags: await parseTags(ends, mimeType) });
      failures = 0;
    } catch (error) {
      if (error instanceof GoogleError && UNREADABLE.has(error.kind)) {
        read.push({ fileId, checksum, tags: NO_TAGS });
      } else failures += 1;
    }
    if (performance.now() - writtenAt < WRITE_EVERY_MS) continue;
    await writeTags(db, read);
    read = [];
    writtenAt = performance.now();
  }
  await writeTags(db, read);
}

/** In a thread that can be ended: a broken or hostile file may keep the library busy forever, or use up the memory. */
export async function parseTags(
  ends: FileEnds,
  mimeType: string,
  limitMs = PARSE_MAX_MS,
): Promise<RecordingTags> {
  const worker = new Worker(PARSER_MODULE, {
    workerData: { ends, mimeType } satisfies ParseOrder,
    resourceLimits: { maxOldGenerationSizeMb: PARSE_MEMORY_MAX_MB },
  });
  try {
    const [tags] = await once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
    return tags;
  } catch {
    return NO_TAGS;
  } finally {
    await worker.terminate();
  }
}
