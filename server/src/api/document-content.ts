import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { api } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GoogleError } from '../google/google-error.ts';
import type { OpenedFile } from '../google/open-file.ts';
import { type DriveItemRecord, findDriveItem } from '../store/drive.ts';
import type { Parts } from './parts.ts';

const GOOGLE_OWN = /^application\/vnd\.google-apps\./;
const PDF = 'application/pdf';
/** What a browser shows without running it. Everything else, HTML and SVG above all, is only ever saved. */
const SHOWN_INLINE = /^(application\/pdf|image\/(png|jpeg|gif|webp|avif)|(audio|video)\/[\w.+-]+)$/;

interface ContentRoute {
  Params: { fileId: string };
  Querystring: { download?: string };
}

export function documentContentApi(app: FastifyInstance, { db, google }: Parts): void {
  app.get<ContentRoute>(`${api.documents}/:fileId/content`, async (request, reply) => {
    const item = await findDriveItem(db, request.params.fileId);
    if (item?.isFolder !== 0) throw new Problem('file_not_found');

    const dropped = new AbortController();
    reply.raw.once('close', () => dropped.abort());
    const isGoogleOwn = GOOGLE_OWN.test(item.mimeType);
    const opening = isGoogleOwn
      ? google.exportPdf(item.targetId, { signal: dropped.signal })
      : google.openFile(item.targetId, { signal: dropped.signal, range: request.headers.range });
    const file = await opening.catch((error) => refuse(error, request));
    setHeaders(reply, file, item, isGoogleOwn ? PDF : item.mimeType, request.query.download);
    return reply.code(file.status).send(Readable.fromWeb(file.body as ReadableStream));
  });
}

function setHeaders(
  reply: FastifyReply,
  file: OpenedFile,
  item: DriveItemRecord,
  mimeType: string,
  download: string | undefined,
): void {
  const isInline = SHOWN_INLINE.test(mimeType) && download === undefined;
  reply
    .type(SHOWN_INLINE.test(mimeType) ? mimeType : 'application/octet-stream')
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      contentDisposition(savedName(item.fileName), { type: isInline ? 'inline' : 'attachment' }),
    );
  // A viewer for PDF does not work in a sandbox; nothing else needs to be outside one.
  if (mimeType !== PDF) reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (!GOOGLE_OWN.test(item.mimeType)) reply.header('accept-ranges', 'bytes');
  if (file.length !== undefined) reply.header('content-length', file.length);
  if (file.range !== undefined) reply.header('content-range', file.range);
}

// Marks that turn the reading direction round: "gnp.exe" could look like a picture.
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Slashes would part the name; what stands before them must not be lost. */
function savedName(name: string): string {
  const clean = name
    .replace(/[/\\]/g, '_')
    .replace(/\p{Cc}/gu, '')
    .replace(TURNS, '')
    .trim();
  return clean || 'document';
}

function refuse(error: unknown, request: FastifyRequest): never {
  if (!(error instanceof GoogleError)) throw error;
  request.log.warn({ kind: error.kind }, 'a file could not be opened');
  if (error.kind === 'file_not_found') throw new Problem('file_not_found');
  throw new Problem('google_failed', { detail: error.message });
}
