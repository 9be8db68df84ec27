import {
  openUnsubscribePage,
  unsubscribeFromEmails,
} from '@assembly/contract/endpoints/notifications/unsubscribe';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasTokenFormat } from '../../auth/token.ts';
import { findUnsubscribeLink, unsubscribe } from '../../notifications/queue/unsubscribe-links.ts';
import type { AppContext } from '../http/app-context.ts';
import { toProblem } from '../http/error-handler.ts';
import { route } from '../http/route.ts';
import { PAGE_POLICY, unsubscribePage } from './unsubscribe-page.ts';

const NOT_FOUND =
  'This link is incomplete or no longer valid. If you have an account, you can change your notifications there.';
/** A form with one field. */
const BODY_MAX_BYTES = 4096;

/** The page behind the unsubscribe link of notification emails. The token replaces a sign-in. */
export function unsubscribeApi(
  parent: FastifyInstance,
  { db, settings, changes }: AppContext,
): void {
  async function requireLink(token: string) {
    const link = hasTokenFormat(token) ? await findUnsubscribeLink(db, token) : undefined;
    if (!link) throw new Problem('not_found', { detail: NOT_FOUND });
    return link;
  }

  parent.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      [...unsubscribeFromEmails.bodyTypes],
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      (_request, _body, done) => done(null),
    );
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', PAGE_POLICY).header('x-robots-tag', 'noindex');
      done();
    });
    app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const problem = toProblem(error, request);
      if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
      return reply
        .code(problem.status)
        .type('text/html; charset=utf-8')
        .send(unsubscribePage(settings.current(), { problem }));
    });

    route(app, openUnsubscribePage, async (request) => {
      const { topic } = await requireLink(request.params.token);
      return unsubscribePage(settings.current(), { topic, isDone: false });
    });

    route(app, unsubscribeFromEmails, async (request) => {
      const link = await requireLink(request.params.token);
      await unsubscribe(db, link);
      // The person's open browsers show it.
      changes.publish({ topic: 'session', userId: link.userId });
      return unsubscribePage(settings.current(), { topic: link.topic, isDone: true });
    });
  });
}
