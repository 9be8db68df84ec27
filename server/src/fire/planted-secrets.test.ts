import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@assembly/contract/paths';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { callServer } from '../testing/call-server.ts';
import { endConnectionsTo, freshDatabaseUrl } from '../testing/each-database.ts';
import { addPerson, cookieOf, PASSWORD } from '../testing/people.ts';
import { startEchoingService, startRefusingMailServer } from '../testing/refusing-services.ts';
import { fillDatabase } from '../testing/sample-content.ts';
import { runServer, type Server, startServer } from '../testing/start-server.ts';
import { openTestApp } from '../testing/test-app.ts';

const WEB_DIST = join(import.meta.dirname, '../../../web/dist');
const secret = (name: string) => `planted-${name}-c0ffee`;

/** However it may be written: as it is, in an address, or as a mail server is told it. */
function findSecrets(text: string): string[] {
  const encoded = [...text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)].map(([word]) =>
    atobOrNothing(word),
  );
  return [text, ...encoded].flatMap((one) => one.match(/planted-[\w-]+-c0ffee/g) ?? []);
}

function atobOrNothing(word: string): string {
  return Buffer.from(word, 'base64').toString('latin1');
}

async function startWithSecrets() {
  const databaseUrl = await freshDatabaseUrl('PostgreSQL');
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

  const google = await startEchoingService();
  const script = await startEchoingService();
  const mail = await startRefusingMailServer();
  const withPassword = new URL(databaseUrl);
  withPassword.password = secret('database');
  const server = await startServer({
    databaseUrl: withPassword.href,
    environment: {
      LOG_LEVEL: 'trace',
      GOOGLE_CLIENT_ID: secret('client-id'),
      GOOGLE_CLIENT_SECRET: secret('client-secret'),
      GOOGLE_REFRESH_TOKEN: secret('refresh-token'),
      GOOGLE_API_KEY: secret('api-key'),
      GOOGLE_CALENDAR_ID: 'calendar@example.org',
      GOOGLE_TOKEN_URL: `${google.url}/token?gateway=${secret('token-url')}`,
      GOOGLE_API_URL: google.url,
      SMTP_URL: `smtp://${secret('mail-user')}:${secret('mail')}@${mail.host}`,
      MAIL_FROM: 'assembly@example.org',
      DEVICE_TOKEN_URL: `${script.url}/hook?key=${secret('script')}`,
    },
  });
  const named = [member.id, file.id, event.id];
  return { server, databaseUrl, admin, member, cookies, named, google, script, mail };
}

/** All that it answers, as one text. */
async function answerOf(
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
  if (path !== api.live || reply.status !== 200) return head + (await reply.text());
  abort.abort();
  return head;
}

/** Every route, for everybody, with each thing that there is in place of its parameters. Deletions come last. */
async function everyCall(named: string[]): Promise<[string, string][]> {
  const { app } = await openTestApp();
  const calls = app.routeTable.flatMap(({ method, url }) =>
    [method]
      .flat()
      .flatMap((one) =>
        (/:|\*/.test(url) ? named : ['']).map((id): [string, string] => [
          one,
          url.replace(/:\w+|\*/, id),
        ]),
      ),
  );
  const isDeletion = ([method]: [string, string]) => (method === 'DELETE' ? 1 : 0);
  return calls.toSorted((a, b) => isDeletion(a) - isDeletion(b));
}

test('a secret in the settings is found in no answer and in no line of the log', async () => {
  const { server, databaseUrl, cookies, named, member, ...services } = await startWithSecrets();
  const { url, said } = server;
  const [admin = ''] = cookies;
  const answers: string[] = [];
  const post = async (path: string, body: unknown) => {
    const reply = await callServer(url, path, { method: 'POST', cookie: admin, body });
    answers.push(await reply.text());
    return reply.status;
  };
  const isIdle = async () => {
    const text = await (await callServer(url, api.sync, { cookie: admin })).text();
    answers.push(text);
    return JSON.parse(text).running === null;
  };

  // All that has to do with a secret goes wrong, each in its own way.
  for (let n = 0; n < 2; n += 1) {
    expect(await post(api.sync, {})).toBe(202);
    await expect.poll(isIdle, { timeout: 60_000 }).toBe(true);
  }
  expect(await post(api.passwordResets, { email: member.email })).toBe(502);
  expect(
    await post(api.session, { email: member.email, password: PASSWORD, deviceToken: 'd' }),
  ).toBe(200);
  const guest = { email: 'guest@example.org', firstName: 'G', lastName: 'N', password: PASSWORD };
  expect(await post(api.users, guest)).toBe(201);
  for (const [method, path] of await everyCall(named)) {
    for (const cookie of cookies) answers.push(await answerOf(server, method, path, cookie));
  }
  await expect.poll(() => services.script.heard.length).toBeGreaterThan(0);
  await endConnectionsTo(databaseUrl);
  for (const cookie of cookies) answers.push(await answerOf(server, 'GET', api.users, cookie));
  expect(await server.kill('SIGTERM')).toBe(0);

  // They were used, or there was nothing to give away.
  const used = [...services.google.heard, ...services.script.heard, ...services.mail.heard].join(
    '\n',
  );
  const expected = [
    'api-key',
    'client-id',
    'client-secret',
    'mail',
    'mail-user',
    'refresh-token',
    'script',
    'token-url',
  ];
  expect([...new Set(findSecrets(decodeURIComponent(used)))].sort()).toEqual(expected.map(secret));
  expect(said.all).toContain('"route":"/api/sync"');
  expect(findSecrets(said.all)).toEqual([]);
  for (const answer of answers) expect(findSecrets(answer), answer).toEqual([]);
});

test('a secret in settings that are wrong is not repeated when they are refused', async () => {
  const names = [
    'HOST',
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'ASSEMBLY_LOGO',
    'ASSEMBLY_TIME_ZONE',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_API_KEY',
    'GOOGLE_TOKEN_URL',
    'GOOGLE_API_URL',
    'SYNC_SCHEDULE',
    'SMTP_URL',
    'MAIL_FROM',
    'DEVICE_TOKEN_URL',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ];
  const spoilt = Object.fromEntries(names.map((name) => [name, secret(name)]));
  const { ended, said } = runServer(spoilt);
  expect(await ended).toBe(1);
  expect(said.err).toContain('DATABASE_URL');
  expect(findSecrets(said.all)).toEqual([]);
});

test('no file that is sent to browsers holds a setting', () => {
  const files = readdirSync(WEB_DIST, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'latin1');
    expect(text, name).not.toMatch(
      /DATABASE_URL|SMTP_URL|GOOGLE_CLIENT_SECRET|GOOGLE_REFRESH_TOKEN|DEVICE_TOKEN_URL/,
    );
  }
});
