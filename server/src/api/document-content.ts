import { Readable } from 'node:stream';
import {
  isGoogleDocument,
  isShownInline,
  PDF_TYPE,
  safeFileName,
  servedType,
} from '@assembly/contract/document';
import { getDocumentContent } from '@assembly/contract/endpoints/document-content';
import { Problem } from '@assembly/contract/problem';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GoogleError } from '../google/google-error.ts';
import type { OpenedFile } from '../google/open-file.ts';
import { type DriveItemRecord, findDriveItem } from '../store/content/drive.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

export function documentContentApi(app: FastifyInstance, { db, google }: AppContext): void {
  route(app, getDocumentContent, async (request, reply) => {
    const item = await findDriveItem(db, request.params.fileId);
    if (item?.isFolder !== 0) throw new Problem('file_not_found');

    const aborted = new AbortController();
    reply.raw.once('close', () => aborted.abort());
    const opening = isGoogleDocument(item.mimeType)
      ? google.exportPdf(item.targetId, { signal: aborted.signal })
      : google.openFile(item.targetId, { signal: aborted.signal, range: request.headers.range });
    const file = await opening.catch((error) => throwProblem(error, request));
    setHeaders(reply, file, item, request.query.download !== undefined);
    reply.code(file.status);
    return Readable.from(file.body, { objectMode: false });
  });
}

function setHeaders(
  reply: FastifyReply,
  file: OpenedFile,
  { fileName, mimeType }: DriveItemRecord,
  isDownload: boolean,
): void {
  const isShown = isShownInline(mimeType);
  const type = isShown && !isDownload ? 'inline' : 'attachment';
  reply
    .type(isShown ? servedType(mimeType) : 'application/octet-stream')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', contentDisposition(safeFileName(fileName), { type }));
  if (servedType(mimeType) === PDF_TYPE) allowFraming(reply);
  else reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (!isGoogleDocument(mimeType)) reply.header('accept-ranges', 'bytes');
  if (file.length !== undefined) reply.header('content-length', file.length);
  if (file.range !== undefined) reply.header('content-range', file.range);
}

/** PDF viewers do not work in a sandbox, so our own pages may frame the file instead. */
function allowFraming(reply: FastifyReply): void {
  reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    .header('x-frame-options', 'SAMEORIGIN');
}

function throwProblem(error: unknown, request: FastifyRequest): never {
  if (!(error instanceof GoogleError)) throw error;
  request.log.warn({ kind: error.kind }, 'file not opened');
  if (error.kind === 'file_not_found') throw new Problem('file_not_found');
  throw new Problem('google_failed', { detail: error.message });
}
