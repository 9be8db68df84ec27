import type { Document, DocumentsReply } from '@assembly/contract/document';
import { getDocumentContent } from '@assembly/contract/endpoints/content';
import { getDocument, listDocuments, listFolder } from '@assembly/contract/endpoints/library';
import { Problem } from '@assembly/contract/problem';
import { searchWords } from '@assembly/contract/text/search';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findDriveItem, readFolder, searchDrive } from '../../store/content/drive.ts';
import { readDurations } from '../../store/content/recording-tags.ts';
import { isRecording } from '../../store/content/recordings.ts';
import type { DriveItemRecord } from '../../store/content/records.ts';
import type { AppContext } from '../http/app-context.ts';
import { NOT_CACHED } from '../http/response-cache.ts';
import { route } from '../http/route.ts';
import { sessionOf, userOf } from '../http/session-guard.ts';
import { sendDocument } from './send-document.ts';

export function documentsApi(app: FastifyInstance, context: AppContext): void {
  const { db, now, responseCache, queueByMember } = context;

  async function replyFor(folderId: string, page: number): Promise<DocumentsReply> {
    const found = await readFolder(db, folderId, page);
    if (!found) throw new Problem('folder_not_found');
    const { path } = found;
    return {
      folder: path.at(-1) ?? null,
      path,
      ...found.page,
      items: await withDurations(found.page.items),
    };
  }

  async function withDurations(items: DriveItemRecord[]): Promise<Document[]> {
    const targetIds = items.filter(isRecording).map(({ targetId }) => targetId);
    const durations = targetIds.length > 0 ? await readDurations(db, targetIds) : new Map();
    return items.map((item) => {
      const durationSeconds = durations.get(item.targetId);
      return { ...toDocument(item), ...(durationSeconds && { durationSeconds }) };
    });
  }

  function sendFolder(
    folderId: string,
    page: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    return responseCache.send(request, reply, {
      topics: ['documents'],
      key: `${page} ${folderId}`,
      now: now(),
      build: async () => {
        const value = await replyFor(folderId, page);
        const validUntil = value.page === page ? Number.POSITIVE_INFINITY : NOT_CACHED;
        return { value, validUntil };
      },
    });
  }

  /** A search covers all folders. */
  async function searchReply(search: string[], page: number): Promise<DocumentsReply> {
    const found = await searchDrive(db, search, page);
    const documents = await withDurations(found.items);
    const items = documents.map((document, at) => ({
      ...document,
      folderTitle: found.items[at]?.folderTitle ?? '',
    }));
    return { folder: null, path: [], ...found, items };
  }

  route(app, listDocuments, (request, reply) => {
    const { page = 1, search } = request.query;
    const words = searchWords(search);
    if (words.length > 0) return queueByMember(userOf(request).id, () => searchReply(words, page));
    return sendFolder('', page, request, reply);
  });

  route(app, listFolder, (request, reply) =>
    sendFolder(request.params.folderId, request.query.page ?? 1, request, reply),
  );

  route(app, getDocument, async (request) => {
    const item = await findDriveItem(db, request.params.fileId);
    if (item?.isFolder !== 0) throw new Problem('file_not_found');
    return { document: toDocument(item) };
  });

  route(app, getDocumentContent, async (request, reply) => {
    const item = await findDriveItem(db, request.params.fileId);
    if (item?.isFolder !== 0) throw new Problem('file_not_found');
    const { id: sessionId, user } = sessionOf(request);
    const reader = { grant: { sessionId }, userId: user.id };
    const options = { isDownload: request.query.download !== undefined };
    return await sendDocument(context, item, reader, request, reply, options);
  });
}

export function toDocument(item: DriveItemRecord): Document {
  const { id, title, mimeType, fileName, fileSize, createdDate } = item;
  return { id, title, isFolder: item.isFolder === 1, mimeType, fileName, fileSize, createdDate };
}
