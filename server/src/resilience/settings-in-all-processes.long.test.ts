import { changeSettings, getSettings } from '@assembly/contract/endpoints/settings';
import { requestPasswordReset } from '@assembly/contract/endpoints/sign-in';
import { getSync } from '@assembly/contract/endpoints/sync';
import { SECOND_MS } from '@assembly/contract/limits';
import { FOLDER, ROOT_ID } from '@assembly/sandbox/data/google-items';
import { expect, onTestFinished, test } from 'vitest';
import { openSettings } from '../settings/settings.ts';
import { findEvent, replaceEvents } from '../store/content/events.ts';
import { ALL_CONFIRMED } from '../store/content/removal-guard.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { delayBetween, expectWithin } from '../testing/clients/expect-within.ts';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { event } from '../testing/fixtures/source-samples.ts';
import { type Server, startServer } from '../testing/processes/start-server.ts';
import { RESILIENCE } from './duration.ts';
import { startThreeProcesses, type ThreeProcesses } from './start-three-processes.ts';

const ASSEMBLY_SECRET = 'a secret of at least thirty-two characters';

async function openWithSettings() {
  const three = await startThreeProcesses(await readyDatabaseUrl('PostgreSQL'), {
    ASSEMBLY_SECRET,
    LOG_LEVEL: 'trace',
  });
  const cookie = await three.cookieOf(await three.addPerson({ isAdmin: true }));
  const save = async (server: Server, changes: Record<string, string>) => {
    const read = await three.call(server, getSettings.path, { cookie });
    const { version } = (await read.json()) as { version: number };
    const body = { version, changes };
    const reply = await three.call(server, changeSettings.path, { method: 'PATCH', cookie, body });
    expect(reply.status, await reply.text()).toBe(200);
  };
  return { ...three, cookie, save };
}

/** Resolves when this process serves a page with that name. */
async function showsName({ call }: ThreeProcesses, server: Server, name: string): Promise<void> {
  for (;;) {
    const page = await (await call(server, '/login')).text();
    if (page.includes(name)) return;
  }
}

test('a setting saved on one of three processes is in force on the others within a second', async () => {
  const three = await openWithSettings();
  const [first, second, third] = three.servers;
  let edition = 0;
  await expectWithin(1 * SECOND_MS, RESILIENCE.timedChanges, async () => {
    edition += 1;
    const name = `Assembly number ${edition}.`;
    const saved = three.save(first, { ASSEMBLY_NAME: name });
    const shown = [second, third].map((server) => showsName(three, server, name));
    return await delayBetween(saved, shown);
  });

  // A secret too: the mail server.
  const { url, messages } = await startMailServer();
  const withPassword = url.replace('//', '//planted-user:planted-password@');
  await three.save(second, { SMTP_URL: withPassword, MAIL_FROM: 'office@example.org' });
  const { email } = await three.addPerson({ email: 'ruth@example.org' });
  await expect
    .poll(async () => {
      const body = { email };
      await three.call(third, requestPasswordReset.path, { method: 'POST', body });
      return messages.length;
    })
    .toBeGreaterThan(0);
  expect(messages[0]).toMatchObject({ from: 'office@example.org', to: [email] });
  for (const { output } of three.servers) expect(output.all).not.toContain('planted');
});

test('a sync that is running keeps its settings, and its events are then moved to the new time zone', async () => {
  const three = await openWithSettings();
  const { servers, sandbox, db, call, cookie, save } = three;
  const [first, second] = servers;
  const folder = (id: string) => ({ id, title: id, mimeType: FOLDER, parents: [ROOT_ID] });
  sandbox.setDrive([folder('one'), folder('two')]);
  sandbox.setTasks([]);
  const year = new Date().getUTCFullYear() + 1;
  sandbox.setCalendar([
    {
      id: 'day',
      summary: 'All day',
      status: 'confirmed',
      start: { date: `${year}-06-01` },
      end: { date: `${year}-06-02` },
    },
  ]);
  await save(first, { ASSEMBLY_TIME_ZONE: 'Europe/Zurich' });
  const faults = ['/calendar/*', '/drive/*'].map((path) => sandbox.fault({ kind: 'hang', path }));
  const started = await call(first, getSync.path, { method: 'POST', cookie, body: {} });
  expect(started.status).toBe(202);
  await expect.poll(() => faults.map(({ hits }) => hits)).toEqual([1, 1]);
  await save(second, { ASSEMBLY_TIME_ZONE: 'America/New_York', GOOGLE_DRIVE_FOLDER: 'two' });
  for (const fault of faults) fault.release();

  const isSyncing = async () => {
    const reply = await call(first, getSync.path, { cookie });
    return ((await reply.json()) as { running: unknown }).running !== null;
  };
  await expect.poll(isSyncing).toBe(false);
  const folders = await db.selectFrom('drive_items').select('id').orderBy('id').execute();
  expect(folders.map(({ id }) => id)).toEqual(['one', 'two']);
  const stored = db.selectFrom('events').select('startsAt').where('id', '=', 'day');
  await expect
    .poll(async () => (await stored.executeTakeFirst())?.startsAt)
    .toBe(Date.UTC(year, 5, 1, 4));
});

test('a server that starts with another time zone computes the times of events again', async () => {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const options = { confirmed: ALL_CONFIRMED, now: Date.now(), timeZone: 'UTC' };
  await replaceEvents(db, [event('day', 'All day', '2027-06-01')], options);
  await startServer({ databaseUrl, environment: { ASSEMBLY_TIME_ZONE: 'America/New_York' } });
  expect(await findEvent(db, 'day')).toMatchObject({ startsAt: Date.UTC(2027, 5, 1, 4) });
});

test('a server with another key says in one sentence what to do, and goes on', async () => {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const db = await openDatabase(databaseUrl);
  const keySource = { databaseUrl, assemblySecret: ASSEMBLY_SECRET };
  const settings = await openSettings({ db, environment: {}, keySource });
  const changes = { ASSEMBLY_NAME: 'Grace Chapel', GOOGLE_REFRESH_TOKEN: '1//planted' };
  await db.transaction().execute((trx) => settings.write(trx, changes, { now: Date.now() }));
  await db.destroy();
  const server = await startServer({
    databaseUrl,
    environment: { ASSEMBLY_SECRET: 'another secret of at least 32 characters' },
  });
  expect(await (await callServer(server.url, '/login')).text()).toContain('Grace Chapel');
  expect(server.output.all.match(/cannot be decrypted/g)).toHaveLength(1);
  expect(server.output.all).toContain('or connect Google again under Settings in the app.');
  expect(server.output.all).not.toContain('planted');
});
