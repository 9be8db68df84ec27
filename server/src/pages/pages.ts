import { api, logo, screens } from '@assembly/contract/paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentSession } from '../api/guard.ts';
import { hasAlready } from '../api/has-already.ts';
import type { Parts } from '../api/parts.ts';
import { loadLogo } from './load-logo.ts';
import { basePathOf, type Page } from './load-page.ts';

export interface BuiltPages {
  folder: string;
  signIn: Page;
  resetPassword: Page;
  app: Page;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The two pages of the web app, its hashed assets and the logo. */
export function pagesFor(pages: BuiltPages) {
  return (app: FastifyInstance, parts: Parts): void => {
    const base = basePathOf(parts.config.publicUrl);

    // Who is known goes straight in, who is not goes straight to the door: one answer less on a slow line.
    async function toSignIn(request: FastifyRequest, reply: FastifyReply) {
      if (await currentSession(request, reply, parts))
        return redirect(reply, base + screens.events);
      return sendPage(request, reply, pages.signIn);
    }
    // What it will ask first is asked for while its scripts are still on their way.
    async function toApp(request: FastifyRequest, reply: FastifyReply, ...asksToo: string[]) {
      if (!(await currentSession(request, reply, parts)))
        return redirect(reply, base + screens.login);
      const { etag, modules } = pages.app;
      const ahead = [api.session, ...asksToo].map((address) => preloadOf(base + address));
      // Who has the page has these too. They would only keep it from showing what was last seen.
      if (!hasAlready(request, etag)) ahead.push(...modules.map(modulePreloadOf));
      return sendPage(request, reply.header('link', ahead.join(', ')), pages.app);
    }

    app.get(screens.root, toSignIn);
    app.get(screens.login, toSignIn);
    app.get(screens.resetPassword, (request, reply) =>
      sendPage(request, reply, pages.resetPassword),
    );
    app.get(screens.shell, (request, reply) => toApp(request, reply));
    app.get(screens.events, (request, reply) => {
      const isFirstPage = !request.url.includes('?');
      return isFirstPage ? toApp(request, reply, api.events) : toApp(request, reply);
    });
    app.get(`${screens.shell}/*`, (request, reply) => toApp(request, reply));

    const { type, body, etag } = loadLogo(parts.config.assembly.logo, pages.folder);
    app.get(logo, (request, reply) => {
      reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
      if (hasAlready(request, etag)) return reply.code(304).send();
      // A picture may hold a script; nothing in it may run when it is opened by itself.
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type(type)
        .send(body);
    });

    app.register(fastifyStatic, {
      root: pages.folder,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}', '*.html', '.*', '*.json'],
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

/** Sends the page in the best encoding the browser takes, or nothing when it has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding, cookie')
    .type('text/html; charset=utf-8');
  if (reply.statusCode === 200 && hasAlready(request, page.etag)) {
    return reply.code(304).send();
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/** As the app itself will ask for it, or the browser would ask twice. */
function preloadOf(address: string): string {
  return `<${address}>; rel=preload; as=fetch; crossorigin=anonymous`;
}

const modulePreloadOf = (address: string) => `<${address}>; rel=modulepreload`;

function redirect(reply: FastifyReply, to: string) {
  return reply.header('cache-control', 'no-store').redirect(to, 302);
}
