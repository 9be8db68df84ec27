import { FOLDER_TYPE } from '@assembly/contract/document';
import { type Choice, FILE_COUNT_MAX, type FileCount } from '@assembly/contract/settings';
import { compareTitles } from '@assembly/contract/text/compare-titles';
import { titleOr } from '@assembly/contract/text/title-or';
import { z } from 'zod';
import type { ApiRequest, Client } from './client.ts';
import { GoogleError } from './google-error.ts';
import { flag, id, page, readList, text } from './read-list.ts';

const PAGE_SIZE = 1000;
/** A folder may be shared in a way that its parents lead in circles or nowhere. */
const PATH_MAX = 30;

export interface Folders {
  items: Choice[];
  /** From below the top of the drive to the folder that is listed, which is the last. */
  path: Choice[];
}

export interface FoldersQuery {
  /** The folder whose subfolders are listed; by default the top of the drive. */
  parent?: string | undefined;
  /** Lists folders anywhere with a word in their name that begins with this text instead. */
  search?: string | undefined;
}

/** By name. At the top of the drive, also the folders that others have shared with the account. */
export async function readFolders(
  client: Client,
  { parent, search }: FoldersQuery,
  signal: AbortSignal,
): Promise<Folders> {
  const find = (...conditions: string[]) =>
    Promise.all(conditions.map((condition) => findFolders(client, condition, signal)));
  const [found, path] = await Promise.all([
    search
      ? find(`title contains '${escapeForQuery(search)}'`)
      : parent
        ? find(`'${escapeForQuery(parent)}' in parents`)
        : find("'root' in parents", 'sharedWithMe'),
    parent && !search ? readPath(client, parent, signal) : [],
  ]);
  return { items: found.flat().sort((a, b) => compareTitles(a.name, b.name)), path };
}

async function findFolders(client: Client, condition: string, signal: AbortSignal) {
  const isFolder = `mimeType = '${FOLDER_TYPE}'`;
  const items = await findItems(client, `${condition} and ${isFolder}`, signal);
  return items.map(toChoice);
}

async function findItems(
  client: Client,
  condition: string,
  signal: AbortSignal,
  seen = new Set<string>(),
) {
  const { items } = await readList(client, {
    request: {
      ...driveRequest,
      path: '/drive/v2/files',
      query: {
        q: `${condition} and trashed = false`,
        maxResults: String(PAGE_SIZE),
        fields: 'nextPageToken,items(id,title,mimeType)',
      },
    },
    page,
    schema: z.object({ id, title: text, mimeType: text }),
    toItem: (item) => item,
    seen,
    signal,
  });
  return items;
}

const REQUESTS_MAX = 20;
/** In one request, so that its address does not become too long. */
const PARENTS_MAX = 40;

/** How many files are in a folder and in those inside it, level by level; by default in the whole drive. */
export async function countFiles(
  client: Client,
  folder: string | undefined,
  signal: AbortSignal,
): Promise<FileCount> {
  const seen = new Set<string>();
  const waiting = [folder || 'root'];
  let files = 0;
  for (let requests = 0; waiting.length > 0; requests += 1) {
    if (requests === REQUESTS_MAX || files > FILE_COUNT_MAX) return { files, isMore: true };
    const parents = waiting.splice(0, PARENTS_MAX);
    const isInside = parents.map((parent) => `'${escapeForQuery(parent)}' in parents`).join(' or ');
    for (const item of await findItems(client, `(${isInside})`, signal, seen)) {
      if (item.mimeType === FOLDER_TYPE) waiting.push(item.id);
      else files += 1;
    }
  }
  return { files, isMore: false };
}

const driveRequest = {
  service: 'Drive',
  notFound: 'listed_folder_not_found',
  auth: 'token',
} as const satisfies Partial<ApiRequest>;

const folderSchema = z.object({
  id,
  title: text,
  parents: z.array(z.object({ id, isRoot: flag })).nullish(),
});

async function readPath(client: Client, folder: string, signal: AbortSignal): Promise<Choice[]> {
  const path: Choice[] = [];
  let next: string | undefined = folder;
  while (next !== undefined && path.length < PATH_MAX) {
    const request: ApiRequest = {
      ...driveRequest,
      path: '/drive/v2/files/{id}',
      id: next,
      query: { fields: 'id,title,parents(id,isRoot)' },
    };
    const reply = await client.getJson(request, signal).catch((error) => {
      // The folder is shared, and the one that it is in is not.
      const isHidden = error instanceof GoogleError && error.kind === driveRequest.notFound;
      if (isHidden && path.length > 0) return undefined;
      throw error;
    });
    if (reply === undefined) break;
    const { success, data } = folderSchema.safeParse(reply);
    if (!success) throw new GoogleError('not_understood', 'Drive');
    if (path.some((one) => one.id === data.id)) break;
    path.unshift(toChoice(data));
    const parent: { id: string; isRoot: boolean } | undefined = data.parents?.[0];
    next = parent?.isRoot ? undefined : parent?.id;
  }
  return path;
}

const toChoice = ({ id, title }: { id: string; title: string }): Choice => ({
  id,
  name: titleOr(title),
});

/** Ids and search words come from the browser: they must not end the text in the query. */
function escapeForQuery(value: string): string {
  return value.toWellFormed().replaceAll(/[\\']/g, String.raw`\$&`);
}
