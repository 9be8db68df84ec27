import { getUnseen, markSeen } from '@assembly/contract/endpoints/library';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Reader, readUnseen, recordSeen } from '../../store/content/unseen/unseen.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { userOf } from '../http/session-guard.ts';

export function unseenApi(app: FastifyInstance, context: AppContext): void {
  const { db, now, settings, queueByMember } = context;

  const readerOf = (request: FastifyRequest): Reader => ({
    userId: userOf(request).id,
    now: now(),
    timeZone: settings.current().assembly.timeZone,
  });

  route(app, getUnseen, (request) => readUnseen(db, readerOf(request)));

  route(app, markSeen, (request) => {
    const reader = readerOf(request);
    return queueByMember(reader.userId, () => recordSeen(db, reader, request.body));
  });
}
