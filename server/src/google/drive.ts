import { z } from 'zod';
import type { Client } from './client.ts';
import { type OnProgress, page, readList } from './read-list.ts';
import { flag, id, many, one, type Sent, text } from './sent-fields.ts';
import type { ReadSource } from './validate-items.ts';

/** As many as Google allows: the fewer the pages, the larger the drive that comes in time. */
export const DRIVE_PAGE_SIZE = 1000;

/** By which Google marks what leads elsewhere. */
export const SHORTCUT_TYPE = 'application/vnd.google-apps.shortcut';

const sent = {
  id,
  title: text,
  mimeType: text,
  parents: many({ id, isRoot: flag }),
  thumbnailLink: text,
  webContentLink: text,
  originalFilename: text,
  fileSize: text,
  createdDate: text,
  iconLink: text,
  embedLink: text,
  shortcutDetails: one({ targetId: text, targetMimeType: text }),
};

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

function take(item: Sent<typeof sent>): DriveItem {
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
  signal: AbortSignal,
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
    signal,
  });
}
