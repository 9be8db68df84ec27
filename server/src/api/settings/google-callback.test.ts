import { MINUTE_MS } from '@assembly/contract/limits';
import type { User } from '@assembly/contract/user';
import { demoOptions } from '@assembly/sandbox/options';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { createToken, hashToken } from '../../auth/token.ts';
import { addAuthorization } from '../../store/settings/google-authorizations.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import {
  auditOf,
  authorize,
  BELOW_A_PATH,
  connect,
  connectionOf,
  type GoogleAdmin,
  goBack,
  RESULT,
  tokenOf,
  useGoogleAdmin,
} from '../../testing/fixtures/google-admin.ts';
import { PUBLIC_URL } from '../../testing/fixtures/test-app.ts';

const TASKS = 'https://www.googleapis.com/auth/tasks.readonly';
const google = useGoogleAdmin();

onEachDatabase('connecting Google', (database) => {
  test('stores the token encrypted, and shows which account is connected', async () => {
    const admin = await google.open({}, database);
    expect(await connectionOf(admin)).toMatchObject({ state: 'none', source: null });
    expect(await connect(admin)).toBe(`${RESULT}connected`);
    expect(await connectionOf(admin)).toEqual({
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

  test('works once, within ten minutes, and only in the session that began it', async () => {
    const admin = await google.open({}, database);
    const to = await authorize(admin);
    const other = await admin.cookieOf(await admin.addPerson({ isAdmin: true }));
    expect(await goBack(admin, to, other)).toBe(`${RESULT}expired`);
    expect(tokenOf(admin)).toBe('');
    expect(await goBack(admin, to, admin.cookie)).toBe(`${RESULT}connected`);
    expect(await goBack(admin, to, admin.cookie)).toBe(`${RESULT}expired`);

    const late = await authorize(admin);
    const stored = tokenOf(admin);
    admin.clock.now += 10 * MINUTE_MS;
    expect(await goBack(admin, late, admin.cookie)).toBe(`${RESULT}expired`);
    expect(tokenOf(admin)).toBe(stored);
  });

  test.each<[string, (user: User, own: string, other: string) => InjectOptions]>([
    [
      'has lost the administrator role',
      ({ id }, _own, cookie) => ({ url: `/api/users/${id}/admin`, headers: { cookie } }),
    ],
    ['was deleted', ({ id }, _own, cookie) => ({ url: `/api/users/${id}`, headers: { cookie } })],
    ['has logged out', (_user, cookie) => ({ url: '/api/session', headers: { cookie } })],
  ])('fails for a person who %s while Google was asked', async (_title, requestOf) => {
    const admin = await google.open({}, database);
    const other = await admin.cookieOf(await admin.addPerson({ isAdmin: true }));
    const to = await authorize(admin);
    const exchange = google.sandbox.fault({ kind: 'hang', path: '/token' });
    const back = goBack(admin, to, admin.cookie);
    await google.sandbox.waitForCall(({ fault }) => fault === 'hang');
    const request = requestOf(admin.user, admin.cookie, other);
    expect((await admin.call({ method: 'DELETE', ...request })).statusCode).toBeLessThan(300);
    exchange.release();
    expect(await back).toBe(`${RESULT}expired`);
    expect(await connectionOf(admin)).toMatchObject({ state: 'none' });
    expect((await auditOf(admin)).join()).not.toContain('google_connected');
  });
});

test('below a path, Google sends the browser back there', async () => {
  const admin = await google.open({ PUBLIC_URL: BELOW_A_PATH });
  const to = await authorize(admin);
  expect(to.href).toMatch(`${BELOW_A_PATH}/api/google/callback?`);
  expect(await goBack(admin, to, admin.cookie)).toBe(`/assembly${RESULT}connected`);
});

test.each([
  [{ scopes: [TASKS] }, 'partial'],
  [{ decision: 'deny' as const }, 'denied'],
])('the result for a person who chooses %o is "%s"', async (consent, result) => {
  expect(await connect(await google.open(), consent)).toBe(RESULT + result);
});

const chosenOf = ({ settings }: GoogleAdmin) => {
  const { taskLists, driveFolder } = settings.current().google;
  return { taskLists, driveFolder };
};

test('a sync of a newly connected account copies neither its drive nor its task lists before somebody has chosen', async () => {
  const admin = await google.open({ GOOGLE_CALENDAR_ID: demoOptions.calendarId });
  await connect(admin);
  google.sandbox.calls.length = 0;
  const send = (method: 'GET' | 'POST') =>
    admin.call({ method, url: '/api/sync', headers: { cookie: admin.cookie } });
  expect((await send('POST')).statusCode).toBe(202);
  const latest = async () => (await send('GET')).json().runs[0];
  await expect.poll(latest, { timeout: 20_000 }).toMatchObject({
    state: 'done',
    sources: { announcements: { added: 0 }, documents: { added: 0 } },
  });
  const paths = google.sandbox.calls.map(({ path }) => path);
  expect(paths.filter((path) => /^\/tasks|\/files/.test(path))).toEqual([]);
  expect(await admin.db.selectFrom('drive_items').select('id').execute()).toEqual([]);
});

test('reconnecting the same account keeps the whole drive, also after it was disconnected, and connecting another one does not', async () => {
  const admin = await google.open();
  await connect(admin);
  const everything = { GOOGLE_TASK_LISTS: null, GOOGLE_DRIVE_FOLDER: null };
  await admin.db.transaction().execute((trx) => admin.settings.write(trx, everything, { now: 0 }));
  await connect(admin);
  expect(chosenOf(admin)).toEqual({ taskLists: [], driveFolder: undefined });
  const headers = { cookie: admin.cookie };
  await admin.call({ method: 'DELETE', url: '/api/google?content=keep', headers });
  await connect(admin);
  expect(chosenOf(admin)).toEqual({ taskLists: [], driveFolder: undefined });
  await admin.db.updateTable('connections').set({ account: 'old@church.example' }).execute();
  await connect(admin);
  expect(chosenOf(admin)).toEqual({ taskLists: ['none'], driveFolder: 'none' });
});

test('what the environment says to sync is synced, also from a new account', async () => {
  const admin = await google.open({ GOOGLE_TASK_LISTS: 'rotas', GOOGLE_DRIVE_FOLDER: 'public' });
  await connect(admin);
  expect(chosenOf(admin)).toEqual({ taskLists: ['rotas'], driveFolder: 'public' });
});

test('permissions that were not given are named, and sources without one say which is missing', async () => {
  const admin = await google.open();
  await connect(admin, { scopes: [TASKS] });
  expect((await connectionOf(admin)).missing).toEqual(['calendar', 'drive']);
  expect((await connectionOf(admin)).account).toBeNull();
  expect(await auditOf(admin)).toEqual(['Ada Admin google_connected an unknown account']);
  const { url, headers } = { url: '/api/google/choices?kind=', headers: { cookie: admin.cookie } };
  const folders = await admin.call({ url: `${url}folders`, headers });
  expect([folders.statusCode, folders.json().detail]).toEqual([
    502,
    expect.stringMatching(/not allowed the app to read Google Drive.*"See and download all/),
  ]);
  expect((await admin.call({ url: `${url}lists`, headers })).statusCode).toBe(200);
});

test('a connection of an app in testing has the time at which it will end', async () => {
  google.sandbox.setBehavior({ publishing: 'testing' });
  const admin = await google.open();
  await connect(admin);
  expect((await connectionOf(admin)).endsAt).toBe(admin.clock.now + (7 * 24 * 3600 - 1) * 1000);
});

test('a wrong client secret is refused', async () => {
  const admin = await google.open({ GOOGLE_CLIENT_SECRET: 'another-secret' });
  expect(await connect(admin)).toBe(`${RESULT}refused`);
});

test.each([
  [{ kind: 'error', reason: 'invalid_grant' } as const, 'expired'],
  [{ kind: 'error', reason: 'unauthorized_client' } as const, 'refused'],
  [{ kind: 'error', reason: 'redirect_uri_mismatch' } as const, 'failed'],
  [{ kind: 'error', reason: 'backendError' } as const, 'failed'],
  [{ kind: 'html' } as const, 'failed'],
])('when the exchange ends with %o, nothing is stored: %s', async (fault, result) => {
  const admin = await google.open();
  const to = await authorize(admin);
  google.sandbox.fault({ ...fault, path: '/token' });
  expect(await goBack(admin, to, admin.cookie)).toBe(RESULT + result);
  expect(await connectionOf(admin)).toMatchObject({ state: 'none' });
});

test('an account is connected even if its email address cannot be read', async () => {
  const admin = await google.open();
  google.sandbox.fault({ kind: 'html', path: '/drive/v2/about', times: 'always' });
  expect(await connect(admin)).toBe(`${RESULT}connected`);
  expect(await connectionOf(admin)).toMatchObject({ state: 'connected', account: null });
});

test('without a session the callback leads to the login, and stores nothing', async () => {
  const admin = await google.open();
  const to = await authorize(admin);
  expect(await goBack(admin, to)).toBe('/login');
  expect(await goBack(admin, to, `session=${'a'.repeat(43)}`)).toBe('/login');
  expect(tokenOf(admin)).toBe('');
});

test('a connection that the environment fixed in the meantime is not replaced', async () => {
  const admin = await google.open({ GOOGLE_REFRESH_TOKEN: demoOptions.refreshToken });
  const sessions = admin.db.selectFrom('sessions').select('id');
  const { id: sessionId } = await sessions.executeTakeFirstOrThrow();
  const state = createToken();
  const redirectUrl = `${PUBLIC_URL}/api/google/callback`;
  await addAuthorization(admin.db, {
    id: hashToken(state),
    sessionId,
    verifier: createToken(),
    redirectUrl,
    createdAt: admin.clock.now,
  });
  const to = new URL(`${redirectUrl}?state=${state}&code=any`);
  expect(await goBack(admin, to, admin.cookie)).toBe(`${RESULT}failed`);
  expect(google.sandbox.calls).toEqual([]);
});

test('a person who is no longer an administrator cannot finish connecting', async () => {
  const admin = await google.open();
  const cookie = await admin.cookieOf(await admin.addPerson({ isAdmin: true }));
  const to = await authorize(admin);
  const url = `/api/users/${admin.user.id}/admin`;
  expect((await admin.call({ method: 'DELETE', url, headers: { cookie } })).statusCode).toBe(200);
  google.sandbox.calls.length = 0;
  expect(await goBack(admin, to, admin.cookie)).toBe(`${RESULT}expired`);
  expect(google.sandbox.calls).toEqual([]);
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
    const admin = await google.open();
    const code = (await authorize(admin)).searchParams.get('code') ?? '';
    google.sandbox.calls.length = 0;
    const to = new URL(
      `${PUBLIC_URL}/api/google/callback?code=${encodeURIComponent(code)}&${query}`,
    );
    expect(await goBack(admin, to, admin.cookie)).toBe(`${RESULT}expired`);
    expect(google.sandbox.calls).toEqual([]);
  },
);

test.each(['error=server_error', 'code=', ''])(
  'a callback with the right state and "%s" is a failure',
  async (query) => {
    const admin = await google.open();
    const state = (await authorize(admin)).searchParams.get('state');
    const to = new URL(`${PUBLIC_URL}/api/google/callback?state=${state}&${query}`);
    expect(await goBack(admin, to, admin.cookie)).toBe(`${RESULT}failed`);
  },
);
