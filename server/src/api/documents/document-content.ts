import { getDocumentContent } from '@assembly/contract/endpoints/document-content';
import { SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { findDriveItem } from '../../store/content/drive.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { sessionOf } from '../http/session-guard.ts';
import { sendDocument } from './send-document.ts';

/** How long the reason of a failure is kept for a browser that asks for it. */
const FAILURE_KEPT_MS = 10 * SECOND_MS;
const FAILURES_KEPT_MAX = 1000;

export function documentContentApi(app: FastifyInstance, context: AppContext): void {
  const { db, now } = context;
  const failures = rememberFailures(now);

  route(app, getDocumentContent, async (request, reply) => {
    const item = await findDriveItem(db, request.params.fileId);
    if (item?.isFolder !== 0) throw new Problem('file_not_found');
    const { id: sessionId, user } = sessionOf(request);
    const reader = { grant: { sessionId }, userId: user.id };
    const options = { isDownload: request.query.download !== undefined };
    const send = () => sendDocument(context, item, reader, request, reply, options);
    if (request.method === 'HEAD') return await send();

    const key = `${user.id} ${item.id}`;
    const failure = failures.take(key);
    if (failure && request.query.why !== undefined) throw failure;
    return await send().catch((error) => {
      if (!reply.raw.destroyed) failures.add(key, error);
      throw error;
    });
  });
}

/** The last failures, each until it is asked for. */
function rememberFailures(now: () => number) {
  const failures = new Map<string, { error: unknown; at: number }>();
  return {
    add(key: string, error: unknown) {
      if (failures.size >= FAILURES_KEPT_MAX) failures.clear();
      failures.set(key, { error, at: now() });
    },
    take(key: string): unknown {
      const failure = failures.get(key);
      failures.delete(key);
      const isRecent = failure && Math.abs(now() - failure.at) < FAILURE_KEPT_MS;
      return isRecent ? failure.error : undefined;
    },
  };
}
