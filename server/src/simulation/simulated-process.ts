import { type Driver, Kysely } from 'kysely';
import type { Passwords } from '../auth/passwords.ts';
import { createSessionCache } from '../auth/session-cache.ts';
import { removeExpired } from '../cleanup.ts';
import { createLocalFeed } from '../live/change-feed.ts';
import { createSender, type Sender } from '../notifications/send/sender.ts';
import { createWeeklyCheck } from '../notifications/weekly/schedule-weekly-email.ts';
import type { Database, Tables } from '../store/database/tables.ts';
import { recordInterruptedRuns } from '../sync/sync-lease.ts';
import { ENGLISH } from '../testing/fixtures/english.ts';
import { type Caller, Crashed } from './engine/scheduler.ts';
import { simulatedDialect } from './engine/simulated-dialect.ts';
import type { World } from './world.ts';

/** One server process, built of the real modules as `main.ts` does, without HTTP. */
export interface SimulatedProcess extends Caller {
  databaseUrl: string;
  db: Database;
  driver: Driver;
  sender: Sender;
  changes: ReturnType<typeof createLocalFeed>;
  sessions: ReturnType<typeof createSessionCache>;
  checkWeekly: () => Promise<void>;
  /** Removes what has expired. */
  clean: () => Promise<void>;
}

/** A hash of argon2 takes 30 ms, and its strength proves nothing here. */
export const plainPasswords: Passwords = {
  runQueued: (work) => work(),
  hash: async (password) => hashOf(password),
  matches: async (password, stored) => stored === hashOf(password),
};

export const hashOf = (password: string) => `hash of ${password}`;

export async function startProcess(world: World, name: string): Promise<SimulatedProcess> {
  const { database, scheduler, settings, time, mail, push, content } = world;
  const caller: Caller = { name, isDead: false };
  const dialect = simulatedDialect(await database.open(name), {
    requireAlive() {
      if (caller.isDead) throw new Crashed();
    },
    call: (what, run, options) => scheduler.call(caller, what, run, options),
    onCommit: (tables) => scheduler.observe(() => content.onCommit(tables)),
  });
  const db = new Kysely<Tables>({ dialect });
  const now = () => time.now;
  const log = (entry: { err?: unknown }) => {
    if (entry.err !== undefined) world.reportError(entry.err);
  };
  const changes = createLocalFeed();
  const databaseUrl = database.urlFor(name);
  const process: SimulatedProcess = Object.assign(caller, {
    databaseUrl,
    db,
    driver: dialect.driver,
    changes,
    sessions: createSessionCache(changes),
    sender: createSender({
      db,
      settings,
      mailer: mail.mailerFor(caller),
      localize: async () => ENGLISH,
      sendPush: push.senderFor(caller, db),
      onEmailPause: () => {},
      now,
      log: { error: log, warn: log } as Parameters<typeof createSender>[0]['log'],
    }),
    checkWeekly: createWeeklyCheck({ db, settings, now }),
    clean: () => removeExpired(db, { auditDays: () => settings.current().auditDays, now }),
  });
  await recordInterruptedRuns(db, databaseUrl, time.now);
  return process;
}
