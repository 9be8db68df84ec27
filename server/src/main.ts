import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '@assembly/contract/limits';
import { buildApp } from './app.ts';
import { openPasswords } from './auth/passwords.ts';
import { startCleanup } from './cleanup.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { addDemoPeople, demoSignIns, startDemoGoogle } from './demo.ts';
import { createGoogle } from './google/create-google.ts';
import { openChangeFeed } from './live/open-change-feed.ts';
import { pollChanges } from './live/poll-changes.ts';
import { openMailer } from './mail/mailer.ts';
import { startSignUpEmails } from './notify/sign-up-emails.ts';
import { AssetMissing, loadPages } from './pages/load-pages.ts';
import { openForServer } from './store/database/open-database.ts';
import { StoreError } from './store/database/store-error.ts';
import { removePeopleOfDemo } from './store/people/leave-demo.ts';
import { recordInterruptedRuns } from './sync/run-with-lease.ts';
import { scheduleSync } from './sync/schedule.ts';
import { openSyncRunner, startInBackground } from './sync/sync-process.ts';

const SHUTDOWN_TIMEOUT_MS = 4 * SECOND_MS;
/** How soon a sync whose process died is recorded as interrupted. */
const CHECK_RUNS_MS = 5 * SECOND_MS;
const DEMO_ENDED = 'the accounts made in the demo are removed, except those made by commands';
const WEB_DIST = join(import.meta.dirname, '../../web/dist');

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await serve(readConfig(process.env));
} catch (error) {
  console.error(startupErrorMessage(error));
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

  const changePoller = await pollChanges(db, feed, (error) => onError(error));
  const syncRunner = openSyncRunner({
    input: {
      databaseUrl: config.databaseUrl,
      google,
      timeZone: config.assembly.timeZone,
      driveFolder: google.driveFolder,
    },
    onProgress: () => changePoller.poll(),
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
      syncRunner,
      now,
    },
    pages,
  );
  onError = (error) => app.log.error({ err: error }, 'background task failed');

  await recordInterruptedRuns(db, config.databaseUrl, now());
  if (config.isDemo) await addDemoPeople(db, passwords, now());
  else if ((await removePeopleOfDemo(db, now())) > 0) app.log.warn(DEMO_ENDED);
  const stopCleanup = startCleanup(db, { auditDays: config.auditDays, now, onError });
  const stopSignUpEmails = startSignUpEmails({ config, db, mailer, now }, onError);
  const runsTimer = setInterval(
    () => void recordInterruptedRuns(db, config.databaseUrl, now()).catch(onError),
    CHECK_RUNS_MS,
  );
  const stopSchedule =
    config.syncSchedule &&
    scheduleSync({
      expression: config.syncSchedule,
      timeZone: config.assembly.timeZone,
      syncRunner,
      now,
      onError,
    });

  const stop = async () => {
    // Force exit if shutdown takes too long, before the supervisor kills the process.
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
    if (stopSchedule) stopSchedule();
    stopCleanup();
    stopSignUpEmails();
    clearInterval(runsTimer);
    await changePoller.close();
    await app.close();
    await syncRunner.close();
    await feed.close();
    await db.destroy();
    process.exit(0);
  };
  // Before listening: a supervisor that sees the port open may stop the process at once.
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  await app.listen({ host: config.host, port: config.port });
  if (config.isDemo) await startInBackground(syncRunner, onError, 'demo', true);
  console.log(`\nAssembly is running at ${config.publicUrl}`);
  if (config.isDemo) console.log(`${demoSignIns()}\n`);
}

/** An expected error is printed as one sentence; any other with its stack. */
function startupErrorMessage(error: unknown): unknown {
  const expected = [ConfigError, StoreError, AssetMissing];
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to a free one.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return 'HOST is not an address of this machine. Set it to one, or leave it out.';
  // Without its properties, in which a library may have put a secret.
  return (error as Error).stack ?? error;
}
