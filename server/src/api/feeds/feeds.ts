import { dayIn } from '@assembly/contract/day-in';
import {
  getCalendarFeed,
  getFeedChapters,
  getFeedFile,
  getSermonsFeed,
} from '@assembly/contract/endpoints/account';
import { EVENT_HISTORY_DAYS, FEED_FUTURE_DAYS, MINUTE_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { hashToken, hasTokenFormat } from '../../auth/token.ts';
import type { Localization } from '../../create-localize.ts';
import type { StoredLanguages } from '../../languages.ts';
import { readStoredBetween } from '../../store/content/events-between.ts';
import type { Recording } from '../../store/content/recordings.ts';
import { isUnavailable } from '../../store/database/store-error.ts';
import type { FeedsTable } from '../../store/database/tables/users.ts';
import type { Database } from '../../store/database/tables.ts';
import { findFeed, setFeedRead } from '../../store/users/feeds.ts';
import { sendDocument } from '../documents/send-document.ts';
import { writeCalendarFeed } from '../events/write-ics.ts';
import type { AppContext } from '../http/app-context.ts';
import { acceptedEncoding, compressText, etagMatches } from '../http/response-body.ts';
import { route, SENT } from '../http/route.ts';
import { createPodcastCache, TOKEN_PLACEHOLDER } from './podcast.ts';

/** What calendar and podcast apps read: the token in the address is all they have, and it opens nothing else. */
export function feedsApi(parent: FastifyInstance, context: AppContext): void {
  const { db, localize, now, responseCache } = context;
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
      const localization = await localize(await requireFeed(db, request.params.token, at));
      return await responseCache.send(request, reply, {
        topics: ['events'],
        key: `feed ${localization.language}`,
        now: at,
        build: () => buildCalendarFeed(context, localization, at),
        textType: getCalendarFeed.reply.text,
        isPinned: true,
      });
    });

    route(app, getSermonsFeed, async (request, reply) => {
      const { token } = request.params;
      const feed = await requireFeed(db, token, now());
      const { template, etag } = await readPodcast(await localize(feed));
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

    async function findRecording(owner: StoredLanguages, id: string): Promise<Recording> {
      const recording = (await readPodcast(await localize(owner))).recordings.get(id);
      if (!recording) throw new Problem('file_not_found');
      return recording;
    }

    route(app, getFeedChapters, async (request, reply) => {
      const feed = await requireFeed(db, request.params.token, now());
      const { sermon } = await findRecording(feed, request.params.id);
      const chapters = sermon.chapters.map(({ startSeconds, title }) => ({
        startTime: startSeconds,
        title,
      }));
      reply.header('cache-control', 'private, no-cache');
      return JSON.stringify({ version: '1.2.0', chapters });
    });

    route(app, getFeedFile, async (request, reply) => {
      const feed = await requireFeed(db, request.params.token, now());
      const { item } = await findRecording(feed, request.params.id);
      const reader = { grant: { feedId: feed.id }, userId: feed.userId };
      return await sendDocument(context, item, reader, request, reply, { isDownload: false });
    });
  });
}

/** The calendar feed, and until when it is valid if no event changes: its days move on at midnight. */
export async function buildCalendarFeed(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  { t }: Localization,
  now: number,
): Promise<{ value: string; validUntil: number }> {
  const { assembly, publicUrl } = settings.current();
  const { timeZone } = assembly;
  const today = Temporal.PlainDate.from(dayIn(timeZone, now));
  const startOf = (days: number) => today.add({ days }).toZonedDateTime(timeZone).epochMilliseconds;
  const span = { from: startOf(-EVENT_HISTORY_DAYS), to: startOf(FEED_FUTURE_DAYS + 1) };
  const found = await readStoredBetween(db, span, now);
  return {
    // Stamped with the day, so that every process writes the same text, and has the same ETag.
    value: await writeCalendarFeed(found.items, { ...assembly, publicUrl, t }, startOf(0)),
    validUntil: Math.min(found.validUntil, startOf(1) - 1),
  };
}

/** The time of the last read is written at most this often, to save a write per request. */
const READ_INTERVAL_MS = 1 * MINUTE_MS;

/**
 * Finds the feed of a token, and records that it was read. Not cached: a revoked feed stops working immediately in every process,
 * and apps ask only every few minutes.
 */
export async function requireFeed(
  db: Database,
  token: string,
  now: number,
): Promise<FeedsTable & StoredLanguages> {
  const feed = hasTokenFormat(token) ? await findFeed(db, hashToken(token)) : undefined;
  if (!feed) throw new Problem('feed_not_found');
  const { id, lastReadAt } = feed;
  if (lastReadAt === null || now - lastReadAt >= READ_INTERVAL_MS) {
    await setFeedRead(db, id, now).catch((error) => {
      // A database that cannot be written now must not block reading.
      if (!isUnavailable(error)) throw error;
    });
  }
  return feed;
}
