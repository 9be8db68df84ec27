import { getMetrics } from '@assembly/contract/endpoints/operations';
import { SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { RUN_STATES, SOURCES } from '@assembly/contract/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RUNS_READ_MAX, readRuns } from '../store/content/sync-runs.ts';
import { lastDone } from '../sync/sync-run.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';

/** For a monitor on the same host; everyone else gets a 404. */
export function metricsApi(app: FastifyInstance, { attempts, db, metrics, now }: AppContext): void {
  metrics.gauge('assembly_password_queue', 'Password checks in progress or queued', () =>
    attempts.size(),
  );
  metrics.labeledGauge(
    'assembly_sync_runs',
    'The latest sync runs by outcome',
    'state',
    async () => {
      const runs = await readRuns(db, RUNS_READ_MAX);
      return new Map(
        RUN_STATES.map((state) => [state, runs.filter((run) => run.state === state).length]),
      );
    },
  );
  metrics.labeledGauge(
    'assembly_sync_age_seconds',
    'Seconds since a source was last synced completely',
    'source',
    async () => {
      const runs = await readRuns(db, RUNS_READ_MAX);
      return new Map(
        SOURCES.flatMap((source) => {
          const at = lastDone(runs, source);
          return at === null ? [] : [[source, Math.max(0, now() - at) / SECOND_MS] as const];
        }),
      );
    },
  );

  route(app, getMetrics, async (request, reply) => {
    if (!isFromThisHost(request)) throw new Problem('not_found');
    const { type, body } = await metrics.text();
    reply.type(type);
    return body;
  });
}

/** A forwarding header means that a proxy on this host passed on a request from elsewhere. */
function isFromThisHost({ headers, raw }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const { remoteAddress = '' } = raw.socket;
  return ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
}
