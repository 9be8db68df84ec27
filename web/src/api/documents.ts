import type { DocumentsReply } from '@assembly/contract/document';
import { getDocument, listDocuments, listFolder } from '@assembly/contract/endpoints/library';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listQuery } from './query/list-query.ts';
import { fetchOrReadStored } from './stored/fetch-or-read-stored.ts';

/** The documents of a folder ('' is the top folder), or those that a search finds in all folders. */
interface DocumentsPage {
  folder: string;
  page?: number;
  search?: string;
}

/** The previous page stays in view until the next has loaded, unless it belongs to another folder. */
export function documentsQuery({ folder, page = 1, search = '' }: DocumentsPage) {
  return queryOptions({
    queryKey: ['documents', search ? '' : folder, search, page] as const,
    queryFn: (context) =>
      search || !folder
        ? fetchOrReadStored(context, listDocuments, { query: listQuery(page, search) })
        : fetchOrReadStored(context, listFolder, {
            params: { folderId: folder },
            query: listQuery(page),
          }),
    placeholderData: (before: DocumentsReply | undefined, query) =>
      search || query?.queryKey[1] === folder ? before : undefined,
  });
}

/** One file, for a link to a file that is not on the current page. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'one', id],
    queryFn: (context) => fetchOrReadStored(context, getDocument, { params: { fileId: id } }),
    select: ({ document }) => document,
  });

/** The path of a folder, found in cached pages, to be shown while the folder itself loads. */
export function cachedPath(client: QueryClient, folder: string): DocumentsReply['path'] {
  const cached = client.getQueriesData<DocumentsReply>({ queryKey: ['documents'] });
  for (const [, page] of cached) {
    if (!page?.path) continue;
    const index = page.path.findIndex(({ id }) => id === folder);
    if (index >= 0) return page.path.slice(0, index + 1);
    const found = page.items.find(({ id, isFolder }) => isFolder && id === folder);
    // A folder found by a search is not in the folder that is shown.
    if (found) return [...(found.folderTitle === undefined ? page.path : []), found];
  }
  return [];
}
