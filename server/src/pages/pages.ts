import { ICON_NAMES, iconAddress } from '@assembly/contract/page';
import { loginAddress, parseNext, screens, serviceWorker } from '@assembly/contract/paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../api/http/app-context.ts';
import { basePathOf } from '../api/http/base-path.ts';
import { languageCookie, requestLanguage } from '../api/http/request-language.ts';
import { acceptedEncoding, etagMatches, sendCacheable } from '../api/http/response-body.ts';
import { currentSession, hasSessionToken } from '../api/http/session-guard.ts';
import type { BuiltPages, Page, PageName, PageTemplates } from './load-pages.ts';
import { preloadLinks } from './preload-links.ts';

/** The worker fetches the app's own page and files, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The pages of the web app, and its hashed assets. */
export function pagesFor(templates: PageTemplates, pages: () => BuiltPages) {
  return (app: FastifyInstance, context: AppContext): void => {
    const base = basePathOf(context.config.publicUrl);

    /** Without its cookie, the browser is told only once that the session has ended. */
    function redirectAfterEnd(reply: FastifyReply, next?: string) {
      reply.header('set-cookie', context.cookie.clear());
      return redirect(reply, base + loginAddress({ reason: 'ended', next }));
    }

    // Redirecting on the server saves a round trip.
    async function serveSignIn(request: FastifyRequest, reply: FastifyReply) {
      if (await currentSession(request, reply, context)) {
        const { next } = request.query as { next?: unknown };
        return redirect(reply, base + (parseNext(next) ?? screens.events));
      }
      const isStart = request.routeOptions.url === screens.root;
      if (isStart && hasSessionToken(request, context)) return redirectAfterEnd(reply);
      // The page is shown whether or not the database answers.
      const state = await context.setupState().catch(() => 'done');
      return send(request, reply, state === 'needed' ? 'not-set-up' : 'sign-in');
    }
    async function serveApp(request: FastifyRequest, reply: FastifyReply) {
      const session = await currentSession(request, reply, context);
      if (!session) {
        const next = request.url;
        if (hasSessionToken(request, context)) return redirectAfterEnd(reply, next);
        return redirect(reply, base + loginAddress({ next }));
      }
      const language = requestLanguage(request, context, session);
      if (session.language) reply.header('set-cookie', languageCookie(language, base));
      const links = preloadLinks(templates.screenFiles, {
        url: request.url,
        user: session.user,
        basePath: base,
        language,
      });
      if (links) reply.header('link', links);
      return sendPage(request, reply, pages().page('app', language));
    }
    function send(request: FastifyRequest, reply: FastifyReply, name: PageName) {
      return sendPage(request, reply, pages().page(name, requestLanguage(request, context)));
    }

    app.get(screens.root, serveSignIn);
    app.get(screens.login, serveSignIn);
    app.get(screens.resetPassword, (request, reply) => send(request, reply, 'reset-password'));
    app.get(screens.setup, (request, reply) => send(request, reply, 'setup'));
    app.get(screens.shell, serveApp);
    app.get(`${screens.shell}/*`, serveApp);

    /** The service worker of the web app, or what removes it from browsers when it is turned off. */
    app.get(serviceWorker, (request, reply) => {
      reply.header('content-security-policy', WORKER_POLICY);
      const type = 'text/javascript; charset=utf-8';
      const body = Buffer.from(pages().serviceWorker(requestLanguage(request, context)));
      return sendCacheable(request, reply, { type, body, cacheControl: 'no-cache' });
    });

    // One route for all of them: the texts of all languages are hundreds of files.
    app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
      reply.sendFile(`/assets/${request.params['*']}`),
    );
    app.register(fastifyStatic, {
      root: templates.folder,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      // Assets need no ranges: always sending the whole file avoids incomplete ones.
      acceptRanges: false,
      globIgnore: [
        'assets/**',
        '**/*.{br,gz}',
        'pages/**',
        '*.{js,json}',
        '.*',
        // The assembly may have its own instead.
        ...ICON_NAMES.map((name) => iconAddress(name).slice(1)),
      ],
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        reply.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
        );
      },
    });
  };
}

/** Sends the page in the best encoding that the browser accepts, or 304 when it has the page. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type('text/html; charset=utf-8');
  if (reply.statusCode === 200 && etagMatches(request, page.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request);
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
}

function redirect(reply: FastifyReply, to: string) {
  return reply.header('cache-control', 'no-store').redirect(to, 302);
}
