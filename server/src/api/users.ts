import { api, resetLink } from '@assembly/contract/paths';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { issueAdminReset } from '../auth/password-reset.ts';
import { approvedEmail } from '../mail/templates.ts';
import { type Actor, approveUser, deleteUser, setAdmin } from '../store/people/administer-users.ts';
import { findUser, listUsers } from '../store/people/list-users.ts';
import type { AppContext } from './http/app-context.ts';
import { userOf } from './http/guard.ts';
import { listQuery } from './http/list-query.ts';

interface OfUser {
  Params: { id: string };
}

export function usersApi(app: FastifyInstance, context: AppContext): void {
  const { config, db, feed, now, sendInBackground } = context;
  const actorOf = (request: FastifyRequest): Actor => ({ user: userOf(request), now: now() });

  /** Their open pages ask again who they are; the administrators' lists ask again who there is. */
  function tellOf(userId: string) {
    feed.publish({ topic: 'session', userId });
    feed.publish({ topic: 'users' });
  }

  app.get(api.users, async (request) => {
    const { page, search } = listQuery(request);
    return await listUsers(db, page, search);
  });

  app.get<OfUser>(`${api.users}/:id`, async (request) => {
    const user = await findUser(db, request.params.id);
    if (!user) throw new Problem('user_not_found');
    return { user };
  });

  app.post<OfUser>(`${api.users}/:id/approve`, async (request) => {
    const { user, wasWaiting } = await approveUser(db, request.params.id, actorOf(request));
    feed.publish({ topic: 'users' });
    if (wasWaiting) {
      sendInBackground(
        user.email,
        approvedEmail(config.assembly.name, user.name, config.publicUrl),
      );
    }
    return { user };
  });

  app.delete<OfUser>(`${api.users}/:id`, async (request, reply) => {
    if (await deleteUser(db, request.params.id, actorOf(request))) tellOf(request.params.id);
    return reply.code(204).send();
  });

  app.post<OfUser>(`${api.users}/:id/admin`, async (request) => {
    const user = await setAdmin(db, request.params.id, true, actorOf(request));
    tellOf(user.id);
    return { user };
  });

  app.delete<OfUser>(`${api.users}/:id/admin`, async (request) => {
    const user = await setAdmin(db, request.params.id, false, actorOf(request));
    tellOf(user.id);
    return { user };
  });

  app.post<OfUser>(`${api.users}/:id/reset-link`, async (request, reply) => {
    const token = await issueAdminReset(db, request.params.id, actorOf(request));
    feed.publish({ topic: 'users' });
    return reply.code(201).send({ url: resetLink(config.publicUrl, token) });
  });
}
