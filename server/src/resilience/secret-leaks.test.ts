import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { followChanges, getSession } from '@assembly/contract/endpoints/session';
import { requestPasswordReset } from '@assembly/contract/endpoints/sign-in';
import { getSync } from '@assembly/contract/endpoints/sync';
import { listUsers } from '@assembly/contract/endpoints/users';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/database/open-database.ts';
import { callServer } from '../testing/clients/call-server.ts';
import { endConnectionsTo, readyDatabaseUrl } from '../testing/databases/each-database.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/fixtures/people.ts';
import { fillDatabase } from '../testing/fixtures/sample-content.ts';
import { openTestApp } from '../testing/fixtures/test-app.ts';
import { type Server, startServer } from '../testing/processes/start-server.ts';
import { VARIABLES } from '../variables.ts';
import { findSecrets, PUBLIC_SETTINGS, secret, setCanaries } from './leak-canaries.ts';

const WEB_DIST = join(import.meta.dirname, '../../../web/dist');

async function startWithSecrets() {
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
  await db.destroy();

  const { settings, ...services } = await setCanaries(databaseUrl);
  // startServer sets these.
  const { PORT: _port, PUBLIC_URL: _publicUrl, ...rest } = PUBLIC_SETTINGS;
  const server = await startServer({ databaseUrl, environment: { ...rest, ...settings } });
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

/** The path of every file of the web app that is served as an asset; pages have routes of their own. */
function builtAssets(): string[] {
  return readdirSync(WEB_DIST, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/^\.|\.(br|gz|html|json)$/.test(file.name))
    .map(({ parentPath, name }) => `/${relative(WEB_DIST, join(parentPath, name))}`);
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

test('no reply and no log entry contains a secret of the settings', async () => {
  const { server, databaseUrl, cookies, ids, member, ...services } = await startWithSecrets();
  const { url, output } = server;
  const [admin = ''] = cookies;
  const replies: string[] = [];
  // Administrators may see the calendar's id, and one of the calls makes the member an administrator.
  const record = (text: string, cookie: string) =>
    replies.push(cookie ? text.replace(/"calendars":\[\{"id":"[^"]+"/, '') : text);
  const post = async (path: string, body: unknown) => {
    const reply = await callServer(url, path, { method: 'POST', cookie: admin, body });
    record(await reply.text(), admin);
    return reply.status;
  };
  const isIdle = async () => {
    const text = await (await callServer(url, getSync.path, { cookie: admin })).text();
    record(text, admin);
    return JSON.parse(text).running === null;
  };

  // Everything that uses a secret fails, each in its own way.
  for (let n = 0; n < 2; n += 1) {
    expect(await post(getSync.path, {})).toBe(202);
    await expect.poll(isIdle, { timeout: 60_000 }).toBe(true);
  }
  expect(await post(requestPasswordReset.path, { email: member.email })).toBe(502);
  expect(
    await post(getSession.path, { email: member.email, password: PASSWORD, deviceToken: 'd' }),
  ).toBe(200);
  const guest = { email: 'guest@example.org', firstName: 'G', lastName: 'N', password: PASSWORD };
  expect(await post(listUsers.path, guest)).toBe(201);
  for (const [method, path] of await everyCall(ids)) {
    for (const cookie of cookies) record(await readReply(server, method, path, cookie), cookie);
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
  expect([...new Set(findSecrets(decodeURIComponent(used)))].sort()).toEqual(expected.map(secret));
  expect(output.all).toContain('"route":"/api/sync"');
  expect(findSecrets(output.all)).toEqual([]);
  for (const reply of replies) expect(findSecrets(reply), reply).toEqual([]);
});

test('these tests cover every setting', async () => {
  const { settings } = await setCanaries('postgres://database/assembly');
  expect(Object.keys({ ...settings, ...PUBLIC_SETTINGS }).sort()).toEqual(VARIABLES.toSorted());
});
