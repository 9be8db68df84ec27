import { Problem } from '@assembly/contract/problem';
import { type Audience, hasAccess, type User } from '@assembly/contract/user';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type CurrentSession, peekSession, readSession } from '../../auth/sessions.ts';
import { hasTokenFormat } from '../../auth/token.ts';
import type { Actor } from '../../store/users/administer-users.ts';
import type { AppContext } from './app-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by the guarded plugin that the route is registered in; a route without one fails a test. */
    audience?: Audience;
  }
  interface FastifyInstance {
    /** Every route of the app, with its audience. */
    routeTable: RouteOptions[];
  }
  interface FastifyRequest {
    /** Set in guarded routes only. */
    session: CurrentSession | null;
  }
}

type Routes = (app: FastifyInstance, context: AppContext) => void;

/** Registers routes for one audience, behind its guard. */
export function routesFor(audience: Audience, context: AppContext, routes: Routes[]) {
  return async (app: FastifyInstance) => {
    app.addHook('onRoute', (route) => {
      const declared = route.config?.endpoint?.audience ?? audience;
      if (declared !== audience) {
        throw new Error(`${route.url} is declared for ${declared} but registered for ${audience}.`);
      }
      route.config = { ...route.config, audience };
    });
    if (audience !== 'anyone') {
      app.addHook('onRequest', (request, reply, done) => {
        const admit = (session: CurrentSession | undefined) => {
          request.session = session ?? null;
          if (!session) done(new Problem('not_signed_in'));
          else done(hasAccess(session.user, audience) ? undefined : new Problem('forbidden'));
        };
        const token = context.cookie.read(request.headers);
        const known = peekSession(context.sessions, token, context.now());
        if (known) admit(known);
        else currentSession(request, reply, context).then(admit, done);
      });
    }
    for (const register of routes) register(app, context);
  };
}

/** Collects all routes, and rejects to start when one of them has no audience. */
export function requireAudiences(app: FastifyInstance): void {
  const table: RouteOptions[] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', (route) => {
    table.push(route);
  });
  app.addHook('onReady', async () => {
    const open = table.find((route) => !route.config?.audience);
    if (open) throw new Error(`The route ${open.url} has no audience.`);
  });
}

/** The session of the request's cookie, extended if due; for routes without a guard. */
export async function currentSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, now, ...context }: AppContext,
): Promise<CurrentSession | undefined> {
  const token = cookie.read(request.headers);
  const session = await readSession(context, token, now());
  if (token && session?.isExtended) reply.header('set-cookie', cookie.set(token, request.headers));
  return session;
}

/** Whether the cookie has a token. Without a session, this means that the session was ended elsewhere. */
export function hasSessionToken(request: FastifyRequest, { cookie }: AppContext): boolean {
  return hasTokenFormat(cookie.read(request.headers) ?? '');
}

/** The session of a request to a guarded route. */
export function sessionOf(request: FastifyRequest): CurrentSession {
  if (!request.session) throw new Problem('not_signed_in');
  return request.session;
}

export function userOf(request: FastifyRequest): User {
  return sessionOf(request).user;
}

/** The administrator who makes a change. */
export function actorOf(request: FastifyRequest, now: number): Actor {
  const { id: sessionId, user } = sessionOf(request);
  return { user, sessionId, now };
}
