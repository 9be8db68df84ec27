import { type RecordingTags, recordingTagsSchema } from '@assembly/contract/sermons/sermon';
import { sql } from 'kysely';
import { bumpVersion } from '../database/change-counters.ts';
import { countRows } from '../database/count-rows.ts';
import { idsAsTable, recordsAsTable } from '../database/postgres.ts';
import type { Database, Tx } from '../database/tables.ts';
import { inChunks } from './in-chunks.ts';

export const NO_TAGS: RecordingTags = {
  title: '',
  speaker: '',
  series: '',
  date: '',
  durationSeconds: null,
  chapters: [],
};

/** Null and '' stand for a recording whose tags were not read yet. */
export function parseTags(json: string | null): RecordingTags {
  return json ? recordingTagsSchema.parse(JSON.parse(json)) : NO_TAGS;
}

/** In seconds, by file id, as far as the tags of these files say. */
export async function readDurations(db: Database, fileIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('recordings')
    .select(['fileId', 'tags'])
    .where('fileId', 'in', idsAsTable(db, fileIds))
    .execute();
  return new Map(
    rows.flatMap(({ fileId, tags }) => {
      const { durationSeconds } = parseTags(tags);
      return durationSeconds === null ? [] : [[fileId, durationSeconds]];
    }),
  );
}

/** The content of a file, by Google's checksum. */
export interface FileContent {
  fileId: string;
  checksum: string;
}

/** Call it in the transaction that writes the items. The tags of a replaced file are shown until the new ones are read. */
export async function recordChecksums(trx: Tx, files: FileContent[]): Promise<void> {
  const distinct = [...new Map(files.map((file) => [file.fileId, file])).values()];
  for await (const chunk of inChunks(distinct)) {
    const rows = recordsAsTable(trx, chunk, { fileId: 'text', checksum: 'text' });
    // "where true" tells SQLite that the conflict clause does not belong to a join.
    await sql`insert into recordings ("fileId", "checksum", "readChecksum", "tags")
      select "fileId", "checksum", '', '' from ${rows} as files where true
      on conflict ("fileId") do update set "checksum" = excluded."checksum"
        where recordings."checksum" <> excluded."checksum"`.execute(trx);
  }
}

/** The recordings whose tags were not read yet, the newest first. A file and shortcuts to it are one recording. */
export async function findUnreadRecordings(
  db: Database,
): Promise<(FileContent & { mimeType: string })[]> {
  return await db
    .selectFrom('recordings')
    .innerJoin('drive_items', 'drive_items.targetId', 'recordings.fileId')
    .select(['recordings.fileId', 'recordings.checksum'])
    .select(({ fn }) => fn.max('drive_items.mimeType').as('mimeType'))
    .whereRef('recordings.checksum', '<>', 'recordings.readChecksum')
    .groupBy(['recordings.fileId', 'recordings.checksum'])
    .orderBy(({ fn }) => fn.max('drive_items.createdDate'), 'desc')
    .execute();
}

export interface ReadFile extends FileContent {
  tags: RecordingTags;
}

/** Stores the tags and announces the change, unless a file was replaced or removed meanwhile. */
export async function writeTags(db: Database, files: ReadFile[]): Promise<void> {
  if (files.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { fileId, checksum, tags } of files) {
      await trx
        .updateTable('recordings')
        .set({ readChecksum: checksum, tags: JSON.stringify(tags) })
        .where('fileId', '=', fileId)
        .where('checksum', '=', checksum)
        .execute();
    }
    await bumpVersion(trx, 'documents', await countRows(trx.selectFrom('drive_items')));
  });
}

export async function deleteGoneRecordings(db: Database): Promise<void> {
  await db
    .deleteFrom('recordings')
    .where('fileId', 'not in', db.selectFrom('drive_items').select('targetId'))
    .execute();
}
