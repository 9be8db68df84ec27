import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getCalendarFeed, getFeedFile, getSermonsFeed } from '@assembly/contract/endpoints/feeds';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { requireFeed } from '../../auth/feed-tokens.ts';
import {
  describeDocument,
  openDocument,
  setDocumentHeaders,
  streamDocument,
} from '../documents/send-document.ts';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import type { AppContext } from '../http/app-context.ts';
import { etagMatches } from '../http/etag.ts';
import { route, SENT } from '../http/route.ts';
import { buildCalendarFeed } from './calendar-feed.ts';
import { createPodcastCache } from './podcast-cache.ts';
import { TOKEN_SLOT } from './write-podcast.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What calendar and podcast apps read: the token in the address is all they have, and it opens nothing else. */
export function feedsApi(parent: FastifyInstance, context: AppContext): void {
  const { db, now, responseCache } = context;
  const readPodcast = createPodcastCache(context);

  parent.register(async (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply
        .header('x-robots-tag', 'noindex')
        // The web players of podcast services may play a recording.
        .header('cross-origin-resource-policy', 'cross-origin');
      done();
    });

    route(app, getCalendarFeed, async (request, reply) => {
      const at = now();
      await requireFeed(db, request.params.token, at);
      return await responseCache.send(request, reply, {
        topic: 'events',
        key: 'feed',
        now: at,
        build: () => buildCalendarFeed(context, at),
        textType: getCalendarFeed.reply.text,
      });
    });

    route(app, getSermonsFeed, async (request, reply) => {
      const { token } = request.params;
      await requireFeed(db, token, now());
      const { template, etag } = await readPodcast();
      reply
        .header('cache-control', 'private, no-cache')
        .header('etag', etag)
        .header('vary', 'accept-encoding');
      if (etagMatches(request, etag)) {
        reply.code(304).send();
        return SENT;
      }
      const text = template.replaceAll(TOKEN_SLOT, token);
      const encoding = acceptedEncoding(request);
      if (encoding === 'plain') return text;
      // Not cached, because it contains the token. Apps that ask again have the ETag.
      const bytes = await (encoding === 'br' ? compressBrotli(text, BROTLI) : compressGzip(text));
      reply.header('content-encoding', encoding).send(bytes);
      return SENT;
    });

    route(app, getFeedFile, async (request, reply) => {
      const { id: feedId, userId } = await requireFeed(db, request.params.token, now());
      const { recordings } = await readPodcast();
      const item = recordings.get(request.params.id);
      if (!item) throw new Problem('file_not_found');
      if (request.method === 'HEAD') {
        setDocumentHeaders(reply, item, false);
        return describeDocument(reply, item);
      }
      const reader = { grant: { feedId }, userId };
      const file = await openDocument(context, item, reader, request, reply);
      setDocumentHeaders(reply, item, false);
      return streamDocument(reply, file);
    });
  });
}
