import { Problem } from '@assembly/contract/problem';
import { SOURCES, type Source } from '@assembly/contract/sync';
import { Kysely } from 'kysely';
import { readConfig } from '../config.ts';
import { openSettings, type Settings } from '../settings/settings.ts';
import type { Database, Tables } from '../store/database/tables.ts';
import { Expectations } from './engine/expectations.ts';
import type { SimulatedDatabase } from './engine/open-databases.ts';
import { Crashed, DiskError, Scheduler } from './engine/scheduler.ts';
import { VirtualTime } from './engine/virtual-time.ts';
import { contentKey, StoredContent } from './invariants/stored-content.ts';
import { readState, type State } from './read-state.ts';
import { GoogleContent } from './services/google-content.ts';
import { MessageLog } from './services/message-log.ts';
import { SimulatedMailServer, SMTP_URL } from './services/simulated-mail-server.ts';
import { SimulatedPushService } from './services/simulated-push-service.ts';
import { type SimulatedProcess, startProcess } from './simulated-process.ts';

export const TIME_ZONE = 'Europe/Zurich';
/** A Sunday, 11:00 in Zurich. */
export const STARTED_AT = Date.UTC(2026, 10, 15, 10, 0);

export const ENVIRONMENT = {
  PUBLIC_URL: 'https://assembly.example.org',
  ASSEMBLY_TIME_ZONE: TIME_ZONE,
  SMTP_URL,
  MAIL_FROM: 'office@example.org',
  QUIET_HOURS: '21-8',
  NOTIFICATION_DEFAULT: 'email',
  WEEKLY_EMAIL: 'SUN 13:00',
};

/** A browser in which somebody has signed in. */
export interface KnownSession {
  id: string;
  token: string;
  email: string;
  /** The round in which it began. */
  round: number;
}

/** Something that was allowed or shown, which is judged when the round has ended. */
export type Claim = (before: State, after: State) => string | undefined;

/** Everything outside of the processes: the database, Google, the mail server, time, and what people know. */
export class World {
  readonly time = new VirtualTime(STARTED_AT);
  readonly google = new GoogleContent(STARTED_AT);
  readonly expect = new Expectations();
  readonly log = new MessageLog(() => this.time.now);
  readonly scheduler: Scheduler;
  readonly mail: SimulatedMailServer;
  readonly push: SimulatedPushService;
  readonly content: StoredContent;
  readonly database: SimulatedDatabase;
  readonly observer: Database;
  readonly settings: Settings;
  readonly sessions: KnownSession[] = [];
  claims: Claim[] = [];
  /** The sources of which a snapshot was restored, or may have been, in this round. */
  readonly restored = new Set<Source>();
  /** How many tried to hold the lease of the sync in this round. */
  syncsTried = 0;
  /** What was stored when the round began. */
  editionsBefore = { events: 0, announcements: 0, documents: 0 };
  violations: string[] = [];
  state: State;
  round = 0;
  readonly #processes = new Map<string, SimulatedProcess>();
  #started = 0;

  private constructor(
    database: SimulatedDatabase,
    observer: Database,
    settings: Settings,
    state: State,
  ) {
    this.database = database;
    this.observer = observer;
    this.settings = settings;
    this.state = state;
    const { time, log, google, expect } = this;
    this.scheduler = new Scheduler({
      time,
      patienceMs: database.patienceMs,
      onFault: async (caller) => {
        log.doubt(caller);
        if (caller.isDead) await this.#bury(caller as SimulatedProcess);
      },
    });
    this.mail = new SimulatedMailServer({ scheduler: this.scheduler, time, log });
    this.push = new SimulatedPushService({ scheduler: this.scheduler, log });
    const report = (violation: string) => void this.violations.push(violation);
    this.content = new StoredContent({ db: observer, time, google, expect, report });
    for (const source of SOURCES) expect.know(contentKey(source), '0');
  }

  static async open(database: SimulatedDatabase): Promise<World> {
    const observer = new Kysely<Tables>({ dialect: await database.open('observer') });
    const environment = { ...ENVIRONMENT, DATABASE_URL: database.urlFor('observer') };
    const keySource = readConfig(environment);
    const settings = await openSettings({ db: observer, environment, keySource });
    return new World(database, observer, settings, await readState(observer));
  }

  /** The process with that name, which is started if it has died. */
  async process(name: string): Promise<SimulatedProcess> {
    const running = this.#processes.get(name);
    if (running && !running.isDead) return running;
    this.#started += 1;
    const started = await startProcess(this, `${name}${this.#started}`);
    this.#processes.set(name, started);
    return started;
  }

  /** Tries a change, and remembers what must or may be stored now. Undefined if it was refused, or is unknown. */
  async attempt<Result>(
    effects: Record<string, string>,
    run: () => Promise<Result>,
  ): Promise<Result | undefined> {
    const attempts = Object.entries(effects).map(([key, value]) => this.expect.attempt(key, value));
    const end = (state: 'acknowledged' | 'refused') => {
      for (const attempt of attempts) attempt.state = state;
    };
    try {
      const result = await run();
      end('acknowledged');
      return result;
    } catch (error) {
      if (error instanceof Problem) end('refused');
      else this.reportError(error);
      return undefined;
    }
  }

  /** Only another sync or restore may keep somebody from syncing: the lease of a dead process is free. */
  refuseAlone(error: unknown): void {
    this.claims.push(() =>
      error instanceof Problem && error.code === 'sync_running' && this.syncsTried === 1
        ? 'a sync was refused although no other one runs'
        : undefined,
    );
  }

  /** Errors that the simulation has caused are expected; any other is a violation. */
  reportError(error: unknown): void {
    if (error instanceof Crashed || error instanceof DiskError) return;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.violations.push(`unexpected error: ${text}`);
  }

  async close(): Promise<void> {
    for (const process of this.#processes.values()) {
      if (!process.isDead) await process.db.destroy();
    }
    await this.observer.destroy();
  }

  async #bury(process: SimulatedProcess): Promise<void> {
    await this.database.kill(process.name, process.driver);
  }
}
