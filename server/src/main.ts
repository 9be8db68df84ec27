import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { SECOND_MS } from '@assembly/contract/limits';
import { setupLink } from '@assembly/contract/paths';
import { buildApp } from './app.ts';
import { openPasswords } from './auth/passwords.ts';
import { issueSetupCode } from './auth/setup-code.ts';
import { openBackupRunner } from './backups/backup-process.ts';
import { migrateWithBackup } from './backups/migrate-with-backup.ts';
import { checkWarnings, startBackups } from './backups/schedule-backups.ts';
import { startUpdateChecks } from './check-update.ts';
import { startCleanup } from './cleanup.ts';
import { type Config, ConfigError, readConfig, refuseReachableDemo } from './config.ts';
import { createLocalize } from './create-localize.ts';
import { addDemoPeople, demoSignIns, startDemoGoogle } from './demo.ts';
import { openChangeFeed } from './live/change-feed.ts';
import { pollChanges } from './live/poll-changes.ts';
import { type Mailer, openMailer, pooledMailer } from './mail/mailer.ts';
import { memoize } from './memoize.ts';
import { startSignUpNotifications } from './notifications/detect/notify-sign-ups.ts';
import { sendPush } from './notifications/send/push/send-push.ts';
import { EMAILS_AT_ONCE, startSender } from './notifications/send/sender.ts';
import { startWeeklyEmails } from './notifications/weekly/schedule-weekly-email.ts';
import { AssetMissing, loadPages } from './pages/load-pages.ts';
import { googleStateOf, isTokenFixed } from './settings/google-connection.ts';
import { openSettings, type Settings } from './settings/settings.ts';
import { unreadableMessage } from './settings/settings-problems.ts';
import { recomputeIfZoneChanged } from './store/content/recompute-event-times.ts';
import { addDemoNews } from './store/content/unseen/demo-news.ts';
import { openForServer } from './store/database/open-database.ts';
import { StoreError } from './store/database/store-error.ts';
import { endDemoByEnvironment } from './store/users/end-demo.ts';
import { createScheduler } from './sync/schedule.ts';
import { recordInterruptedRuns } from './sync/sync-lease.ts';
import { openSyncRunner, type SyncSettings, startInBackground } from './sync/sync-process.ts';

const SHUTDOWN_TIMEOUT_MS = 4 * SECOND_MS;
/** How soon a sync whose process died is recorded as interrupted. */
const CHECK_RUNS_MS = 5 * SECOND_MS;
const DEMO_ENDED =
  'the settings and accounts made in the demo are removed, except accounts made by commands';
const WEB_DIST = join(import.meta.dirname, '../../web/dist');

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await serve(readConfig(process.env));
} catch (error) {
  console.error(startupErrorMessage(error));
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  const templates = loadPages(WEB_DIST);
  let onError = (error: unknown) => console.error(error);
  const migrate = migrateWithBackup(config, console.error);
  const db = await openForServer(config.databaseUrl, (error) => onError(error), migrate);
  const settings = await openSettings({ db, environment: process.env, keySource: config });
  refuseReachableDemo(settings.current());
  const passwords = await openPasswords();
  const changes = await openChangeFeed(config.databaseUrl, (error) => onError(error));
  const now = () => Date.now();
  const { isDemo } = settings.current();
  if (isDemo) await startDemoGoogle(settings);

  const changePoller = await pollChanges(db, changes, (error) => onError(error));
  // If it fails, the next sync or start does it.
  const checkZone = () =>
    recomputeIfZoneChanged(db, settings.current().assembly.timeZone).catch((error) =>
      onError(error),
    );
  const syncRunner = openSyncRunner({
    readSettings: () => syncSettingsOf(settings),
    onProgress: () => changePoller.poll(),
    onError: (message) => onError(new Error(message)),
    onSourceFailed: (failure) => app.log.warn(failure, 'source not synced'),
    async onEnded() {
      try {
        await recordInterruptedRuns(db, config.databaseUrl, now());
        await settings.refresh();
        const { isDemo, assembly } = settings.current();
        if (isDemo) await addDemoNews(db, { now: now(), timeZone: assembly.timeZone });
      } finally {
        // A run uses the time zone that was set when it started.
        await checkZone();
      }
    },
  });
  const currentMailer = memoize(settings.current, ({ mail }) =>
    openMailer(mail, settings.unreadable().includes('SMTP_URL'), () => app.log),
  );
  const mailer: Mailer = { send: (...email) => currentMailer().send(...email) };
  const backupRunner = openBackupRunner({
    ...{ db, settings, changes, now },
    onError: (error) => onError(error),
    onEnded: () => checkWarnings(backupContext),
  });
  const updates = startUpdateChecks(config.updateUrl, (error) => onError(error));
  const app = await buildApp(
    {
      config,
      settings,
      db,
      changes,
      mailer,
      passwords,
      syncRunner,
      backupRunner,
      findUpdate: updates.current,
      now,
    },
    templates,
  );
  onError = (error) => app.log.error({ err: error }, 'background task failed');
  const localize = createLocalize(settings, app.log);
  const backupContext = { db, settings, mailer, localize, now, onError, runner: backupRunner };

  const unreadable = unreadableMessage(settings.unreadable());
  if (unreadable) app.log.warn(unreadable);
  await recordInterruptedRuns(db, config.databaseUrl, now());
  if (isDemo) await addDemoPeople(db, passwords, now());
  else if ((await endDemoByEnvironment(db, now())) > 0) {
    // Otherwise the demo's stored settings would still apply for a moment.
    await settings.refresh();
    app.log.warn(DEMO_ENDED);
  }
  const stopCleanup = startCleanup(db, {
    auditDays: () => settings.current().auditDays,
    now,
    onError,
  });
  const stopSignUps = startSignUpNotifications({ db, now }, onError);
  const queueMailer = pooledMailer(() => settings.current().mail, EMAILS_AT_ONCE);
  const stopSender = startSender({
    db,
    settings,
    mailer: queueMailer,
    localize,
    sendPush: (device, message) => sendPush({ db, settings, now }, device, message),
    // The person's open browsers say so.
    onEmailPause: (userId) => changes.publish({ topic: 'session', userId }),
    now,
    log: app.log,
  });
  const stopWeeklyEmails = startWeeklyEmails({ settings, db, now }, onError);
  const stopBackups = startBackups(backupContext);
  const runsTimer = setInterval(
    () => void recordInterruptedRuns(db, config.databaseUrl, now()).catch(onError),
    CHECK_RUNS_MS,
  );
  const scheduler = createScheduler({ syncRunner, now, onError });
  const schedule = ({ syncSchedule, assembly, google }: Config) => {
    // Until Google is connected, every run would fail.
    const hasSource = googleStateOf(settings) !== 'none' || google.apiKey !== undefined;
    scheduler.set(hasSource ? syncSchedule : undefined, assembly.timeZone);
  };
  schedule(settings.current());
  settings.onChange(schedule);
  settings.onChange(() => void checkZone());
  await checkZone();

  const stop = async () => {
    // Force exit if shutdown takes too long, before the supervisor kills the process.
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
    scheduler.stop();
    stopCleanup();
    stopSignUps();
    const senderStopped = stopSender();
    stopWeeklyEmails();
    stopBackups();
    updates.stop();
    clearInterval(runsTimer);
    await changePoller.close();
    await app.close();
    await syncRunner.close();
    await backupRunner.close();
    await changes.close();
    // The email that is being sent would otherwise be sent again.
    await senderStopped;
    queueMailer.close();
    await db.destroy();
    process.exit(0);
  };
  // Before listening: a supervisor that sees the port open may stop the process immediately.
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  await app.listen({ host: config.host, port: config.port });
  if (isDemo) await startInBackground(syncRunner, onError, 'demo', true);
  const { publicUrl } = settings.current();
  const setupCode = await issueSetupCode(db, now());
  console.log(`\nAssembly is running at ${publicUrl}`);
  if (isDemo) console.log(demoSignIns());
  if (setupCode) console.log(setupNotice(publicUrl, setupCode));
  // Node writes it when a process ends by itself; one that is killed would leave nothing for the next start.
  flushCompileCache();
}

function setupNotice(publicUrl: string, code: string): string {
  return `\nTo set up your assembly, open this link. It works once:\n  ${setupLink(publicUrl, code)}\n`;
}

function syncSettingsOf(settings: Settings): SyncSettings {
  const { databaseUrl, google, assembly, isDemo } = settings.current();
  const canBeDisconnected = google.refreshToken !== '' && !isTokenFixed(settings);
  return { databaseUrl, google, timeZone: assembly.timeZone, isDemo, canBeDisconnected };
}

/** An expected error is printed as one sentence; any other with its stack. */
function startupErrorMessage(error: unknown): unknown {
  const expected = [ConfigError, StoreError, AssetMissing];
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, syscall } = error as { code?: string; port?: number; syscall?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to a free one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return 'HOST is not an address of this machine. Set it to one, or leave it out.';
  // Not the object: its properties may contain secrets.
  return error instanceof Error ? (error.stack ?? error.message) : error;
}
