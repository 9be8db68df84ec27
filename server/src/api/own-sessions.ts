import type { OwnSession } from '@assembly/contract/account';
import { api } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { listSessionsOf, removeSessionOf } from '../store/people/sessions.ts';
import type { AppContext } from './http/app-context.ts';
import { sessionOf } from './http/guard.ts';

export function ownSessionsApi(app: FastifyInstance, { db, feed, now }: AppContext): void {
  app.get(api.accountSessions, async (request) => {
    const { id: current, user } = sessionOf(request);
    const sessions = await listSessionsOf(db, user.id, now());
    const items: OwnSession[] = sessions.map(({ id, userAgent, createdAt, seenAt }) => ({
      id,
      userAgent,
      createdAt,
      seenAt,
      isCurrent: id === current,
    }));
    return { items };
  });

  app.delete<{ Params: { id: string } }>(`${api.accountSessions}/:id`, async (request, reply) => {
    const { user } = sessionOf(request);
    const isRemoved = await removeSessionOf(db, user.id, request.params.id);
    if (!isRemoved) throw new Problem('session_not_found');
    feed.publish({ topic: 'session', userId: user.id });
    return reply.code(204).send();
  });
}
