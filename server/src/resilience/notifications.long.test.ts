import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { getAccount } from '@assembly/contract/endpoints/account';
import { getSync } from '@assembly/contract/endpoints/sync';
import { DAY_MS, SECOND_MS } from '@assembly/contract/limits';
import type { NotificationChange } from '@assembly/contract/notifications/notifications';
import { environmentFor } from '@assembly/sandbox/environment';
import { type Sandbox, startSandbox } from '@assembly/sandbox/start-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { addNotification } from '../notifications/queue/add-notification.ts';
import { setChoices } from '../notifications/queue/choices.ts';
import { openDatabase } from '../store/database/open-database.ts';
import type { Database } from '../store/database/tables.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { untilWritten } from '../testing/clients/expect-within.ts';
import { startMailServer } from '../testing/clients/start-mail-server.ts';
import { readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf } from '../testing/fixtures/people.ts';
import { storeTasks } from '../testing/fixtures/stored-items.ts';
import { startServer } from '../testing/processes/start-server.ts';
import { startThreeProcesses } from './start-three-processes.ts';

const SUBSCRIBERS = 200;
const SENT_WITHIN_MS = 60 * SECOND_MS;
const OTHERS = [
  { announcements: 'weekly' },
  { announcements: 'off' },
  { events: 'email' },
] as const;

const environmentWith = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'office@assembly.test',
  QUIET_HOURS: 'none',
});

/** Returns the addresses of those who want an email about each announcement. */
async function addMembers(db: Database): Promise<string[]> {
  const add = async (choices: NotificationChange, isActive = true) => {
    const { id, email } = await addPerson(db, { isActive }, Date.now());
    await setChoices(db, id, choices);
    return email;
  };
  const each = <Member>(count: number, addOne: (n: number) => Promise<Member>) =>
    Promise.all(Array.from({ length: count }, (_, n) => addOne(n)));
  await each(SUBSCRIBERS / 4, (n) => add(OTHERS[n % OTHERS.length] ?? {}));
  await each(SUBSCRIBERS / 10, () => add({ announcements: 'email' }, false));
  return (await each(SUBSCRIBERS, () => add({ announcements: 'email' }))).sort();
}

function setTasks(sandbox: Sandbox, titles: string[]) {
  const updated = new Date().toISOString();
  const due = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const tasks = titles.map((title) => ({ id: title, title, due, updated, position: title }));
  sandbox.setTasks([{ id: 'list', title: 'News', updated, tasks }]);
}

interface Running {
  db: Database;
  sandbox: Sandbox;
  mailServer: Awaited<ReturnType<typeof startMailServer>>;
  startSync: () => Promise<Response>;
}

/** Milliseconds from when the sync has written a new task until the last member has the email. */
async function announce({ db, sandbox, mailServer, startSync }: Running): Promise<number> {
  const wanted = await addMembers(db);
  setTasks(sandbox, ['Old task']);
  // Refused as long as the previous one runs.
  const sync = () => expect.poll(async () => (await startSync()).status).toBe(202);
  await untilWritten(db, 'announcements', sync);
  setTasks(sandbox, ['Old task', 'Choir practice']);
  await untilWritten(db, 'announcements', sync);
  const writtenAt = performance.now();
  const { messages } = mailServer;
  await expect
    .poll(() => messages.length, { timeout: SENT_WITHIN_MS, interval: 50 })
    .toBeGreaterThanOrEqual(wanted.length);
  const tookMs = performance.now() - writtenAt;
  const isSent = async () =>
    (await db.selectFrom('deliveries').select('state').where('state', '=', 'waiting').execute())
      .length === 0;
  await expect.poll(isSent).toBe(true);
  expect(messages.flatMap(({ to }) => to).sort()).toEqual(wanted);
  for (const { source } of messages) expect(source).toContain('Choir practice');
  return tookMs;
}

function report(kind: string, tookMs: number) {
  console.log(`${kind}: ${SUBSCRIBERS} emails in ${Math.round(tookMs)} ms`);
}

test('a new task reaches 200 members by their own choice within a minute, with SQLite', async () => {
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const mailServer = await startMailServer();
  const sandbox = await startSandbox();
  onTestFinished(() => sandbox.close());
  const environment = { ...environmentFor(sandbox), ...environmentWith(mailServer.url) };
  const { url } = await startServer({ databaseUrl, environment });
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const cookie = await cookieOf(db, await addPerson(db, { isAdmin: true }, Date.now()), Date.now());
  const startSync = () => callServer(url, getSync.path, { method: 'POST', cookie, body: {} });
  const tookMs = await announce({ db, sandbox, mailServer, startSync });
  report('SQLite', tookMs);
});

test('a new task reaches 200 members by their own choice within a minute, from three processes with PostgreSQL', async () => {
  const mailServer = await startMailServer();
  const three = await startThreeProcesses(
    await readyDatabaseUrl('PostgreSQL'),
    environmentWith(mailServer.url),
  );
  const { db, sandbox, call, proxy, cookieOf: signIn } = three;
  const cookie = await signIn(await three.addPerson({ isAdmin: true }));
  const startSync = () => call(proxy, getSync.path, { method: 'POST', cookie, body: {} });
  const tookMs = await announce({ db, sandbox, mailServer, startSync });
  report('PostgreSQL', tookMs);
});

test('while the mail server hangs, the app answers at once, and it can be stopped', async () => {
  const hanging = createServer((socket) => socket.on('error', () => {}));
  await once(hanging.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void hanging.close());
  const { port } = hanging.address() as AddressInfo;
  const databaseUrl = await readyDatabaseUrl('SQLite');
  const environment = environmentWith(`smtp://127.0.0.1:${port}`);
  const server = await startServer({ databaseUrl, environment });
  const db = await openDatabase(databaseUrl);
  onTestFinished(() => db.destroy());
  const user = await addPerson(db, {}, Date.now());
  await setChoices(db, user.id, { announcements: 'email' });
  const cookie = await cookieOf(db, user, Date.now());
  const connected = once(hanging, 'connection');
  const content = { kind: 'announcement', title: 'Choir', notes: '', list: '', due: '' } as const;
  await storeTasks(db, ['choir']);
  await addNotification(db, { topic: 'announcements', itemId: 'choir', content }, Date.now());
  await connected;
  for (let n = 0; n < 20; n += 1) {
    const startedAt = performance.now();
    const reply = await callServer(server.url, getAccount.path, { cookie });
    expect(reply.status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(1 * SECOND_MS);
  }
  const stoppedAt = performance.now();
  await server.kill('SIGTERM');
  expect(performance.now() - stoppedAt).toBeLessThan(5 * SECOND_MS);
});
