import { getSeen, markSeen } from '@assembly/contract/endpoints/news';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { markSeen as markInStore, type Reader, readSeen } from '../../store/content/news/news.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { userOf } from '../http/session-guard.ts';

export function seenApi(app: FastifyInstance, context: AppContext): void {
  const { db, now, settings, queueByMember } = context;

  const readerOf = (request: FastifyRequest): Reader => ({
    userId: userOf(request).id,
    now: now(),
    timeZone: settings.current().assembly.timeZone,
  });

  route(app, getSeen, (request) => readSeen(db, readerOf(request)));

  route(app, markSeen, (request) => {
    const reader = readerOf(request);
    return queueByMember(reader.userId, () => markInStore(db, reader, request.body));
  });
}
