import { SOURCES } from '@assembly/contract/sync';
import { environmentFor } from '@assembly/sandbox/environment';
import { type Sandbox, startSandbox } from '@assembly/sandbox/server';
import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { openGoogle } from '../google/open-google.ts';
import { ALL_CONFIRMED } from '../store/large-removal.ts';
import { newRun } from '../sync/run-record.ts';
import { runSync } from '../sync/run-sync.ts';
import type { DatabaseKind } from './each-database.ts';
import { openTestApp, SUNDAY, type TestApp } from './test-app.ts';
import { ZONE } from './test-sync.ts';

export interface SyncedApp extends TestApp {
  sandbox: Sandbox;
  /** Copies what the sandbox holds now, or only what lies below a folder. */
  sync: (driveFolder?: string) => Promise<void>;
  /** Asks as a member. */
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  /** A member's cookie, for requests over real HTTP. */
  cookie: string;
  /** Where it listens, once somebody wants to know. */
  address: () => Promise<string>;
}

/** The real app beside a Google of its own. */
export async function openSyncedApp(database: DatabaseKind = 'SQLite'): Promise<SyncedApp> {
  const sandbox = await startSandbox({ now: () => SUNDAY, timeZone: ZONE });
  onTestFinished(() => sandbox.close());
  const testApp = await openTestApp({
    database,
    environment: {
      ASSEMBLY_TIME_ZONE: ZONE,
      ...environmentFor(sandbox),
    },
  });
  const { app, db, config, clock } = testApp;
  const cookie = await testApp.cookieOf(await testApp.addPerson());
  const parts = {
    db,
    google: openGoogle(config.google),
    refreshToken: config.google.refreshToken,
    timeZone: ZONE,
    now: () => clock.now,
    onFault: (error: unknown) => {
      throw error;
    },
  };
  return {
    ...testApp,
    sandbox,
    cookie,
    async sync(driveFolder) {
      const { signal } = new AbortController();
      const run = newRun('test', clock.now);
      const confirmed = Object.fromEntries(SOURCES.map((one) => [one, ALL_CONFIRMED]));
      const done = await runSync({ ...parts, driveFolder }, run, {
        confirmed,
        signal,
        onProgress: () => {},
      });
      if (done.state !== 'done') throw new Error(JSON.stringify(done.sources));
    },
    get: (url, headers) => testApp.call({ url, headers: { cookie, ...headers } }),
    address: async () =>
      app.server.listening
        ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
        : await app.listen({ host: '127.0.0.1', port: 0 }),
  };
}
