import { listSermons } from '@assembly/contract/endpoints/content';
import { findSermons } from '@assembly/contract/sermons/find-sermons';
import type { SermonsQuery } from '@assembly/contract/sermons/sermon';
import { searchWords } from '@assembly/contract/text/search';
import type { FastifyInstance } from 'fastify';
import { readRecordings } from '../store/content/recordings.ts';
import type { AppContext } from './http/app-context.ts';
import { NOT_CACHED } from './http/response-cache.ts';
import { route } from './http/route.ts';
import { userOf } from './http/session-guard.ts';

export function sermonsApi(
  app: FastifyInstance,
  { db, now, responseCache, queueByMember, settings }: AppContext,
): void {
  async function build(query: SermonsQuery) {
    const { timeZone } = settings.current().assembly;
    const recordings = await readRecordings(db, timeZone);
    return findSermons(
      recordings.map(({ sermon }) => sermon),
      query,
    );
  }

  route(app, listSermons, (request, reply) => {
    const { query } = request;
    const { page = 1, series = '', speaker = '', year = '' } = query;
    const { id: userId } = userOf(request);
    if (searchWords(query.search).length > 0) return queueByMember(userId, () => build(query));
    const options = {
      topics: ['documents'] as const,
      key: JSON.stringify(['sermons', page, series, speaker, year]),
      now: now(),
      build: async () => {
        const value = await build(query);
        const isKnown = (chosen: string, known: string[]) => !chosen || known.includes(chosen);
        const isOffered =
          value.page === page &&
          isKnown(series, value.series) &&
          isKnown(speaker, value.speakers) &&
          isKnown(year, value.years);
        return { value, validUntil: isOffered ? Number.POSITIVE_INFINITY : NOT_CACHED };
      },
    };
    // As a whole, so that others never wait for a reply that is still in this member's queue.
    return queueByMember(userId, async () => responseCache.send(request, reply, options));
  });
}
