import { Readable } from 'node:stream';
import {
  isGoogleDocument,
  isShownInline,
  PDF_TYPE,
  safeFileName,
  servedType,
} from '@assembly/contract/document';
import { getDocumentContent } from '@assembly/contract/endpoints/document-content';
import { SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GoogleError } from '../google/google-error.ts';
import { createDownloads } from '../live/downloads.ts';
import { type DriveItemRecord, findDriveItem } from '../store/content/drive.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { sessionOf, userOf } from './http/session-guard.ts';

/** How long the reason of a failure is kept for a browser that asks for it. */
const FAILURE_KEPT_MS = 10 * SECOND_MS;
const FAILURES_KEPT_MAX = 1000;

export function documentContentApi(app: FastifyInstance, context: AppContext): void {
  const { db, feed, google, metrics, now } = context;
  const onError = (error: unknown) => app.log.error({ err: error }, 'session check failed');
  const downloads = createDownloads({ db, feed, now, onError });
  metrics.gauge('assembly_downloads', 'Downloads in progress', downloads.count);
  app.addHook('preClose', () => downloads.close());
  const failures = rememberFailures(now);

  async function open(item: DriveItemRecord, request: FastifyRequest, reply: FastifyReply) {
    const { id: sessionId, user } = sessionOf(request);
    const signal = downloads.open({ sessionId, userId: user.id, response: reply.raw });
    const opening = isGoogleDocument(item.mimeType)
      ? google().exportPdf(item.targetId, { signal })
      : google().openFile(item.targetId, { signal, range: request.headers.range });
    return await opening.catch((error) => throwProblem(error, request, signal));
  }

  route(app, getDocumentContent, async (request, reply) => {
    const item = await findDriveItem(db, request.params.fileId);
    if (item?.isFolder !== 0) throw new Problem('file_not_found');
    const isDownload = request.query.download !== undefined;
    if (request.method === 'HEAD') {
      // Known without opening the file.
      setHeaders(reply, item, isDownload);
      if (item.fileSize !== null) reply.header('content-length', item.fileSize);
      return Readable.from([]);
    }

    const reader = `${userOf(request).id} ${item.id}`;
    const failure = failures.take(reader);
    if (failure && request.query.why !== undefined) throw failure;
    const file = await open(item, request, reply).catch((error) => {
      if (!reply.raw.destroyed) failures.add(reader, error);
      throw error;
    });
    setHeaders(reply, item, isDownload);
    reply.code(file.status);
    if (file.length !== undefined) reply.header('content-length', file.length);
    if (file.range !== undefined) reply.header('content-range', file.range);
    return Readable.from(file.body, { objectMode: false });
  });
}

/** The last failures, each until it is asked for. */
function rememberFailures(now: () => number) {
  const failures = new Map<string, { error: unknown; at: number }>();
  return {
    add(reader: string, error: unknown) {
      if (failures.size >= FAILURES_KEPT_MAX) failures.clear();
      failures.set(reader, { error, at: now() });
    },
    take(reader: string): unknown {
      const failure = failures.get(reader);
      failures.delete(reader);
      const isRecent = failure && Math.abs(now() - failure.at) < FAILURE_KEPT_MS;
      return isRecent ? failure.error : undefined;
    },
  };
}

function setHeaders(
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
  if (servedType(mimeType) === PDF_TYPE) allowFraming(reply);
  else reply.header('content-security-policy', "default-src 'none'; sandbox");
  if (!isGoogleDocument(mimeType)) reply.header('accept-ranges', 'bytes');
}

/** PDF viewers do not work in a sandbox, so our own pages may frame the file instead. */
function allowFraming(reply: FastifyReply): void {
  reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    .header('x-frame-options', 'SAMEORIGIN');
}

function throwProblem(error: unknown, request: FastifyRequest, { aborted }: AbortSignal): never {
  // The client disconnected: not a server error.
  if (aborted) throw new Problem('bad_request');
  if (!(error instanceof GoogleError)) throw error;
  request.log.warn({ kind: error.kind }, 'file not opened');
  if (error.kind === 'file_not_found') throw new Problem('file_not_found');
  throw new Problem('google_failed', { detail: error.message });
}
