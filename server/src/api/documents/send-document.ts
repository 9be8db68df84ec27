import { Readable } from 'node:stream';
import {
  isGoogleDocument,
  isShownInline,
  PDF_TYPE,
  safeFileName,
  servedType,
} from '@assembly/contract/document';
import { Problem } from '@assembly/contract/problem';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GoogleError } from '../../google/google-error.ts';
import type { DownloadGrant } from '../../live/downloads.ts';
import type { DriveItemRecord } from '../../store/content/records.ts';
import type { AppContext } from '../http/app-context.ts';

/** Sends the file from Google, within the limits of its reader. To HEAD, what is known without opening it. */
export async function sendDocument(
  { downloads, google }: Pick<AppContext, 'downloads' | 'google'>,
  item: DriveItemRecord,
  reader: { grant: DownloadGrant; userId: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { isDownload }: { isDownload: boolean },
): Promise<Readable> {
  if (request.method === 'HEAD') {
    setDocumentHeaders(reply, item, isDownload);
    if (item.fileSize !== null) reply.header('content-length', item.fileSize);
    return Readable.from([]);
  }
  const signal = downloads.open({ ...reader, response: reply.raw });
  const opening = isGoogleDocument(item.mimeType)
    ? google().exportPdf(item.targetId, { signal })
    : google().openFile(item.targetId, { signal, range: request.headers.range });
  const file = await opening.catch((error) => throwProblem(error, request, signal));
  setDocumentHeaders(reply, item, isDownload);
  reply.code(file.status);
  if (file.length !== undefined) reply.header('content-length', file.length);
  if (file.range !== undefined) reply.header('content-range', file.range);
  return Readable.from(file.body, { objectMode: false });
}

function setDocumentHeaders(
  reply: FastifyReply,
  { fileName, mimeType }: DriveItemRecord,
  isDownload: boolean,
): void {
  const isShown = isShownInline(mimeType);
  const type = isShown && !isDownload ? 'inline' : 'attachment';
  reply
    .type(isShown ? servedType(mimeType) : 'application/octet-stream')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', contentDisposition(safeFileName(fileName), { type }));
  // The PDF viewers of browsers do not work in a sandbox.
  if (servedType(mimeType) !== PDF_TYPE) {
    reply.header('content-security-policy', "default-src 'none'; sandbox");
  }
  if (!isGoogleDocument(mimeType)) reply.header('accept-ranges', 'bytes');
}

function throwProblem(error: unknown, request: FastifyRequest, { aborted }: AbortSignal): never {
  // The client disconnected: not a server error.
  if (aborted) throw new Problem('bad_request');
  if (!(error instanceof GoogleError)) throw error;
  request.log.warn({ kind: error.kind }, 'file not opened');
  if (error.kind === 'file_not_found') throw new Problem('file_not_found');
  throw new Problem('google_failed', { detail: error.message });
}
