import type { Document, DocumentsReply } from '@assembly/contract/document';
import { pageQuerySchema } from '@assembly/contract/page-of';
import { api } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import { searchQuerySchema } from '@assembly/contract/search';
import type { FastifyInstance } from 'fastify';
import { type DriveItemRecord, readFolder, searchDrive } from '../store/drive.ts';
import { parseInput } from './parse-input.ts';
import type { Parts } from './parts.ts';

export function documentsApi(app: FastifyInstance, { db }: Parts): void {
  async function replyFor(folderId: string, query: unknown): Promise<DocumentsReply> {
    const { page } = parseInput(pageQuerySchema, query);
    const found = await readFolder(db, folderId, page);
    if (!found) throw new Problem('folder_not_found');
    const { path } = found;
    return {
      folder: path.at(-1) ?? null,
      path,
      ...found.page,
      items: found.page.items.map(toDocument),
    };
  }

  /** Words are looked for everywhere, not only in one folder. */
  async function searchReply(search: string[], query: unknown): Promise<DocumentsReply> {
    const { page } = parseInput(pageQuerySchema, query);
    const found = await searchDrive(db, search, page);
    const items = found.items.map((item) => ({
      ...toDocument(item),
      folderTitle: item.folderTitle,
    }));
    return { folder: null, path: [], ...found, items };
  }

  app.get(api.documents, (request) => {
    const { search } = parseInput(searchQuerySchema, request.query);
    return search.length > 0 ? searchReply(search, request.query) : replyFor('', request.query);
  });

  app.get<{ Params: { folderId: string } }>(`${api.documents}/:folderId`, (request) =>
    replyFor(request.params.folderId, request.query),
  );
}

function toDocument(item: DriveItemRecord): Document {
  const { id, title, mimeType, fileName, fileSize, createdDate } = item;
  return { id, title, isFolder: item.isFolder === 1, mimeType, fileName, fileSize, createdDate };
}
