import { listSermons } from '@assembly/contract/endpoints/content';
import { findSermons } from '@assembly/contract/sermons/find-sermons';
import type { SermonsQuery } from '@assembly/contract/sermons/sermon';
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
    const recordings = await readRecordings(db, settings.current().assembly.timeZone);
    const sermons = recordings.map(({ sermon }) => sermon);
    return findSermons(sermons, query);
  }

  route(app, listSermons, (request, reply) => {
    const { query } = request;
    const { page = 1, search = '', series, speaker, year } = query;
    const { id: userId } = userOf(request);
    if (search.trim() || series || speaker || year)
      return queueByMember(userId, () => build(query));
    const options = {
      topics: ['documents'] as const,
      key: `sermons ${page}`,
      now: now(),
      build: async () => {
        const value = await build(query);
        const validUntil = value.page === page ? Number.POSITIVE_INFINITY : NOT_CACHED;
        return { value, validUntil };
      },
    };
    // As a whole, so that others never wait for a reply that is still in this member's queue.
    return queueByMember(userId, async () => responseCache.send(request, reply, options));
  });
}
