import type { Document, DocumentReply, DocumentsReply } from '@assembly/contract/document';
import { api } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DriveItemRecord,
  findDriveItem,
  readFolder,
  searchDrive,
} from '../store/content/drive.ts';
import type { AppContext } from './http/app-context.ts';
import { type ListQuery, listQuery } from './http/list-query.ts';

export function documentsApi(app: FastifyInstance, { db, now, ready }: AppContext): void {
  async function replyFor(folderId: string, page: number): Promise<DocumentsReply> {
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

  function readyFolder(folderId: string, request: FastifyRequest, reply: FastifyReply) {
    const { page } = listQuery(request);
    return ready.send(request, reply, {
      topic: 'documents',
      key: `${page} ${folderId}`,
      now: now(),
      make: async () => ({
        value: await replyFor(folderId, page),
        validUntil: Number.POSITIVE_INFINITY,
      }),
    });
  }

  /** Words are looked for everywhere, not only in one folder. */
  async function searchReply({ search, page }: ListQuery): Promise<DocumentsReply> {
    const found = await searchDrive(db, search, page);
    const items = found.items.map((item) => ({
      ...toDocument(item),
      folderTitle: item.folderTitle,
    }));
    return { folder: null, path: [], ...found, items };
  }

  app.get(api.documents, (request, reply) => {
    const query = listQuery(request);
    if (query.search.length > 0) return searchReply(query);
    return readyFolder('', request, reply);
  });

  app.get<{ Params: { folderId: string } }>(`${api.documents}/:folderId`, (request, reply) =>
    readyFolder(request.params.folderId, request, reply),
  );

  app.get<{ Params: { fileId: string } }>(
    `${api.documents}/:fileId/details`,
    async (request): Promise<DocumentReply> => {
      const item = await findDriveItem(db, request.params.fileId);
      if (item?.isFolder !== 0) throw new Problem('file_not_found');
      return { document: toDocument(item) };
    },
  );
}

function toDocument(item: DriveItemRecord): Document {
  const { id, title, mimeType, fileName, fileSize, createdDate } = item;
  return { id, title, isFolder: item.isFolder === 1, mimeType, fileName, fileSize, createdDate };
}
