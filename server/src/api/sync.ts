import {
  getSync,
  listSnapshots,
  restoreSnapshot,
  startSync,
} from '@assembly/contract/endpoints/sync';
import { Problem } from '@assembly/contract/problem';
import { SOURCES, type Source, type SyncRun } from '@assembly/contract/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCalendars } from '../store/content/events.ts';
import { findConnection } from '../store/content/google-connections.ts';
import { readSnapshots } from '../store/content/snapshots.ts';
import { RUNS_READ_MAX, readRuns } from '../store/content/sync-runs.ts';
import { readRestores } from '../store/users/audit-log.ts';
import { nextSync } from '../sync/schedule.ts';
import { lastDone, withoutRemovals } from '../sync/sync-run.ts';
import { version } from '../version.ts';
import type { AppContext } from './http/app-context.ts';
import { route } from './http/route.ts';
import { userOf } from './http/session-guard.ts';

const RUNS_SHOWN = 20;

export function syncApi(app: FastifyInstance, context: AppContext): void {
  const { settings, db, changes, now, syncRunner } = context;

  /** The latest restore of each source, unless a later run has copied that source. */
  async function restoredSince(runs: SyncRun[]) {
    const since = (source: Source) =>
      runs.find(({ sources }) => sources[source].state === 'done')?.startedAt ?? 0;
    const restores = await readRestores(db, Math.min(...SOURCES.map(since)));
    return SOURCES.flatMap((source) => {
      const latest = restores.find((restore) => restore.source === source);
      return latest && latest.at >= since(source) ? [{ ...latest, source }] : [];
    });
  }

  route(app, getSync, async () => {
    const runs = await readRuns(db, RUNS_READ_MAX);
    const { assembly, google, isDemo, syncSchedule } = settings.current();
    const calendars = await readCalendars(db);
    const connection = await findConnection(db, google.refreshToken);
    return {
      version,
      connection: {
        isDemo,
        calendarId: google.calendarIds.join(','),
        calendars: google.calendarIds.map((id) => ({
          id,
          name: calendars.find((calendar) => calendar.id === id)?.name ?? '',
        })),
        account: connection?.account || null,
        tokenSince: connection?.since ?? null,
      },
      schedule: syncSchedule
        ? { expression: syncSchedule, next: nextSync(syncSchedule, assembly.timeZone) }
        : null,
      lastDone: {
        events: lastDone(runs, 'events'),
        announcements: lastDone(runs, 'announcements'),
        documents: lastDone(runs, 'documents'),
      },
      restored: await restoredSince(runs),
      running: runs.find((run) => run.state === 'running') ?? null,
      runs: runs
        .filter((run) => run.state !== 'running')
        .slice(0, RUNS_SHOWN)
        // Only the removals of the latest run can be confirmed.
        .map((run, index) => (index === 0 ? run : withoutRemovals(run))),
    };
  });

  route(app, startSync, async (request) => {
    const { confirm = false, run: confirmedRun = true } = request.body;
    // The calendars may just have been chosen in another process.
    await settings.refresh();
    const run = await syncRunner.start(actorOf(request), confirm && confirmedRun);
    changes.publish({ topic: 'users' });
    return { run };
  });

  route(app, listSnapshots, async () => ({ items: await readSnapshots(db) }));

  route(app, restoreSnapshot, async (request) => {
    const { id } = request.params;
    // Check before starting a child process.
    const snapshots = await readSnapshots(db);
    if (!snapshots.some((snapshot) => snapshot.id === id)) throw new Problem('version_not_found');
    const actor = actorOf(request);
    const source = await syncRunner.restore({ snapshotId: id, actor, now: now() });
    for (const topic of [source, 'sync', 'users'] as const) changes.publish({ topic });
    return { source };
  });
}

/** Passes only the fields that the audit log needs to the sync process. */
function actorOf(request: FastifyRequest) {
  const { id, name } = userOf(request);
  return { id, name };
}
