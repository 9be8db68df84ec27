import { z } from 'zod';
import type { Client } from './client.ts';
import { type OnProgress, page, readList } from './read-list.ts';
import { flag, id, type ReadSource, text } from './take-items.ts';

const PAGE_SIZE = 1000;

const driveItem = z
  .object({
    id,
    title: text,
    mimeType: text,
    /** None at all: a file that somebody shared. */
    parents: z
      .array(z.object({ id, isRoot: flag }))
      .nullish()
      .transform((value) => value ?? []),
    thumbnailLink: text,
    webContentLink: text,
    originalFilename: text,
    /** Bytes, in digits; '' on folders, shortcuts and Google's own documents. */
    fileSize: text,
    createdDate: text,
    iconLink: text,
    embedLink: text,
    shortcutDetails: z.object({ targetId: text, targetMimeType: text }).nullish(),
  })
  .transform(({ shortcutDetails, ...item }) => ({
    ...item,
    /** Where a shortcut leads, possibly nowhere or in a circle. */
    shortcut: shortcutDetails ?? undefined,
  }));

export type DriveItem = z.infer<typeof driveItem>;

/** A search that Google gave up early must not pass for the whole drive. */
const wholePage = page.extend({ incompleteSearch: z.literal(false).optional() });

/** Every file and folder that is not in the bin. */
export async function readDrive(
  client: Client,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<ReadSource<DriveItem>> {
  return await readList(client, {
    ask: {
      service: 'Drive',
      notFound: 'not_found',
      path: '/drive/v2/files',
      query: { maxResults: String(PAGE_SIZE), q: 'trashed=false' },
      by: 'token',
    },
    page: wholePage,
    item: driveItem,
    seen: new Set(),
    onProgress,
    signal,
  });
}
