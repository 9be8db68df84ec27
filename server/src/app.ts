import { BODY_MAX_BYTES, SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountApi } from './api/account.ts';
import { accountExportApi } from './api/account-export.ts';
import { announcementsApi } from './api/announcements.ts';
import { answerBroken } from './api/answer-broken.ts';
import { answerProblem } from './api/answer-problem.ts';
import { auditApi } from './api/audit.ts';
import { documentContentApi } from './api/document-content.ts';
import { documentsApi } from './api/documents.ts';
import { eventIcsApi } from './api/event-ics.ts';
import { eventsApi } from './api/events.ts';
import { requireAudiences, routesFor } from './api/guard.ts';
import { healthApi } from './api/health.ts';
import { liveApi } from './api/live.ts';
import { metricsApi } from './api/metrics.ts';
import { requireOneHost } from './api/one-host.ts';
import { originCheck } from './api/origin-check.ts';
import { ownSessionsApi } from './api/own-sessions.ts';
import type { AppParts, Parts } from './api/parts.ts';
import { passwordResetsApi } from './api/password-resets.ts';
import { openReadyBodies } from './api/ready-bodies.ts';
import { limitRequestsAhead } from './api/requests-ahead.ts';
import { sessionApi } from './api/session.ts';
import { signUpApi } from './api/sign-up.ts';
import { syncApi } from './api/sync.ts';
import { usersApi } from './api/users.ts';
import { usersCsvApi } from './api/users-csv.ts';
import { openSessionCache } from './auth/session-cache.ts';
import { sessionCookie } from './auth/session-cookie.ts';
import { logOptions } from './log.ts';
import { openPost } from './mail/post.ts';
import { openMetrics } from './metrics.ts';
import { basePathOf, belowBase } from './pages/load-page.ts';
import type { BuiltPages } from './pages/load-pages.ts';
import { pagesFor, sendPage } from './pages/pages.ts';
import { securityHeaders } from './pages/security-headers.ts';

const REQUEST_WAIT_MS = 30 * SECOND_MS;
const HEADERS_WAIT_MS = 10 * SECOND_MS;
const IDLE_CONNECTION_MS = 72 * SECOND_MS;

/** Composes the whole app and listens to nobody: `main` does, and tests inject. */
export async function buildApp(appParts: AppParts, pages: BuiltPages): Promise<FastifyInstance> {
  const { config } = appParts;
  const basePath = basePathOf(config.publicUrl);
  const app = Fastify({
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_WAIT_MS,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    http: { headersTimeout: HEADERS_WAIT_MS },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { maxParamLength: 500 },
    logger: logOptions(config.logLevel),
    // Two lines a request are one too many: ours is written when it has been answered.
    logController: new LogController({ disableRequestLogging: true }),
    // Our lines name the request themselves; a logger of its own for each would cost more than the answer.
    childLoggerFactory: (logger) => logger,
    rewriteUrl: ({ url = '/' }) =>
      basePath === '' && url.startsWith('/') ? url : belowBase(url, basePath),
    clientErrorHandler: answerBroken,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
  });

  const onLetterLost = (error: unknown) => app.log.error({ err: error }, 'a letter was not sent');
  const parts: Parts = {
    ...appParts,
    cookie: sessionCookie(config.publicUrl),
    sessions: openSessionCache(appParts.feed),
    ready: openReadyBodies(appParts.feed),
    metrics: openMetrics((error) => app.log.error({ err: error }, 'a figure could not be read')),
    post: openPost(appParts.mailer, config.mail.smtpUrl !== undefined, onLetterLost),
  };
  requireAudiences(app);
  app.decorateRequest('session', null);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerProblem);
  app.addHook('onRequest', limitRequestsAhead());
  app.addHook('onRequest', requireOneHost);
  app.addHook('onRequest', originCheck(config.publicUrl));
  const security = securityHeaders(config.publicUrl, pages);
  // Hooks that wait for nothing are plain functions: a promise for each would cost as much as the rest of a request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? security.forData : security.forPages);
    done();
  });
  app.addHook('onResponse', (req, res, done) => {
    parts.metrics.noteAnswer({
      method: req.method,
      route: req.routeOptions.url ?? '(none)',
      status: res.statusCode,
      seconds: res.elapsedTime / SECOND_MS,
    });
    // What was only read, and went well, is not worth a line to anybody who is not looking for something.
    const isPlain = req.method === 'GET' && res.statusCode < 400;
    const line = { req, res, ms: Math.round(res.elapsedTime) };
    if (isPlain) req.log.debug(line, 'answered');
    else req.log.info(line, 'answered');
    done();
  });

  await app.register(
    routesFor('anyone', parts, [
      healthApi,
      metricsApi,
      sessionApi,
      signUpApi,
      passwordResetsApi,
      pagesFor(pages),
    ]),
  );
  await app.register(
    routesFor('member', parts, [
      eventsApi,
      eventIcsApi,
      announcementsApi,
      documentsApi,
      documentContentApi,
      accountApi,
      accountExportApi,
      ownSessionsApi,
      liveApi,
    ]),
  );

  await app.register(routesFor('admin', parts, [usersApi, usersCsvApi, auditApi, syncApi]));

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/');
    if (!wantsPage) return answerProblem(new Problem('not_found'), request, reply);
    return sendPage(request, reply.code(404), pages.app);
  });
  return app;
}
