import { FOLDER_TYPE } from '@assembly/contract/document';
import { FILE_COUNT_MAX, type FileCount } from '@assembly/contract/settings';
import { z } from 'zod';
import type { Client } from './client.ts';
import { GoogleError } from './google-error.ts';
import { escapeForQuery } from './read-folders.ts';
import { id, page, text } from './read-list.ts';

const PAGE_SIZE = 1000;
const REQUESTS_MAX = 20;
/** In one request, so that its address does not become too long. */
const FOLDERS_MAX = 40;

const counted = page.extend({ items: z.array(z.object({ id, mimeType: text })) });

/** How many files are in a folder and in those inside it, level by level; by default in the whole drive. */
export async function countFiles(
  client: Client,
  folder: string | undefined,
  signal: AbortSignal,
): Promise<FileCount> {
  const found = new Set([folder || 'root']);
  const waiting = [...found];
  let files = 0;
  let pageToken: string | undefined;
  let parents: string[] = [];
  for (let requests = 0; waiting.length > 0 || pageToken; requests += 1) {
    if (requests === REQUESTS_MAX || files > FILE_COUNT_MAX) return { files, isMore: true };
    if (!pageToken) parents = waiting.splice(0, FOLDERS_MAX);
    const isInside = parents.map((parent) => `'${escapeForQuery(parent)}' in parents`).join(' or ');
    const reply = await client.getJson(
      {
        service: 'Drive',
        notFound: 'listed_folder_not_found',
        auth: 'token',
        path: '/drive/v2/files',
        query: {
          q: `(${isInside}) and trashed = false`,
          maxResults: String(PAGE_SIZE),
          fields: 'nextPageToken,items(id,mimeType)',
          ...(pageToken && { pageToken }),
        },
      },
      signal,
    );
    const { success, data } = counted.safeParse(reply);
    if (!success) throw new GoogleError('not_understood', 'Drive');
    for (const item of data.items) {
      if (item.mimeType !== FOLDER_TYPE) files += 1;
      else if (!found.has(item.id)) {
        found.add(item.id);
        waiting.push(item.id);
      }
    }
    pageToken = data.nextPageToken;
  }
  return { files, isMore: false };
}
