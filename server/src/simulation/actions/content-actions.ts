import { Problem } from '@assembly/contract/problem';
import { SOURCES, type Source } from '@assembly/contract/sync';
import { GoogleError } from '../../google/google-error.ts';
import { dropHeld, listHeld, sendHeld } from '../../notifications/queue/held-notifications.ts';
import { readUpcoming } from '../../store/content/events.ts';
import { readSnapshots } from '../../store/content/snapshots.ts';
import { restoreSnapshot } from '../../sync/restore-snapshot.ts';
import { runWithLease } from '../../sync/run-with-lease.ts';
import { contentKey } from '../invariants/stored-content.ts';
import { CALENDAR_ID, simulatedGoogle } from '../services/simulated-google.ts';
import type { SimulatedProcess } from '../simulated-process.ts';
import { TIME_ZONE, type World } from '../world.ts';
import { type Action, enter } from './action.ts';

/** About as many calls as a sync makes, so that some of them fail. */
const CALLS = 40;

async function sync(
  world: World,
  process: SimulatedProcess,
  { pick, confirm }: { pick: number; confirm: boolean },
): Promise<void> {
  const { expect, google: content, scheduler, time } = world;
  const attempts = new Map(
    SOURCES.map((source) => [
      source,
      expect.attempt(contentKey(source), `${content.editionOf(source)}`),
    ]),
  );
  const end = (source: Source, state: 'acknowledged' | 'refused') => {
    const attempt = attempts.get(source);
    if (attempt) attempt.state = state;
  };
  if (confirm) for (const source of SOURCES) world.content.confirmed.add(source);
  const google = simulatedGoogle({
    content,
    call: (what, run) => scheduler.call(process, what, run),
    failingCall: pick % CALLS,
  });
  const context = {
    db: process.db,
    google,
    refreshToken: 'token',
    timeZone: TIME_ZONE,
    chosen: { calendarIds: [CALENDAR_ID], taskLists: [], driveFolder: undefined },
    now: () => time.now,
    onError: (error: unknown) => {
      if (!(error instanceof GoogleError)) world.reportError(error);
    },
  };
  world.syncsTried += 1;
  try {
    const { sources } = await runWithLease(context, {
      databaseUrl: process.databaseUrl,
      startedBy: 'schedule',
      confirm,
      onStarted: () => {},
      onProgress: () => {},
    });
    for (const source of SOURCES) {
      end(source, sources[source].state === 'done' ? 'acknowledged' : 'refused');
    }
  } catch (error) {
    if (error instanceof Problem) {
      for (const source of SOURCES) end(source, 'refused');
      world.refuseAlone(error);
    } else world.reportError(error);
  }
}

export const contentActions = {
  sync: (world, process, { pick }) => sync(world, process, { pick, confirm: false }),

  'confirm sync': (world, process, { pick }) => sync(world, process, { pick, confirm: true }),

  async restore(world, process, { by, pick }) {
    const session = await enter(world, process, by);
    if (!session?.user.isAdmin) return;
    const snapshots = await readSnapshots(process.db).catch((error) => {
      world.reportError(error);
      return [];
    });
    const snapshot = snapshots[pick % Math.max(1, snapshots.length)];
    if (!snapshot) return;
    const { source, edition } = world.content.snapshots.get(snapshot.id) ?? {};
    if (source === undefined) return void world.violations.push('a snapshot of nothing known');
    world.content.confirmed.add(source);
    world.restored.add(source);
    world.syncsTried += 1;
    await world.attempt({ [contentKey(source)]: `${edition}` }, async () => {
      const request = { snapshotId: snapshot.id, actor: session.user, now: world.time.now };
      await restoreSnapshot(process.db, process.databaseUrl, request).catch((error) => {
        world.refuseAlone(error);
        throw error;
      });
    });
  },

  /** An administrator decides about changes that were not sent. */
  async 'decide held'(world, process, { by, pick }) {
    const session = await enter(world, process, by);
    if (!session?.user.isAdmin) return;
    await world.attempt({}, async () => {
      const held = await listHeld(process.db);
      const one = held[pick % Math.max(1, held.length)];
      if (!one) return;
      const clock = { now: world.time.now, timeZone: TIME_ZONE };
      await process.db
        .transaction()
        .execute((trx) => (pick % 3 === 0 ? dropHeld(trx, one.id) : sendHeld(trx, one.id, clock)));
    });
  },

  async 'read events'(world, process) {
    const { expect, content, time } = world;
    const page = await readUpcoming(process.db, 1, time.latest).catch((error) => {
      world.reportError(error);
      return undefined;
    });
    if (!page) return;
    const lines = [
      ...page.calendars.map(({ name }) => name),
      ...page.items
        .filter(({ endsAt }) => (endsAt ?? 0) > time.latest)
        .map(({ id, summary, startsAt }) => `${id} ${summary} ${startsAt}`),
    ].sort();
    const possible = expect.possible(contentKey('events')).map(Number);
    if (!possible.some((edition) => content.isEdition('events', edition, lines))) {
      world.violations.push(`a reader saw a mixture: ${lines.join(', ')}`);
    }
  },
} satisfies Record<string, Action>;
