import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { Problem } from '@assembly/contract/problem';
import { expect, test } from 'vitest';
import { createLocalize } from '../create-localize.ts';
import { type Mailer, smtpMailer } from '../mail/mailer.ts';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import { onEachDatabase } from '../testing/databases/each-database.ts';
import { openTestApp, type TestAppOptions } from '../testing/fixtures/test-app.ts';
import { changeState, readState, recordRun } from './backup-state.ts';
import { createBackupCheck } from './schedule-backups.ts';
import { warnAdmins } from './warn-admins.ts';

/** The checks of one process; starts are recorded as runs that have succeeded. */
async function openCheck(options: TestAppOptions = {}) {
  const environment = { ASSEMBLY_TIME_ZONE: 'Europe/Zurich', ...options.environment };
  const testApp = await openTestApp({ ...options, environment });
  const { clock, db, settings } = testApp;
  const started: string[] = [];
  let isBusy = false;
  const now = () => clock.now;
  const runner = {
    async start(slot = '') {
      if (isBusy) throw new Problem('backup_running');
      started.push(slot);
      await recordRun(db, { at: now(), slot, failure: null });
      return slot;
    },
  };
  const unused = { mailer: { send: async () => {} }, localize: async () => ({}) as never };
  const openProcess = () =>
    createBackupCheck({ db, settings, runner, now, onError: () => {}, ...unused });
  return {
    ...{ ...testApp, started, openProcess },
    setBusy: (busy: boolean) => {
      isBusy = busy;
    },
  };
}

onEachDatabase('the schedule', (database) => {
  test('starts one backup for each night, also one that was missed while the server was stopped', async () => {
    // PostgreSQL has no default folder.
    const { clock, openProcess, started } = await openCheck({
      database,
      environment: { BACKUP_FOLDER: '/nowhere' },
    });
    // Sunday 10:00 in Zurich: a new installation begins with the next night.
    let [first, second] = [openProcess(), openProcess()];
    for (const check of [first, second]) await check();
    expect(started).toEqual([]);
    clock.now += DAY_MS;
    for (const check of [first, second, first]) await check();
    expect(started).toEqual(['2026-11-16T02:00:00.000Z']);
    clock.now += 3 * DAY_MS;
    [first, second] = [openProcess(), openProcess()];
    for (const check of [first, second]) await check();
    expect(started).toHaveLength(2);
    expect(started.at(-1)).toBe('2026-11-19T02:00:00.000Z');
  });
});

test('a backup that is due while another job runs comes after it', async () => {
  const { clock, openProcess, setBusy, started } = await openCheck();
  const check = openProcess();
  await check();
  clock.now += DAY_MS;
  setBusy(true);
  await check();
  expect(started).toEqual([]);
  setBusy(false);
  await check();
  expect(started).toHaveLength(1);
});

test('with “off”, or without a folder, none is started', async () => {
  for (const options of [
    { environment: { BACKUP_SCHEDULE: 'off' } },
    { database: 'PostgreSQL' } as const,
  ]) {
    const { clock, openProcess, started } = await openCheck(options);
    const check = openProcess();
    await check();
    clock.now += 2 * DAY_MS;
    await check();
    expect(started).toEqual([]);
  }
});

/** An app with administrators who speak German and English, and one who is not active. */
async function openWarnings() {
  const mailServer = await startMailServer();
  const environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'office@example.org' };
  const testApp = await openTestApp({ environment });
  const { addPerson, clock, db, settings } = testApp;
  await addPerson({ isAdmin: true, email: 'ada@example.org' });
  const udo = await addPerson({ isAdmin: true, email: 'udo@example.org' });
  await db.updateTable('users').set({ language: 'de' }).where('id', '=', udo.id).execute();
  await addPerson({ isAdmin: true, isActive: false });
  await addPerson();
  let isDown = false;
  const smtp = smtpMailer(mailServer.url, 'office@example.org');
  const mailer: Mailer = {
    send: (...email) => (isDown ? Promise.reject(new Error('down')) : smtp.send(...email)),
  };
  const context = {
    ...{ db, settings, mailer, now: () => clock.now, onError: () => {} },
    localize: createLocalize(settings, { error: () => {} }),
  };
  const texts = () => mailServer.messages.map(({ to, source }) => `${to} ${source}`).sort();
  return {
    ...{ db, clock, texts },
    warn: (...warnings: Parameters<typeof warnAdmins>[1]) => warnAdmins(context, warnings),
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}

test('administrators get one email about a problem, in their language, and another if it comes back', async () => {
  const { clock, texts, warn } = await openWarnings();
  await warn('too_old');
  clock.now += DAY_MS;
  await warn('too_old');
  expect(texts()).toHaveLength(2);
  const [toAda, toUdo] = texts();
  expect(toAda).toContain('ada@example.org');
  expect(toAda).toContain('The newest backup is more than two days old.');
  expect(toAda).toContain('/web/settings?section=backups');
  expect(toUdo).toContain('Die neueste Sicherung ist mehr als zwei Tage alt.');
  await warn('failing', 'too_old');
  expect(texts()).toHaveLength(4);
  await warn();
  await warn('failing');
  expect(texts()).toHaveLength(6);
});

test('an email that no mail server accepts is sent at the next check', async () => {
  const { clock, db, setDown, texts, warn } = await openWarnings();
  setDown(true);
  await warn('failing');
  expect((await readState(db))?.warnedOf).toEqual([]);
  clock.now += HOUR_MS;
  setDown(false);
  await warn('failing');
  expect(texts()).toHaveLength(2);
  await changeState(db, clock.now, () => ({}));
  expect((await readState(db))?.warnedOf).toEqual(['failing']);
});
