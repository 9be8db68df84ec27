import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '@assembly/contract/limits';
import { buildApp } from './app.ts';
import { openPasswords } from './auth/passwords.ts';
import { startCleanup } from './cleanup.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { addDemoPeople, demoSignIns, removeDemoPeople, startDemoGoogle } from './demo.ts';
import { createGoogle } from './google/create-google.ts';
import { openChangeFeed } from './live/open-change-feed.ts';
import { pollChanges } from './live/poll-changes.ts';
import { openMailer } from './mail/open-mailer.ts';
import { LogoMissing } from './pages/load-logo.ts';
import { PagesMissing } from './pages/load-page.ts';
import { loadPages } from './pages/load-pages.ts';
import { openForServer } from './store/database/open-database.ts';
import { StoreError } from './store/database/store-error.ts';
import { recordInterruptedRuns } from './sync/run-with-lease.ts';
import { scheduleSync } from './sync/schedule.ts';
import { openSyncRunner, startInBackground } from './sync/sync-process.ts';

const CLOSE_WAIT_MS = 4 * SECOND_MS;
/** How soon it is noticed, at the latest, that another process died in the middle of a sync. */
const LOOK_AFTER_RUNS_MS = 5 * SECOND_MS;
const WEB_DIST = join(import.meta.dirname, '../../web/dist');

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await serve(readConfig(process.env));
} catch (error) {
  console.error(sentenceFor(error));
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  const pages = loadPages(WEB_DIST, config);
  let onError = (error: unknown) => console.error(error);
  const db = await openForServer(config.databaseUrl, (error) => onError(error));
  const passwords = await openPasswords();
  const feed = await openChangeFeed(config.databaseUrl, (error) => onError(error));
  const now = () => Date.now();
  const google = config.isDemo ? await startDemoGoogle(config) : config.google;

  const watch = await pollChanges(db, feed, (error) => onError(error));
  const syncer = openSyncRunner({
    order: {
      databaseUrl: config.databaseUrl,
      google,
      timeZone: config.assembly.timeZone,
      driveFolder: google.driveFolder,
    },
    onProgress: () => watch.poll(),
    onError: (message) => onError(new Error(message)),
    onEnded: () => recordInterruptedRuns(db, config.databaseUrl, now()),
  });
  const mailer = openMailer(config.mail, () => app.log);
  const app = await buildApp(
    {
      config,
      db,
      feed,
      google: createGoogle(google),
      googleSettings: google,
      mailer,
      passwords,
      syncer,
      now,
    },
    pages,
  );
  onError = (error) => app.log.error({ err: error }, 'something failed in the background');

  await recordInterruptedRuns(db, config.databaseUrl, now());
  if (config.isDemo) await addDemoPeople(db, passwords, now());
  else if ((await removeDemoPeople(db)) > 0) app.log.warn('the people of the demo were removed');
  const stopCleanup = startCleanup(db, now, onError);
  const stopLookingAfterRuns = every(LOOK_AFTER_RUNS_MS, () =>
    recordInterruptedRuns(db, config.databaseUrl, now()).catch(onError),
  );
  const stopSchedule =
    config.syncSchedule &&
    scheduleSync({
      expression: config.syncSchedule,
      timeZone: config.assembly.timeZone,
      syncer,
      now,
      onError,
    });

  const stop = async () => {
    // Whoever does not let go in time is let go of: a supervisor would otherwise kill us.
    setTimeout(() => process.exit(0), CLOSE_WAIT_MS).unref();
    if (stopSchedule) stopSchedule();
    stopCleanup();
    stopLookingAfterRuns();
    await watch.close();
    await app.close();
    await syncer.close();
    await feed.close();
    await db.destroy();
    process.exit(0);
  };
  // Before it answers anybody: who sees it answer may already want it to end.
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  await app.listen({ host: config.host, port: config.port });
  if (config.isDemo) await startInBackground(syncer, onError, 'demo', true);
  announce(config);
}

function every(ms: number, act: () => Promise<void>): () => void {
  const timer = setInterval(() => void act(), ms);
  return () => clearInterval(timer);
}

function announce(config: Config): void {
  console.log(`\nAssembly answers at ${config.publicUrl}`);
  if (config.isDemo) console.log(`${demoSignIns()}\n`);
}

/** What we foresaw is told in one sentence; only what we did not comes with its stack. */
function sentenceFor(error: unknown): unknown {
  const known = [ConfigError, StoreError, PagesMissing, LogoMissing];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Set PORT to a free one.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return 'HOST is no address of this machine. Set it to one, or leave it out.';
  return error;
}
