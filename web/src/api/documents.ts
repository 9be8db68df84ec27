import {
  type DocumentsReply,
  documentReplySchema,
  documentsReplySchema,
} from '@assembly/contract/document';
import { api } from '@assembly/contract/paths';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { listAddress } from './list-address.ts';

/** Which documents: those of a folder ('' is the top), or whatever fits the words, wherever it lies. */
export interface DocumentsPart {
  folder: string;
  page?: number;
  search?: string;
}

/**
 * A page of a folder, or of what was found. The page before it stays in view until it is here; what
 * lay in another folder does not.
 */
export function documentsQuery({ folder, page = 1, search = '' }: DocumentsPart) {
  const path = search || !folder ? api.documents : api.folder(folder);
  return queryOptions({
    queryKey: ['documents', search ? '' : folder, search, page],
    queryFn: () => call(listAddress(path, { page, search }), { answer: documentsReplySchema }),
    placeholderData: (before: DocumentsReply | undefined, query) =>
      search || query?.queryKey[1] === folder ? before : undefined,
  });
}

/** One file by itself, for a link to it that is not among those shown. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'one', id],
    queryFn: async () =>
      (await call(api.documentDetails(id), { answer: documentReplySchema })).document,
  });

/** Where a folder lies, as far as what has been seen tells: known at once, before the folder is here. */
export function knownPath(client: QueryClient, folder: string): DocumentsReply['path'] {
  for (const [, seen] of client.getQueriesData<DocumentsReply>({ queryKey: ['documents'] })) {
    if (!seen?.path) continue;
    const place = seen.path.findIndex(({ id }) => id === folder);
    if (place >= 0) return seen.path.slice(0, place + 1);
    const found = seen.items.find(({ id, isFolder }) => isFolder && id === folder);
    // What was found by words lies elsewhere than what it is shown with.
    if (found) return [...(found.folderTitle === undefined ? seen.path : []), found];
  }
  return [];
}
