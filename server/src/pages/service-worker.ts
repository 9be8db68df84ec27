import { serviceWorker } from '@assembly/contract/paths';
import type { FastifyInstance } from 'fastify';
import { etagMatches, etagOf } from '../api/http/responses/etag.ts';
import type { BuiltPages } from './load-pages.ts';

/** It fetches the app's own page and files, and nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The service worker of the web app, or what removes it from browsers when it is turned off. */
export function serveServiceWorker(app: FastifyInstance, pages: () => BuiltPages): void {
  app.get(serviceWorker, (request, reply) => {
    const script = Buffer.from(pages().serviceWorker);
    const etag = etagOf(script);
    reply
      // Browsers look for a new version at each visit.
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('content-security-policy', POLICY);
    if (etagMatches(request, etag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}
