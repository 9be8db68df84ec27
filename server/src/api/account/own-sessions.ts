import { endOwnSession, listOwnSessions } from '@assembly/contract/endpoints/account';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { listSessionsOf, removeSessionOf } from '../../store/users/sessions.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { sessionOf } from '../http/session-guard.ts';

export function ownSessionsApi(app: FastifyInstance, { db, changes, now }: AppContext): void {
  route(app, listOwnSessions, async (request) => {
    const { id: current, user } = sessionOf(request);
    const sessions = await listSessionsOf(db, user.id, now());
    const items = sessions.map(({ id, userAgent, createdAt, seenAt }) => ({
      id,
      userAgent,
      createdAt,
      seenAt,
      isCurrent: id === current,
    }));
    return { items };
  });

  route(app, endOwnSession, async (request) => {
    const { user } = sessionOf(request);
    const isRemoved = await removeSessionOf(db, user.id, request.params.id);
    if (!isRemoved) throw new Problem('session_not_found');
    changes.publish({ topic: 'session', userId: user.id });
  });
}
