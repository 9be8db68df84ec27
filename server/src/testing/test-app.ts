import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_SLOTS } from '@assembly/contract/page';
import type { User } from '@assembly/contract/user';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { openPasswords } from '../auth/passwords.ts';
import { type Config, readConfig } from '../config.ts';
import { openGoogle } from '../google/open-google.ts';
import { type ChangeFeed, inProcessFeed } from '../live/change-feed.ts';
import { watchChanges } from '../live/watch-changes.ts';
import type { Letter } from '../mail/letters.ts';
import { type Mailer, outboxMailer } from '../mail/mailer.ts';
import { loadPages } from '../pages/load-pages.ts';
import { openDatabase } from '../store/open-database.ts';
import type { Database } from '../store/tables.ts';
import { recordInterruptedRuns } from '../sync/lead-run.ts';
import { openSyncer } from '../sync/syncer.ts';
import { type DatabaseKind, readyDatabaseUrl } from './each-database.ts';
import { addPerson, cookieOf, PASSWORD } from './people.ts';

export { PASSWORD } from './people.ts';

export const PUBLIC_URL = 'http://assembly.test';
/** A Sunday morning; no test depends on the day it runs. */
export const SUNDAY = Date.UTC(2026, 10, 15, 9, 0);

const passwords = await openPasswords();

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  config: Config;
  clock: { now: number };
  letters: { to: string; letter: Letter }[];
  feed: ChangeFeed;
  /** A request as a page of our own sends it. */
  call: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  addPerson: (parts?: Partial<User>) => Promise<User>;
  /** The cookie header of a fresh session. */
  cookieOf: (user: User) => Promise<string>;
  signIn: (email: string, password?: string, from?: string) => Promise<LightMyRequestResponse>;
}

interface TestAppOptions {
  database?: DatabaseKind;
  environment?: Record<string, string>;
  mailer?: Mailer;
}

/** The real app over a fresh database, with the clock and the letters in the test's hands. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const databaseUrl = await readyDatabaseUrl(options.database ?? 'SQLite');
  const db = await openDatabase(databaseUrl);
  const config = readConfig({
    PUBLIC_URL,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    ...options.environment,
  });
  const clock = { now: SUNDAY };
  const letters: TestApp['letters'] = [];
  const outbox = outboxMailer(mkdtempSync(join(tmpdir(), 'assembly-')), config.mail.from, () => {});
  const mailer = options.mailer ?? {
    async send(to: string, letter: Letter) {
      await outbox.send(to, letter);
      letters.push({ to, letter });
    },
  };
  const pages = loadPages(builtPages(), config);
  const feed = inProcessFeed();
  const google = openGoogle(config.google);
  const watch = await watchChanges(db, feed, () => {});
  const syncer = openSyncer({
    order: {
      databaseUrl,
      google: config.google,
      timeZone: config.assembly.timeZone,
      driveFolder: config.google.driveFolder,
    },
    onProgress: () => watch.look(),
    onFault: () => {},
    onEnded: () => recordInterruptedRuns(db, databaseUrl, clock.now),
  });
  const parts = {
    config,
    db,
    feed,
    google,
    googleSettings: config.google,
    mailer,
    passwords,
    syncer,
    now: () => clock.now,
  };
  const app = await buildApp(parts, pages);
  onTestFinished(async () => {
    await watch.close();
    await app.close();
    await syncer.close();
    await db.destroy();
  });

  const call = (request: InjectOptions) =>
    app.inject({
      ...request,
      headers: { origin: new URL(config.publicUrl).origin, ...request.headers },
    });

  return {
    app,
    db,
    config,
    clock,
    letters,
    feed,
    call,
    addPerson: (person = {}) => addPerson(db, person, clock.now),
    cookieOf: (user) => cookieOf(db, user, clock.now),
    signIn: (email, password = PASSWORD, from = '192.0.2.1') =>
      call({
        method: 'POST',
        url: '/api/session',
        payload: { email, password },
        remoteAddress: from,
      }),
  };
}

const CLOSURES = {
  events: { js: ['assets/app.js'], css: [] },
  users: { js: ['assets/app.js', 'assets/users.js'], css: ['assets/users.css'] },
};

/** Pages as small as pages can be, in the shape the build gives them. */
function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-dist-'));
  const page = (title: string) =>
    `<!doctype html><title>${PAGE_SLOTS.assemblyName}</title><style>p{color:red}</style><p>${title}</p>`;
  writeFileSync(join(folder, 'index.html'), page('the sign-in page'));
  writeFileSync(join(folder, 'reset-password.html'), page('the page for a new password'));
  writeFileSync(join(folder, 'app.html'), page('the app page'));
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'closure.json'), JSON.stringify(CLOSURES));
  return folder;
}
