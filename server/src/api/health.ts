import { getHealth, getReadiness } from '@assembly/contract/endpoints/operations';
import { SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import type { FastifyInstance } from 'fastify';
import { pingDatabase } from '../store/database/open-database.ts';
import { version } from '../version.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

const DATABASE_WAIT_MS = 2 * SECOND_MS;

export function healthApi(app: FastifyInstance, { db }: AppContext): void {
  route(app, getHealth, () => ({ status: 'up' as const, version }));

  route(app, getReadiness, async (request) => {
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Problem('unavailable')), DATABASE_WAIT_MS);
    try {
      await Promise.race([pingDatabase(db), timedOut]);
      return { status: 'ready' as const };
    } catch (error) {
      request.log.error({ err: error }, 'database not ready');
      throw new Problem('unavailable');
    } finally {
      clearTimeout(timer);
    }
  });
}
