import { getDocumentContent } from '@assembly/contract/endpoints/document-content';
import { SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { findDriveItem } from '../../store/content/drive.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { sessionOf } from '../http/session-guard.ts';
import {
  describeDocument,
  openDocument,
  setDocumentHeaders,
  streamDocument,
} from './send-document.ts';

/** How long the reason of a failure is kept for a browser that asks for it. */
const FAILURE_KEPT_MS = 10 * SECOND_MS;
const FAILURES_KEPT_MAX = 1000;

export function documentContentApi(app: FastifyInstance, context: AppContext): void {
  const { db, now } = context;
  const failures = rememberFailures(now);

  route(app, getDocumentContent, async (request, reply) => {
    const item = await findDriveItem(db, request.params.fileId);
    if (item?.isFolder !== 0) throw new Problem('file_not_found');
    const isDownload = request.query.download !== undefined;
    if (request.method === 'HEAD') {
      setDocumentHeaders(reply, item, isDownload);
      return describeDocument(reply, item);
    }

    const { id: sessionId, user } = sessionOf(request);
    const reader = `${user.id} ${item.id}`;
    const failure = failures.take(reader);
    if (failure && request.query.why !== undefined) throw failure;
    const grant = { sessionId };
    const file = await openDocument(
      context,
      item,
      { grant, userId: user.id },
      request,
      reply,
    ).catch((error) => {
      if (!reply.raw.destroyed) failures.add(reader, error);
      throw error;
    });
    setDocumentHeaders(reply, item, isDownload);
    return streamDocument(reply, file);
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
