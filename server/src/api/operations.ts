import { hash, timingSafeEqual } from 'node:crypto';
import { getHealth, getMetrics, getReadiness } from '@assembly/contract/endpoints/operations';
import { SECOND_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { RUN_STATES, SOURCES } from '@assembly/contract/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { backupFolderOf, listOrNone } from '../backups/backup-folder.ts';
import { newestVerifiedAt } from '../backups/find-warnings.ts';
import { countDeliveries } from '../notifications/queue/delivery-report.ts';
import { RUNS_READ_MAX, readRuns } from '../store/content/sync-runs.ts';
import { pingDatabase } from '../store/database/open-database.ts';
import { lastDone } from '../sync/sync-run.ts';
import { version } from '../version.ts';
import type { AppContext } from './http/app-context.ts';
import { isProxied } from './http/check-request.ts';
import { route } from './http/route.ts';

const DATABASE_WAIT_MS = 2 * SECOND_MS;

/** Health, readiness and metrics, for monitors and load balancers. */
export function operationsApi(app: FastifyInstance, context: AppContext): void {
  const { config, db, metrics } = context;
  registerGauges(context);

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

  // For a monitor on the same host, or with METRICS_TOKEN for one that knows it. Everyone else gets a 404.
  route(app, getMetrics, async (request, reply) => {
    const { metricsToken } = config;
    const isAllowed = metricsToken
      ? hasToken(request, metricsToken)
      : isFromThisHost(request) && !isProxied(request);
    if (!isAllowed) throw new Problem('not_found');
    const { type, body } = await metrics.text();
    reply.type(type);
    return body;
  });
}

function registerGauges({
  attempts,
  db,
  downloads,
  metrics,
  now,
  settings,
  streams,
}: AppContext): void {
  metrics.gauge('assembly_live_streams', 'Open event streams', streams.count);
  metrics.gauge('assembly_downloads', 'Downloads in progress', downloads.count);
  metrics.gauge(
    'assembly_password_queue',
    'Sign-ins, sign-ups, resets and password checks in progress or queued',
    () => attempts.size(),
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

  metrics.gauge(
    'assembly_backup_age_seconds',
    'Seconds since the newest verified backup was made',
    async () => {
      const folder = backupFolderOf(settings.current());
      const at = folder && newestVerifiedAt(await listOrNone(folder), now());
      return at ? Math.max(0, now() - at) / SECOND_MS : undefined;
    },
  );
  metrics.labeledGauge(
    'assembly_deliveries',
    'Emails and push messages of the last 30 days by state',
    'state',
    () => countDeliveries(db),
  );
}

function isFromThisHost({ raw }: FastifyRequest): boolean {
  const { remoteAddress = '' } = raw.socket;
  return ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
}

/** Compares hashes, which have the same length, in a time that does not depend on where they differ. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(given), digest(token));
}
