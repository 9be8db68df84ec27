import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { inChunks } from './in-chunks.ts';
import { withoutCopies } from './recordings.ts';

/** How an attachment of an event is stored. */
const attachmentSchema = z.object({ title: z.string(), url: z.string(), fileId: z.string() });
export type StoredAttachment = z.infer<typeof attachmentSchema>;

/** Empty if it cannot be read: the event is more important. */
export function parseAttachments(json: string): StoredAttachment[] {
  if (json === '[]') return [];
  try {
    return z.array(attachmentSchema).parse(JSON.parse(json));
  } catch {
    return [];
  }
}

/** By Google's file id, the id of the synced document: the file itself, or else a shortcut to it. */
export async function findAttachedDocuments(
  db: Database,
  fileIds: string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const chunk of inChunks(fileIds)) {
    const rows = await db
      .selectFrom('drive_items')
      .select(['id', 'targetId'])
      .where('targetId', 'in', chunk)
      .where('isFolder', '=', 0)
      .orderBy('id')
      .execute();
    for (const { id, targetId } of withoutCopies(rows)) found.set(targetId, id);
  }
  return found;
}
