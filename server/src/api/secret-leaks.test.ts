import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CreatedFeed } from '@assembly/contract/account/account';
import { createFeed } from '@assembly/contract/endpoints/account';
import { followChanges, getSession } from '@assembly/contract/endpoints/session';
import { changeSettings, getSettings } from '@assembly/contract/endpoints/settings';
import { requestPasswordReset } from '@assembly/contract/endpoints/sign-in';
import { getSync } from '@assembly/contract/endpoints/sync';
import { listUsers } from '@assembly/contract/endpoints/users';
import type { SettingName } from '@assembly/contract/setting-table';
import { expect, test } from 'vitest';
import { environmentSchema } from '../environment-schema.ts';
import type { InternalSetting } from '../settings/setting-names.ts';
import { openSettings } from '../settings/settings.ts';
import { ALL_TABLES } from '../store/copies/table-rows.ts';
import { openDatabase } from '../store/database/open-database.ts';
import type { Database } from '../store/database/tables.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { endConnectionsTo, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import {
  findSecrets,
  PUBLIC_SETTINGS,
  secret,
  setCanaries,
} from '../testing/fixtures/leak-canaries.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/fixtures/people.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';
import { openTestApp } from '../testing/fixtures/test-app.ts';
import { type Server, startServer } from '../testing/processes/start-server.ts';

const VARIABLES = Object.keys(environmentSchema.shape);

const WEB_DIST = join(import.meta.dirname, '../../../web/dist');

/** Administrators see these in the settings. */
const VISIBLE_TO_ADMINS = ['calendar', 'client-id', 'drive-folder', 'mail-from', 'task-lists'];
const hideVisible = (text: string) =>
  VISIBLE_TO_ADMINS.reduce((rest, name) => rest.replaceAll(secret(name), ''), text);
/** Entered in the browser, or stored by the server. */
const STORED: (SettingName | InternalSetting)[] = [
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_REFRESH_TOKEN',
  'GOOGLE_API_KEY',
  'GOOGLE_CALENDAR_ID',
  'GOOGLE_TASK_LISTS',
  'GOOGLE_DRIVE_FOLDER',
  'SMTP_URL',
  'MAIL_FROM',
];

async function store(db: Database, databaseUrl: string, settings: Record<string, string>) {
  const keySource = { databaseUrl, assemblySecret: settings.ASSEMBLY_SECRET };
  // Without an address it would be the demo, which refuses some of them.
  const environment = { PUBLIC_URL: PUBLIC_SETTINGS.PUBLIC_URL };
  const opened = await openSettings({ db, environment, keySource });
  const changes = Object.fromEntries(STORED.map((name) => [name, settings[name] ?? '']));
  await db.transaction().execute((trx) => opened.write(trx, changes, { now: Date.now() }));
}

async function startWithSecrets(source: 'environment' | 'database') {
  const databaseUrl = await readyDatabaseUrl('PostgreSQL');
  const db = await openDatabase(databaseUrl);
  await fillDatabase(db, { people: 5, events: 5, files: 5 });
  const admin = await addPerson(db, { isAdmin: true }, Date.now());
  const member = await addPerson(db, {}, Date.now());
  const file = await db
    .selectFrom('drive_items')
    .select('id')
    .where('isFolder', '=', 0)
    .executeTakeFirstOrThrow();
  const event = await db.selectFrom('events').select('id').executeTakeFirstOrThrow();
  const cookies = [
    await cookieOf(db, admin, Date.now()),
    await cookieOf(db, member, Date.now()),
    '',
  ];
  const { settings, ...services } = await setCanaries(databaseUrl);
  // startServer sets these.
  const { PORT: _port, PUBLIC_URL: _publicUrl, ...rest } = PUBLIC_SETTINGS;
  const environment: Record<string, string> = { ...rest, ...settings };
  if (source === 'database') {
    await store(db, databaseUrl, settings);
    for (const name of STORED) delete environment[name];
  }
  await db.destroy();
  const server = await startServer({ databaseUrl, environment });
  const ids = [member.id, file.id, event.id];
  return { server, databaseUrl, member, cookies, ids, ...services };
}

/** The headers and the body of the reply as one text. */
async function readReply(
  server: Server,
  method: string,
  path: string,
  cookie: string,
): Promise<string> {
  const abort = new AbortController();
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const reply = await callServer(server.url, path, {
    method,
    cookie,
    signal: AbortSignal.any([abort.signal, AbortSignal.timeout(20_000)]),
    ...(hasBody && { body: {} }),
  });
  const head = JSON.stringify([...reply.headers]);
  if (path !== followChanges.path || reply.status !== 200) return head + (await reply.text());
  abort.abort();
  return head;
}

/** A new private link, with addresses that work and others that do not. */
async function readFeedAddresses(server: Server, cookie: string) {
  const reply = await callServer(server.url, createFeed.path, { method: 'POST', cookie });
  const { calendarUrl } = (await reply.json()) as CreatedFeed;
  const calendar = new URL(calendarUrl).pathname;
  const [, , token = ''] = calendar.split('/');
  const paths = ['calendar.ics', 'sermons.xml', 'files/unknown', 'unknown', '%zz', 'files/%2f'];
  return { token, paths: paths.map((path) => `/feeds/${token}/${path}`) };
}

/** The path of every file of the web app that is served as it is; pages and the service worker have routes of their own. */
function builtAssets(): string[] {
  return (
    readdirSync(WEB_DIST, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !/^\.|\.(br|gz|html|json)$/.test(file.name))
      .map(({ parentPath, name }) => `/${relative(WEB_DIST, join(parentPath, name))}`)
      .filter((path) => !/^\/[^/]+\.js$/.test(path))
      // The texts of one language are enough.
      .filter((path) => !path.includes('/messages-') || path.includes('/en/'))
  );
}

/** Every route with each of the ids as its parameter. Deletions come last. */
async function everyCall(ids: string[]): Promise<[string, string][]> {
  const { app } = await openTestApp();
  const calls = app.routeTable.flatMap(({ method, url }) =>
    [method]
      .flat()
      .flatMap((one) =>
        (/:|\*/.test(url) ? ids : ['']).map((id): [string, string] => [
          one,
          url.replace(/:\w+|\*/, id),
        ]),
      ),
  );
  const isDeletion = ([method]: [string, string]) => (method === 'DELETE' ? 1 : 0);
  return calls.toSorted((a, b) => isDeletion(a) - isDeletion(b));
}

for (const source of ['environment', 'database'] as const) {
  test(`no reply and no log entry contains a secret of the settings in the ${source}`, {
    tags: source === 'environment' ? 'long' : [],
  }, async () => {
    const started = await startWithSecrets(source);
    const { server, databaseUrl, cookies, ids, member, ...services } = started;
    const { url, output } = server;
    const [admin = ''] = cookies;
    const replies: string[] = [];
    // One of the calls makes the member an administrator.
    const record = (text: string, cookie: string) =>
      replies.push(cookie ? hideVisible(text) : text);
    const post = async (path: string, body: unknown, cookie = admin) => {
      const reply = await callServer(url, path, { method: 'POST', cookie, body });
      record(await reply.text(), cookie);
      return reply.status;
    };
    const changeSetting = async (name: SettingName, value: string) => {
      const read = await callServer(url, getSettings.path, { cookie: admin });
      const { version } = JSON.parse(await read.text());
      const { method, path } = changeSettings;
      const body = { version, changes: { [name]: value } };
      const reply = await callServer(url, path, { method, cookie: admin, body });
      record(await reply.text(), admin);
      return reply.status;
    };
    const isIdle = async () => {
      const text = await (await callServer(url, getSync.path, { cookie: admin })).text();
      record(text, admin);
      return JSON.parse(text).running === null;
    };

    const feed = await readFeedAddresses(server, cookies[1] ?? '');
    const readFeed = async () => {
      for (const path of feed.paths) {
        for (const method of ['GET', 'HEAD', 'POST']) await readReply(server, method, path, '');
      }
    };
    await readFeed();
    // Everything that uses a secret fails, each in its own way.
    for (let n = 0; n < 2; n += 1) {
      expect(await post(getSync.path, {})).toBe(202);
      await expect.poll(isIdle, { timeout: 60_000 }).toBe(true);
    }
    expect(await post(requestPasswordReset.path, { email: member.email })).toBe(502);
    const signIn = { email: member.email, password: PASSWORD, deviceToken: 'd' };
    // With the cookie, it would end the administrator's session.
    expect(await post(getSession.path, signIn, '')).toBe(200);
    const guest = { email: 'guest@example.org', firstName: 'G', lastName: 'N', password: PASSWORD };
    expect(await post(listUsers.path, guest)).toBe(201);
    // An administrator enters others, unless the environment fixes them.
    const isFixed = source === 'environment';
    const invalid = `smtp://user:${secret('entered-word')}@mail.example/?option=1`;
    expect(await changeSetting('SMTP_URL', invalid)).toBe(isFixed ? 409 : 400);
    const valid = secret('entered-key');
    expect(await changeSetting('GOOGLE_API_KEY', valid)).toBe(isFixed ? 409 : 200);
    for (const [method, path] of await everyCall(ids)) {
      // Together, because calls to Google are retried for seconds.
      const replying = cookies.map((cookie) => readReply(server, method, path, cookie));
      for (const [at, reply] of (await Promise.all(replying)).entries()) {
        record(reply, cookies[at] ?? '');
      }
    }
    const assets = builtAssets();
    expect(assets.length).toBeGreaterThan(20);
    for (const asset of assets) {
      const reply = await callServer(url, asset);
      expect(reply.status, asset).toBe(200);
      record(JSON.stringify([...reply.headers]) + (await reply.text()), '');
    }
    await expect.poll(() => services.script.received.length).toBeGreaterThan(0);
    await endConnectionsTo(databaseUrl);
    await readFeed();
    for (const cookie of cookies)
      record(await readReply(server, 'GET', listUsers.path, cookie), cookie);
    expect(await server.kill('SIGTERM')).toBe(0);

    // Each secret was used, so there was something to leak. The drive folder and the task lists are only compared with what Google sends.
    const used = [
      ...services.google.received,
      ...services.script.received,
      ...services.mail.received,
    ].join('\n');
    const expected = [
      'api-key',
      'api-url',
      'calendar',
      'client-id',
      'client-secret',
      'mail',
      'mail-user',
      'refresh-token',
      'script',
      'token-url',
    ];
    expect(findSecrets(decodeURIComponent(used))).toEqual(
      expect.arrayContaining(expected.map(secret)),
    );
    expect(output.all).toContain('"route":"/api/sync"');
    expect(findSecrets(output.all)).toEqual([]);
    expect(output.all).toContain('"route":"/feeds/:token/files/:id"');
    expect(output.all).not.toContain(feed.token);
    for (const reply of replies) expect(reply).not.toContain(feed.token);
    for (const reply of replies) expect(findSecrets(reply), reply).toEqual([]);
    const visible = VISIBLE_TO_ADMINS.map(secret);
    const everything = await readEverything(databaseUrl);
    expect(everything).not.toContain(feed.token);
    const found = findSecrets(everything);
    expect(found.filter((one) => !visible.includes(one))).toEqual([]);
  });
}

/** All rows of all tables as text. */
async function readEverything(databaseUrl: string): Promise<string> {
  const db = await openDatabase(databaseUrl);
  try {
    const tables = await Promise.all(
      ALL_TABLES.map((table) => db.selectFrom(table).selectAll().execute()),
    );
    return JSON.stringify(tables);
  } finally {
    await db.destroy();
  }
}

test('these tests cover every setting', async () => {
  const { settings } = await setCanaries('postgres://database/assembly');
  expect(Object.keys({ ...settings, ...PUBLIC_SETTINGS }).sort()).toEqual(VARIABLES.toSorted());
});
