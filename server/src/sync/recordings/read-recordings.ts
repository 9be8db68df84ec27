import { MINUTE_MS, SECOND_MS } from '@assembly/contract/limits';
import type { Google } from '../../google/create-google.ts';
import { GoogleError, type GoogleErrorKind } from '../../google/google-error.ts';
import {
  deleteGoneRecordings,
  findUnreadRecording,
  NO_TAGS,
  type ReadFile,
  writeTags,
} from '../../store/content/recording-tags.ts';
import { acquireLease } from '../../store/database/lease.ts';
import type { Database } from '../../store/database/tables.ts';
import { readEnds } from './read-ends.ts';
import { createTagParser, type TagParser } from './tag-parser.ts';

const LEASE = 'recordings';
const FILE_MAX_MS = 1 * MINUTE_MS;
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
  const parser = createTagParser();
  try {
    await deleteGoneRecordings(context.db);
    await readAll(context, parser, lease.lost);
  } finally {
    await parser.close();
    await lease.release();
  }
}

async function readAll(
  { db, google }: ReadRecordingsContext,
  parser: TagParser,
  signal: AbortSignal,
): Promise<void> {
  const tried: string[] = [];
  let read: ReadFile[] = [];
  let failures = 0;
  let writtenAt = performance.now();
  while (failures < FAILURES_MAX && !signal.aborted) {
    const file = await findUnreadRecording(db, tried);
    if (!file) break;
    const { fileId, checksum, mimeType } = file;
    tried.push(fileId);
    try {
      const ends = await readEnds(
        google,
        fileId,
        AbortSignal.any([signal, AbortSignal.timeout(FILE_MAX_MS)]),
      );
      read.push({ fileId, checksum, tags: await parser.parse(ends, mimeType) });
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
