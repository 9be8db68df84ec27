import { z } from 'zod';
import type { Client } from './client.ts';
import type { Pace } from './pace.ts';
import { type OnProgress, page, readList } from './read-list.ts';
import { flag, id, type ReadSource, text } from './take-items.ts';

/** Google allows 1000; with half of that a page's leavings never fill the memory. */
export const DRIVE_PAGE_SIZE = 500;

const sent = z.object({
  id,
  title: text,
  mimeType: text,
  parents: z.array(z.object({ id, isRoot: flag })).nullish(),
  thumbnailLink: text,
  webContentLink: text,
  originalFilename: text,
  fileSize: text,
  createdDate: text,
  iconLink: text,
  embedLink: text,
  shortcutDetails: z.object({ targetId: text, targetMimeType: text }).nullish(),
});

/** What is missing is ''. */
export interface DriveItem {
  id: string;
  title: string;
  mimeType: string;
  /** None at all: a file that somebody shared. */
  parents: { id: string; isRoot: boolean }[];
  thumbnailLink: string;
  webContentLink: string;
  originalFilename: string;
  /** Bytes, in digits; '' on folders, shortcuts and Google's own documents. */
  fileSize: string;
  createdDate: string;
  iconLink: string;
  embedLink: string;
  /** Where a shortcut leads, possibly nowhere or in a circle. */
  shortcut: { targetId: string; targetMimeType: string } | undefined;
}

function take(item: z.infer<typeof sent>): DriveItem {
  const to = item.shortcutDetails;
  return {
    id: item.id,
    title: item.title ?? '',
    mimeType: item.mimeType ?? '',
    parents: (item.parents ?? []).map(({ id, isRoot }) => ({ id, isRoot: isRoot ?? false })),
    thumbnailLink: item.thumbnailLink ?? '',
    webContentLink: item.webContentLink ?? '',
    originalFilename: item.originalFilename ?? '',
    fileSize: item.fileSize ?? '',
    createdDate: item.createdDate ?? '',
    iconLink: item.iconLink ?? '',
    embedLink: item.embedLink ?? '',
    shortcut: to
      ? { targetId: to.targetId ?? '', targetMimeType: to.targetMimeType ?? '' }
      : undefined,
  };
}

/** A search that Google gave up early must not pass for the whole drive. */
const wholePage = page.extend({ incompleteSearch: z.literal(false).optional() });

/** Every file and folder that is not in the bin. */
export async function readDrive(
  client: Client,
  onProgress: OnProgress,
  pace: Pace,
): Promise<ReadSource<DriveItem>> {
  return await readList(client, {
    ask: {
      service: 'Drive',
      notFound: 'not_found',
      path: '/drive/v2/files',
      query: { maxResults: String(DRIVE_PAGE_SIZE), q: 'trashed=false' },
      by: 'token',
    },
    page: wholePage,
    item: { sent, take },
    seen: new Set(),
    onProgress,
    pace,
  });
}
