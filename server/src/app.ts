import { BODY_MAX_BYTES, SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { accountApi } from './api/account/account.ts';
import { notificationsApi } from './api/account/notifications.ts';
import { ownDevicesApi } from './api/account/own-devices.ts';
import { ownFeedsApi } from './api/account/own-feeds.ts';
import { unseenApi } from './api/account/unseen.ts';
import { announcementsApi } from './api/announcements.ts';
import { backupsApi } from './api/backups.ts';
import { clientErrorsApi } from './api/client-errors.ts';
import { confirmEmailApi } from './api/confirm-email.ts';
import { documentsApi } from './api/documents/documents.ts';
import { eventsApi } from './api/events/events.ts';
import { feedsApi } from './api/feeds/feeds.ts';
import type { AppContext, AppDependencies } from './api/http/app-context.ts';
import { basePathOf, toPath } from './api/http/base-path.ts';
import { requestCheck } from './api/http/check-request.ts';
import { errorHandler } from './api/http/error-handler.ts';
import { createMemberQueue } from './api/http/member-queue.ts';
import { requestLanguage } from './api/http/request-language.ts';
import { createResponseCache } from './api/http/response-cache.ts';
import { requireAudiences, routesFor } from './api/http/session-guard.ts';
import { createSetupState } from './api/http/setup-state.ts';
import { liveApi } from './api/live.ts';
import { deliveryApi } from './api/notifications/delivery.ts';
import { unsubscribeApi } from './api/notifications/unsubscribe.ts';
import { offlineApi } from './api/offline.ts';
import { openApiApi } from './api/openapi.ts';
import { operationsApi } from './api/operations.ts';
import { passwordResetsApi } from './api/password-resets.ts';
import { sermonsApi } from './api/sermons.ts';
import { sessionApi } from './api/session.ts';
import { googleApi } from './api/settings/google.ts';
import { googleCallbackApi } from './api/settings/google-callback.ts';
import { logoApi } from './api/settings/logo.ts';
import { settingsApi } from './api/settings/settings.ts';
import { weeklyEmailApi } from './api/settings/weekly-email.ts';
import { setupApi } from './api/setup.ts';
import { syncApi } from './api/sync.ts';
import { usersApi } from './api/users.ts';
import { createAttemptQueue } from './auth/attempt-queue.ts';
import { createSessionCache } from './auth/session-cache.ts';
import { createSessionCookie } from './auth/session-cookie.ts';
import { createLocalize } from './create-localize.ts';
import { createGoogle } from './google/create-google.ts';
import { DEFAULT_LIMITS } from './google/google-access.ts';
import { createDownloads } from './live/downloads.ts';
import { createStreams } from './live/streams.ts';
import { logOptions } from './log.ts';
import { toLogEntry } from './mail/mail-error.ts';
import { sendInBackground } from './mail/mailer.ts';
import { memoize } from './memoize.ts';
import { openMetrics } from './metrics.ts';
import { documentationPages } from './pages/documentation.ts';
import { fillPages, type PageTemplates, pageValuesOf } from './pages/load-pages.ts';
import { loadLogo, logoPagesFor } from './pages/logo-pages.ts';
import { pagesFor, sendPage } from './pages/pages.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { createCurrentLogo } from './settings/current-logo.ts';
import { createPublicAddresses } from './settings/public-addresses.ts';
import { addRefusedToken } from './store/settings/refused-token.ts';

const REQUEST_TIMEOUT_MS = 30 * SECOND_MS;
const HEADERS_TIMEOUT_MS = 10 * SECOND_MS;
const KEEP_ALIVE_TIMEOUT_MS = 72 * SECOND_MS;

/** Composes the app without listening: `main` listens, and tests inject requests. */
export async function buildApp(
  dependencies: AppDependencies,
  templates: PageTemplates,
): Promise<FastifyInstance> {
  const { config, db, settings, changes, now } = dependencies;
  const basePath = basePathOf(config.publicUrl);
  const app = Fastify({
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { maxParamLength: 500 },
    logger: logOptions(config.logLevel),
    // Fastify logs two lines per request; we log one, with the reply.
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request would cost more than the reply. Our log entries contain the request themselves.
    childLoggerFactory: (logger) => logger,
    rewriteUrl: ({ url = '/', headers }) =>
      basePath === '' && url.startsWith('/') ? url : toPath(url, headers.host, basePath),
    frameworkErrors: (error, request, reply) => void errorHandler(error, request, reply),
  });

  // Before the first request, so that no change is missed.
  changes.subscribe(({ topic }) => {
    if (topic !== 'settings' && topic !== 'resync') return;
    void settings.refreshAfterCommit(app.log);
  });
  await settings.refresh();
  const pages = memoize(memoize(settings.current, pageValuesOf), () =>
    fillPages(templates, settings.current()),
  );
  const addresses = createPublicAddresses(settings, now);
  const logError = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
  const context: AppContext = {
    ...dependencies,
    logo: createCurrentLogo({
      db,
      settings,
      loaded: loadLogo(config.assembly.logo, templates.folder),
    }),
    google: memoize(settings.current, ({ google }) =>
      createGoogle(google, DEFAULT_LIMITS, () => {
        addRefusedToken(db, google.refreshToken).catch(
          logError('could not record that Google refused the refresh token'),
        );
      }),
    ),
    attempts: createAttemptQueue(),
    queueByMember: createMemberQueue(),
    cookie: createSessionCookie(addresses),
    sessions: createSessionCache(changes),
    downloads: createDownloads({ ...dependencies, onError: logError('download check failed') }),
    streams: createStreams({ ...dependencies, onError: logError('session check failed') }),
    responseCache: createResponseCache(changes),
    setupState: createSetupState(dependencies.db, settings),
    metrics: openMetrics(logError('metric failed')),
    localize: createLocalize(settings, app.log),
    sendInBackground: sendInBackground(
      dependencies.mailer,
      () => settings.current().mail.smtpUrl !== undefined,
      (error) => app.log.error(toLogEntry(error), 'email not sent'),
    ),
  };
  settings.onChange(() => context.responseCache.clear());
  // Open streams and downloads would keep the server from shutting down.
  app.addHook('preClose', () => context.streams.close());
  app.addHook('preClose', () => context.downloads.close());
  requireAudiences(app);
  app.decorateRequest('session', null);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(errorHandler);
  const security = {
    https: securityHeaders(true, templates),
    http: securityHeaders(false, templates),
  };
  const hasHttp = memoize(addresses, ({ current, previous }) =>
    [current, ...previous].some((address) => address.startsWith('http:')),
  );
  const checkRequest = requestCheck(addresses, () => settings.current().isDemo);
  // Synchronous hooks use callbacks: a promise for each would cost as much as the rest of a request.
  app.addHook('onRequest', (request, reply, done) => {
    const { forData, forPages } = security[hasHttp() ? 'http' : 'https'];
    reply.headers(isData(request) ? forData : forPages);
    checkRequest(request, reply, done);
  });
  app.addHook('onResponse', (req, res, done) => {
    context.metrics.recordRequest({
      method: req.method,
      route: req.routeOptions.url ?? '(none)',
      status: res.statusCode,
      seconds: res.elapsedTime / SECOND_MS,
    });
    // Successful reads are logged at debug level only.
    const isSuccessfulRead = req.method === 'GET' && res.statusCode < 400;
    const entry = { req, res, ms: Math.round(res.elapsedTime) };
    if (isSuccessfulRead) req.log.debug(entry, 'request completed');
    else req.log.info(entry, 'request completed');
    done();
  });

  await app.register(
    routesFor('anyone', context, [
      operationsApi,
      openApiApi,
      sessionApi,
      passwordResetsApi,
      setupApi,
      clientErrorsApi,
      googleCallbackApi,
      feedsApi,
      unsubscribeApi,
      confirmEmailApi,
      logoPagesFor(templates.folder),
      pagesFor(templates, pages),
    ]),
  );
  await app.register(
    routesFor('member', context, [
      eventsApi,
      announcementsApi,
      documentsApi,
      sermonsApi,
      offlineApi,
      accountApi,
      unseenApi,
      notificationsApi,
      ownFeedsApi,
      ownDevicesApi,
      liveApi,
    ]),
  );

  await app.register(
    routesFor('admin', context, [
      usersApi,
      syncApi,
      settingsApi,
      weeklyEmailApi,
      deliveryApi,
      logoApi,
      googleApi,
      backupsApi,
      documentationPages,
    ]),
  );

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !isData(request);
    if (!wantsPage) return errorHandler(new Problem('not_found'), request, reply);
    const language = requestLanguage(request, context, request.session ?? undefined);
    return sendPage(request, reply.code(404), pages().page('app', language));
  });
  return app;
}

/** Everything else is a page or one of its assets. The router also finds a route by an encoded path, such as /%61pi/. */
function isData(request: FastifyRequest): boolean {
  const path = request.url.includes('%') ? (request.routeOptions.url ?? request.url) : request.url;
  return path.startsWith('/api/') || path.startsWith('/feeds/');
}
