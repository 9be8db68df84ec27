import { getCalendarFeed, getFeedFile, getSermonsFeed } from '@assembly/contract/endpoints/feeds';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { requireFeed } from '../../auth/feed-tokens.ts';
import { sendDocument } from '../documents/send-document.ts';
import type { AppContext } from '../http/app-context.ts';
import { acceptedEncoding } from '../http/responses/accepted-encoding.ts';
import { compressText } from '../http/responses/compress-text.ts';
import { etagMatches } from '../http/responses/etag.ts';
import { route, SENT } from '../http/route.ts';
import { buildCalendarFeed } from './calendar-feed.ts';
import { createPodcastCache } from './podcast-cache.ts';
import { TOKEN_PLACEHOLDER } from './write-podcast.ts';

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
        topics: ['events'],
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
      const text = template.replaceAll(TOKEN_PLACEHOLDER, token);
      const encoding = acceptedEncoding(request);
      if (encoding === 'plain') return text;
      // Not cached, because it contains the token. Apps that ask again have the ETag.
      reply.header('content-encoding', encoding).send(await compressText(text, encoding));
      return SENT;
    });

    route(app, getFeedFile, async (request, reply) => {
      const { id: feedId, userId } = await requireFeed(db, request.params.token, now());
      const { recordings } = await readPodcast();
      const item = recordings.get(request.params.id);
      if (!item) throw new Problem('file_not_found');
      const reader = { grant: { feedId }, userId };
      return await sendDocument(context, item, reader, request, reply, { isDownload: false });
    });
  });
}
