import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { MINUTE_MS } from '@assembly/contract/limits';
import { addressVariables } from '@assembly/sandbox/environment';
import { demoOptions } from '@assembly/sandbox/options';
import { type Sandbox, startSandbox } from '@assembly/sandbox/start-sandbox';
import { type Consent, giveConsent } from '@assembly/sandbox/testing/give-consent';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readGoogleConnection } from '../../settings/google-connection.ts';
import { acquireLease } from '../../store/database/lease.ts';
import { sqliteFile } from '../../store/database/sqlite.ts';
import { SYNC_LEASE } from '../../sync/run-with-lease.ts';
import { type DatabaseKind, onEachDatabase } from '../../testing/databases/each-database.ts';
import { fillDatabase } from '../../testing/fixtures/sample-content.ts';
import { openTestApp, PUBLIC_URL, type TestApp } from '../../testing/fixtures/test-app.ts';

const BELOW_A_PATH = 'https://church.test/assembly';
const TASKS = 'https://www.googleapis.com/auth/tasks.readonly';
const SETTINGS = '/web/settings?google=';
let sandbox: Sandbox;

beforeAll(async () => {
  const redirectUris = [PUBLIC_URL, BELOW_A_PATH].map((url) => `${url}/api/google/callback`);
  sandbox = await startSandbox({ redirectUris });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

interface Admin extends TestApp {
  cookie: string;
}

async function open(
  environment: Record<string, string> = {},
  database: DatabaseKind = 'SQLite',
): Promise<Admin> {
  const testApp = await openTestApp({
    database,
    environment: {
      ...addressVariables(sandbox),
      GOOGLE_CLIENT_ID: demoOptions.clientId,
      GOOGLE_CLIENT_SECRET: demoOptions.clientSecret,
      ASSEMBLY_SECRET: 'a secret of the tests, long enough',
      ...environment,
    },
  });
  const admin = await testApp.addPerson({ isAdmin: true, name: 'Ada Admin' });
  const cookie = await testApp.cookieOf(admin);
  const isBelowPath = environment.PUBLIC_URL === BELOW_A_PATH;
  return {
    ...testApp,
    cookie: isBelowPath ? cookie.replace('session', '__Secure-session-assembly') : cookie,
  };
}

const ask = ({ call, cookie }: Admin) =>
  call({ method: 'POST', url: '/api/google/connect', headers: { cookie } });

/** Where Google sends the browser after the consent page. */
async function authorize(admin: Admin, consent: Consent = {}): Promise<URL> {
  const { to } = await giveConsent((await ask(admin)).json().url, consent);
  if (!to) throw new Error('Google did not send the browser back.');
  return to;
}

/** Follows the redirect, and returns where the app sends the browser next. */
async function goBack({ app }: TestApp, to: URL, cookie = ''): Promise<unknown> {
  const reply = await app.inject({ url: to.pathname + to.search, headers: { cookie } });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([302, 'no-store']);
  expect(reply.headers['referrer-policy']).toBe('no-referrer');
  return reply.headers.location;
}

const connect = async (admin: Admin, consent?: Consent) =>
  await goBack(admin, await authorize(admin, consent), admin.cookie);

const connection = ({ db, settings }: TestApp) => readGoogleConnection(db, settings);
const tokenOf = ({ settings }: TestApp) => settings.current().google.refreshToken;
const disconnect = ({ call, cookie }: Admin, content: 'keep' | 'remove') =>
  call({ method: 'DELETE', url: `/api/google?content=${content}`, headers: { cookie } });

async function auditOf({ db }: TestApp): Promise<string[]> {
  const entries = await db.selectFrom('audit_log').selectAll().execute();
  return entries.map(({ actor, action, subject }) => `${actor} ${action} ${subject}`.trim());
}

onEachDatabase('connecting Google', (database) => {
  test('stores the token encrypted, and says who is connected', async () => {
    const admin = await open({}, database);
    expect(await connection(admin)).toMatchObject({ state: 'none', source: null });
    expect(await connect(admin)).toBe(`${SETTINGS}connected`);
    expect(await connection(admin)).toEqual({
      state: 'connected',
      source: 'stored',
      account: 'office@sandbox.example',
      missing: [],
      endsAt: null,
      redirectUrl: `${PUBLIC_URL}/api/google/callback`,
    });
    expect(await auditOf(admin)).toEqual(['Ada Admin google_connected office@sandbox.example']);
    const rows = await admin.db.selectFrom('settings').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(admin));
  });

  test('and disconnecting it can remove what was copied, and every process hears of it', async () => {
    const admin = await open({}, database);
    await connect(admin);
    await fillDatabase(admin.db, { people: 1, events: 5, files: 5 });
    expect((await disconnect(admin, 'remove')).statusCode).toBe(204);
    for (const table of ['events', 'tasks', 'drive', 'drive_items', 'source_versions'] as const) {
      expect(await admin.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const topics = await admin.db.selectFrom('sources').select(['name', 'shown']).execute();
    for (const name of ['events', 'announcements', 'documents']) {
      expect(topics).toContainEqual({ name, shown: 0 });
    }
    expect(await auditOf(admin)).toContain('Ada Admin google_disconnected');
  });

  test('an attempt works once, for ten minutes, and only in the session that began it', async () => {
    const admin = await open({}, database);
    const to = await authorize(admin);
    const other = await admin.cookieOf(await admin.addPerson({ isAdmin: true }));
    expect(await goBack(admin, to, other)).toBe(`${SETTINGS}expired`);
    expect(tokenOf(admin)).toBe('');
    expect(await goBack(admin, to, admin.cookie)).toBe(`${SETTINGS}connected`);
    expect(await goBack(admin, to, admin.cookie)).toBe(`${SETTINGS}expired`);

    const late = await authorize(admin);
    const stored = tokenOf(admin);
    admin.clock.now += 10 * MINUTE_MS;
    expect(await goBack(admin, late, admin.cookie)).toBe(`${SETTINGS}expired`);
    expect(tokenOf(admin)).toBe(stored);
  });
});

test('below a path, Google sends the browser back there', async () => {
  const admin = await open({ PUBLIC_URL: BELOW_A_PATH });
  const to = await authorize(admin);
  expect(to.href).toMatch(`${BELOW_A_PATH}/api/google/callback?`);
  expect(await goBack(admin, to, admin.cookie)).toBe(`/assembly${SETTINGS}connected`);
});

test.each([
  [{ scopes: [TASKS] }, 'partial'],
  [{ decision: 'deny' as const }, 'denied'],
])('a person who chooses %o is told: %s', async (consent, result) => {
  expect(await connect(await open(), consent)).toBe(SETTINGS + result);
});

test('permissions that were not given are named, and sources without one say which is missing', async () => {
  const admin = await open();
  await connect(admin, { scopes: [TASKS] });
  expect((await connection(admin)).missing).toEqual(['calendar', 'drive']);
  expect((await connection(admin)).account).toBeNull();
  expect(await auditOf(admin)).toEqual(['Ada Admin google_connected an unknown account']);
  const { url, headers } = { url: '/api/google/choices?kind=', headers: { cookie: admin.cookie } };
  const folders = await admin.call({ url: `${url}folders`, headers });
  expect([folders.statusCode, folders.json().detail]).toEqual([
    502,
    expect.stringMatching(/not allowed the app to read Google Drive.*tick "See and download all/),
  ]);
  expect((await admin.call({ url: `${url}lists`, headers })).statusCode).toBe(200);
});

test('a connection of an app in testing says when it will end', async () => {
  sandbox.setBehavior({ publishing: 'testing' });
  const admin = await open();
  await connect(admin);
  expect((await connection(admin)).endsAt).toBe(admin.clock.now + (7 * 24 * 3600 - 1) * 1000);
});

test('a wrong client secret is told as such', async () => {
  const admin = await open({ GOOGLE_CLIENT_SECRET: 'another-secret' });
  expect(await connect(admin)).toBe(`${SETTINGS}refused`);
});

test.each([
  [{ kind: 'error', reason: 'invalid_grant' } as const, 'expired'],
  [{ kind: 'error', reason: 'unauthorized_client' } as const, 'refused'],
  [{ kind: 'error', reason: 'redirect_uri_mismatch' } as const, 'failed'],
  [{ kind: 'error', reason: 'backendError' } as const, 'failed'],
  [{ kind: 'html' } as const, 'failed'],
])('when the exchange ends with %o, nothing is stored: %s', async (fault, result) => {
  const admin = await open();
  const to = await authorize(admin);
  sandbox.fault({ ...fault, path: '/token' });
  expect(await goBack(admin, to, admin.cookie)).toBe(SETTINGS + result);
  expect(await connection(admin)).toMatchObject({ state: 'none' });
});

test('an account whose address cannot be read is connected all the same', async () => {
  const admin = await open();
  sandbox.fault({ kind: 'html', path: '/drive/v2/about', times: 'always' });
  expect(await connect(admin)).toBe(`${SETTINGS}connected`);
  expect(await connection(admin)).toMatchObject({ state: 'connected', account: null });
});

test('without a session the callback leads to the login, and stores nothing', async () => {
  const admin = await open();
  const to = await authorize(admin);
  expect(await goBack(admin, to)).toBe('/login');
  expect(await goBack(admin, to, `session=${'a'.repeat(43)}`)).toBe('/login');
  expect(tokenOf(admin)).toBe('');
});

test('a person who is no longer an administrator cannot finish connecting', async () => {
  const admin = await open();
  const cookie = await admin.cookieOf(await admin.addPerson({ isAdmin: true }));
  const to = await authorize(admin);
  const users = await admin.call({ url: '/api/users?q=Ada', headers: { cookie } });
  const url = `/api/users/${users.json().items[0].id}/admin`;
  expect((await admin.call({ method: 'DELETE', url, headers: { cookie } })).statusCode).toBe(200);
  expect(await goBack(admin, to, admin.cookie)).toBe(`${SETTINGS}expired`);
  expect(tokenOf(admin)).toBe('');
});

test.each([
  '',
  'state=',
  'state=x',
  `state=${'a'.repeat(43)}`,
  'state=%00',
  `state=${'a'.repeat(5000)}`,
])(
  'a callback with a code of the attacker and "%s" is refused, and the code is not used',
  async (query) => {
    const admin = await open();
    const code = (await authorize(admin)).searchParams.get('code') ?? '';
    sandbox.calls.length = 0;
    const to = new URL(
      `${PUBLIC_URL}/api/google/callback?code=${encodeURIComponent(code)}&${query}`,
    );
    expect(await goBack(admin, to, admin.cookie)).toBe(`${SETTINGS}expired`);
    expect(sandbox.calls).toEqual([]);
  },
);

test.each(['error=server_error', 'code=', ''])(
  'a callback with the right state and "%s" is a failure',
  async (query) => {
    const admin = await open();
    const state = (await authorize(admin)).searchParams.get('state');
    const to = new URL(`${PUBLIC_URL}/api/google/callback?state=${state}&${query}`);
    expect(await goBack(admin, to, admin.cookie)).toBe(`${SETTINGS}failed`);
  },
);

test('the redirect address comes from the settings, whatever the request says', async () => {
  const { call, cookie } = await open();
  const reply = await call({
    method: 'POST',
    url: '/api/google/connect?redirect_uri=https://evil.example&redirectUrl=https://evil.example',
    headers: {
      cookie,
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
    payload: { redirectUrl: 'https://evil.example' },
  });
  const { searchParams } = new URL(reply.json().url);
  expect(searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/api/google/callback`);
  expect(reply.json().url).not.toContain('evil');
});

test('the state and the verifier of an attempt are not in the database and in the address together', async () => {
  const admin = await open();
  const to = await authorize(admin);
  const rows = await admin.db.selectFrom('google_authorizations').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(to.searchParams.get('state'));
  expect(to.href).not.toContain(rows[0]?.verifier);
});

test('without a client id, or without a key to encrypt with, connecting says what to do', async () => {
  const unconfigured = await ask(await open({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }));
  expect(unconfigured.json()).toMatchObject({ status: 409, code: 'google_not_configured' });
  const keyless = await ask(await open({ ASSEMBLY_SECRET: '' }, 'PostgreSQL'));
  expect(keyless.json()).toMatchObject({ status: 409, code: 'no_secret_key' });
});

test('a token that the environment fixes can be neither replaced nor disconnected', async () => {
  const admin = await open({
    GOOGLE_REFRESH_TOKEN: demoOptions.refreshToken,
    GOOGLE_CALENDAR_ID: demoOptions.calendarId,
  });
  expect(await connection(admin)).toMatchObject({ state: 'connected', source: 'environment' });
  for (const reply of [await ask(admin), await disconnect(admin, 'keep')]) {
    expect(reply.json()).toMatchObject({ status: 409, code: 'fixed_by_environment' });
    expect(reply.json().detail).toContain('GOOGLE_REFRESH_TOKEN');
  }
});

test('disconnecting revokes the token, keeps the content, and connecting again works', async () => {
  const admin = await open();
  await connect(admin);
  await fillDatabase(admin.db, { people: 1, events: 5, files: 1 });
  const refreshToken = tokenOf(admin);
  expect((await disconnect(admin, 'keep')).statusCode).toBe(204);
  expect(await connection(admin)).toMatchObject({ state: 'none', account: null });
  const revoked = sandbox.calls.find(({ path }) => path === '/revoke');
  expect(new URLSearchParams(revoked?.body).get('token')).toBe(refreshToken);
  expect(await admin.db.selectFrom('events').select('id').execute()).toHaveLength(5);
  expect((await disconnect(admin, 'keep')).json().code).toBe('google_not_connected');
  expect(await connect(admin)).toBe(`${SETTINGS}connected`);
});

test('a revocation that fails is logged, and Google is disconnected all the same', async () => {
  const admin = await open();
  await connect(admin);
  const refreshToken = tokenOf(admin);
  const warn = vi.spyOn(admin.app.log, 'warn');
  sandbox.fault({ kind: 'status', status: 400, path: '/revoke', times: 'always' });
  expect((await disconnect(admin, 'keep')).statusCode).toBe(204);
  expect(tokenOf(admin)).toBe('');
  const [[entry, message]] = warn.mock.calls as unknown as [[{ err: Error }, string]];
  expect(message).toMatch(/disconnected, but the token not revoked/);
  expect(`${entry.err.message} ${entry.err.stack}`).not.toContain(refreshToken);
});

test('Google cannot be disconnected while a sync runs', async () => {
  const admin = await open();
  await connect(admin);
  const lease = await acquireLease(admin.config.databaseUrl, SYNC_LEASE);
  expect((await disconnect(admin, 'remove')).json().code).toBe('sync_running');
  expect(tokenOf(admin)).not.toBe('');
  await lease?.release();
  expect((await disconnect(admin, 'remove')).statusCode).toBe(204);
});

test('a refused token is told as such until somebody connects again', async () => {
  const admin = await open();
  await connect(admin);
  sandbox.setBehavior({ refreshTokenIsDead: true });
  const headers = { cookie: admin.cookie };
  const lists = await admin.call({ url: '/api/google/choices?kind=lists', headers });
  expect(lists.json().detail).toMatch(/sign-in expired.*Connect Google again/);
  await expect.poll(async () => (await connection(admin)).state).toBe('refused');
  sandbox.setBehavior({ refreshTokenIsDead: false });
  await connect(admin);
  expect(await connection(admin)).toMatchObject({ state: 'connected' });
});

test('calendars, task lists and folders can be chosen from what Google has', async () => {
  const admin = await open();
  const headers = { cookie: admin.cookie };
  const choices = async (query: string) =>
    (await admin.call({ url: `/api/google/choices?kind=${query}`, headers })).json();
  expect((await choices('calendars')).code).toBe('google_not_connected');
  await connect(admin);
  expect((await choices('calendars')).items).toContainEqual({
    id: demoOptions.calendarId,
    name: 'Assembly calendar',
  });
  expect((await choices('lists')).items.length).toBeGreaterThan(1);
  const { items } = await choices('folders');
  const music = items.find(({ name }: { name: string }) => name === 'Music');
  expect((await choices(`folders&parent=${music.id}`)).path).toEqual([music]);
  expect((await choices('folders&q=hymn')).items).toMatchObject([{ name: 'Hymn sheets' }]);
});

test('no token and no secret is in a reply, in the log or in the database file', async () => {
  const admin = await open({ GOOGLE_CLIENT_SECRET: demoOptions.clientSecret });
  const logged = (['info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(admin.app.log, level),
  );
  const replies = [(await ask(admin)).body];
  const to = await authorize(admin);
  replies.push(String(await goBack(admin, to, admin.cookie)));
  const headers = { cookie: admin.cookie };
  for (const url of ['/api/google/choices?kind=lists', '/api/sync', '/api/audit']) {
    replies.push((await admin.call({ url, headers })).body);
  }
  const secrets = [tokenOf(admin), demoOptions.clientSecret, 'ya29.'];
  await disconnect(admin, 'keep');
  const log = JSON.stringify(
    logged.map(({ mock }) => mock.calls.map(([entry]) => inspect((entry as { err?: Error }).err))),
  );
  const file = sqliteFile(admin.config.databaseUrl);
  const stored = [file, `${file}-wal`].map((path) => readFileSync(path, 'latin1')).join('');
  for (const secret of secrets) {
    expect(replies.join(' ')).not.toContain(secret);
    expect(log).not.toContain(secret);
    expect(stored).not.toContain(secret);
  }
  expect(log).not.toContain(to.searchParams.get('code'));
});
