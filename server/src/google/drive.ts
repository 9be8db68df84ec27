import { z } from 'zod';
import type { Client } from './client.ts';
import { GoogleError } from './google-error.ts';
import { flag, id, type OnProgress, page, type ReadResult, readList, text } from './read-list.ts';

/** Google's maximum: with fewer pages, a larger drive can be read in time. */
export const DRIVE_PAGE_SIZE = 1000;

const schema = z.object({
  id,
  title: text,
  mimeType: text,
  /** Empty for a file that another account shared. */
  parents: z
    .array(z.object({ id, isRoot: flag }))
    .nullish()
    .transform((sent) => sent ?? []),
  originalFilename: text,
  /** Bytes, as decimal text; '' for folders, shortcuts and Google's own documents. */
  fileSize: text,
  createdDate: text,
  modifiedDate: text,
  md5Checksum: text,
  shortcutDetails: z.object({ targetId: text, targetMimeType: text }).nullish(),
});

export type DriveItem = ReturnType<typeof toItem>;

function toItem({ md5Checksum, modifiedDate, shortcutDetails, ...item }: z.infer<typeof schema>) {
  return {
    ...item,
    /** Changes with the content. Google's own documents have no checksum. */
    revision: md5Checksum || modifiedDate,
    /** The target may not exist, or may lead back to the shortcut. */
    shortcut: shortcutDetails ?? undefined,
  };
}

/** Google may return an incomplete search: such a page must not be treated as the whole drive. */
const completePage = page.extend({ incompleteSearch: z.literal(false).optional() });

/** Every file and folder that is not in the trash. */
export async function readDrive(
  client: Client,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ReadResult<DriveItem>> {
  return await readList(client, {
    request: {
      service: 'Drive',
      notFound: 'not_found',
      path: '/drive/v2/files',
      query: { maxResults: String(DRIVE_PAGE_SIZE), q: 'trashed=false' },
      auth: 'token',
    },
    page: completePage,
    schema,
    toItem,
    onProgress,
    signal,
  });
}

const EMAIL_MAX_CHARS = 254;

const about = z.object({
  user: z.object({
    // As PostgreSQL can store it.
    emailAddress: z
      .string()
      .transform((text) => text.slice(0, EMAIL_MAX_CHARS).replaceAll('\0', '').toWellFormed()),
  }),
});

export async function readAccount(client: Client, signal: AbortSignal): Promise<string> {
  const reply = await client.getJson(
    {
      service: 'Drive',
      notFound: 'not_found',
      path: '/drive/v2/about',
      query: { fields: 'user/emailAddress' },
      auth: 'token',
    },
    signal,
  );
  const { success, data } = about.safeParse(reply);
  if (!success) throw new GoogleError('not_understood', 'Drive');
  return data.user.emailAddress;
}
