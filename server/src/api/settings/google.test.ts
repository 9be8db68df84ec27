import { demoOptions } from '@assembly/sandbox/options';
import { expect, test } from 'vitest';
import { addNotification } from '../../notifications/queue/add-notification.ts';
import { acquireLease } from '../../store/database/lease.ts';
import { SYNC_LEASE } from '../../sync/sync-lease.ts';
import { onEachDatabase } from '../../testing/databases/each-database.ts';
import { collectLog } from '../../testing/fixtures/collect-log.ts';
import {
  auditOf,
  authorize,
  connect,
  connectionOf,
  disconnect,
  RESULT,
  startConnecting,
  tokenOf,
  useGoogleAdmin,
} from '../../testing/fixtures/google-admin.ts';
import { fillDatabase } from '../../testing/fixtures/sample-content.ts';
import { PUBLIC_URL } from '../../testing/fixtures/test-app.ts';

const google = useGoogleAdmin();

onEachDatabase('disconnecting Google', (database) => {
  test('can remove the copied content, and every process hears of it', async () => {
    const admin = await google.open({}, database);
    await connect(admin);
    await fillDatabase(admin.db, { people: 1, events: 5, files: 5 });
    const content = { kind: 'signUps', count: 1, newestId: null } as const;
    for (const topic of ['signUps', 'weekly', 'announcements', 'events', 'sermons'] as const) {
      await addNotification(admin.db, { topic, content }, 0);
    }
    expect((await disconnect(admin, 'remove')).statusCode).toBe(204);
    const notified = admin.db.selectFrom('notifications').select('topic').orderBy('topic');
    expect(await notified.execute()).toEqual([{ topic: 'signUps' }, { topic: 'weekly' }]);
    for (const table of ['events', 'tasks', 'drive_items', 'source_versions'] as const) {
      expect(await admin.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const topics = await admin.db.selectFrom('sources').select(['name', 'shown']).execute();
    for (const name of ['events', 'announcements', 'documents']) {
      expect(topics).toContainEqual({ name, shown: 0 });
    }
    expect(await auditOf(admin)).toContain('Ada Admin google_disconnected');
  });

  test('is refused to a person who has just lost the administrator role in another process', async () => {
    const admin = await google.open({}, database);
    await connect(admin);
    // This process still has the session in its cache.
    await admin.db.updateTable('users').set({ isAdmin: 0 }).execute();
    expect((await disconnect(admin, 'remove')).json()).toMatchObject({ code: 'forbidden' });
    expect(tokenOf(admin)).not.toBe('');
    expect(google.sandbox.calls.map(({ path }) => path)).not.toContain('/revoke');
  });
});

test('connecting uses a client that another process has just saved', async () => {
  const admin = await google.open({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' });
  const { clientId, clientSecret } = demoOptions;
  const changes = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
  await admin.db.transaction().execute((trx) => admin.settings.write(trx, changes, { now: 0 }));
  expect(await connect(admin)).toBe(`${RESULT}connected`);
});

test('disconnecting revokes the token, keeps the content, and connecting again works', async () => {
  const admin = await google.open();
  await connect(admin);
  await fillDatabase(admin.db, { people: 1, events: 5, files: 1 });
  const refreshToken = tokenOf(admin);
  expect((await disconnect(admin, 'keep')).statusCode).toBe(204);
  expect(await connectionOf(admin)).toMatchObject({ state: 'none', account: null });
  const revoked = google.sandbox.calls.find(({ path }) => path === '/revoke');
  expect(new URLSearchParams(revoked?.body).get('token')).toBe(refreshToken);
  expect(await admin.db.selectFrom('events').select('id').execute()).toHaveLength(5);
  expect((await disconnect(admin, 'keep')).json().code).toBe('google_not_connected');
  expect(await connect(admin)).toBe(`${RESULT}connected`);
});

test('if the revocation fails, Google is disconnected here, and the reply and the log say so', async () => {
  const admin = await google.open();
  await connect(admin);
  const log = collectLog(admin.app);
  google.sandbox.fault({ kind: 'status', status: 400, path: '/revoke', times: 'always' });
  expect((await disconnect(admin, 'keep')).json()).toMatchObject({
    status: 502,
    code: 'google_not_revoked',
  });
  expect(tokenOf(admin)).toBe('');
  expect(log()).toMatch(/disconnected, but the refresh token was not revoked/);
});

test('Google cannot be disconnected while a sync runs', async () => {
  const admin = await google.open();
  await connect(admin);
  const lease = await acquireLease(admin.config.databaseUrl, SYNC_LEASE);
  expect((await disconnect(admin, 'remove')).json().code).toBe('sync_running');
  expect(tokenOf(admin)).not.toBe('');
  await lease?.release();
  expect((await disconnect(admin, 'remove')).statusCode).toBe(204);
});

test('the redirect address comes from the settings, whatever the request says', async () => {
  const { call, cookie } = await google.open();
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

test('the database and the address never contain both the state and the verifier of an attempt', async () => {
  const admin = await google.open();
  const to = await authorize(admin);
  const rows = await admin.db.selectFrom('google_authorizations').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(to.searchParams.get('state'));
  expect(to.href).not.toContain(rows[0]?.verifier);
});

test('without a client ID, or without a key to encrypt with, connecting is refused with what to do', async () => {
  const withoutClient = { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' };
  const unconfigured = await startConnecting(await google.open(withoutClient));
  expect(unconfigured.json()).toMatchObject({ status: 409, code: 'google_not_configured' });
  const keyless = await startConnecting(await google.open({ ASSEMBLY_SECRET: '' }, 'PostgreSQL'));
  expect(keyless.json()).toMatchObject({ status: 409, code: 'no_secret_key' });
});

test('a token that the environment fixes can be neither replaced nor disconnected', async () => {
  const admin = await google.open({
    GOOGLE_REFRESH_TOKEN: demoOptions.refreshToken,
    GOOGLE_CALENDAR_ID: demoOptions.calendarId,
  });
  expect(await connectionOf(admin)).toMatchObject({ state: 'connected', source: 'environment' });
  for (const reply of [await startConnecting(admin), await disconnect(admin, 'keep')]) {
    expect(reply.json()).toMatchObject({ status: 409, code: 'fixed_by_environment' });
    expect(reply.json().detail).toContain('GOOGLE_REFRESH_TOKEN');
  }
});

test('a refused token is shown as refused until someone connects again', async () => {
  const admin = await google.open();
  await connect(admin);
  google.sandbox.setBehavior({ refreshTokenIsDead: true });
  const headers = { cookie: admin.cookie };
  const lists = await admin.call({ url: '/api/google/choices?kind=lists', headers });
  expect(lists.json().detail).toMatch(/sign-in expired.*Connect Google again/);
  await expect.poll(async () => (await connectionOf(admin)).state).toBe('refused');
  google.sandbox.setBehavior({ refreshTokenIsDead: false });
  await connect(admin);
  expect(await connectionOf(admin)).toMatchObject({ state: 'connected' });
});

test('calendars, task lists and folders can be chosen from what Google has', async () => {
  const admin = await google.open();
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

test('a list of more than 2 MB is not read while an administrator chooses', async () => {
  const admin = await google.open();
  await connect(admin);
  google.sandbox.fault({ kind: 'huge', bytes: 3_000_000, path: '/tasks/v1/*' });
  const headers = { cookie: admin.cookie };
  const lists = await admin.call({ url: '/api/google/choices?kind=lists', headers });
  expect(lists.json()).toMatchObject({ code: 'google_failed' });
  expect(lists.json().detail).toMatch(/^Google Tasks sent an answer that is too large to read/);
});
