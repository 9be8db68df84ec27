import { SOURCES, syncRunSchema } from '@assembly/contract/sync';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSyncedApp, type SyncedApp } from '../testing/fixtures/synced-app.ts';
import { openTestApp } from '../testing/fixtures/test-app.ts';
import { publish } from '../testing/fixtures/test-sync.ts';

async function people({ addPerson, cookieOf }: SyncedApp) {
  return {
    admin: await cookieOf(await addPerson({ isAdmin: true, name: 'Ada Admin' })),
    member: await cookieOf(await addPerson()),
  };
}

/** Opens the stream over real HTTP and collects the topics it names. */
async function listen(app: SyncedApp, cookie: string) {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const reply = await fetch(`${await app.address()}/api/live`, {
    headers: { cookie },
    signal: abort.signal,
  });
  const received: string[] = [];
  void (async () => {
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, topic = ''] of chunk.matchAll(/^event: (.*)$/gm)) received.push(topic);
    }
  })().catch(() => {});
  return received;
}

const state = async ({ call }: SyncedApp, cookie: string) =>
  (await call({ url: '/api/sync', headers: { cookie } })).json();

test('only administrators can start a sync or see its state', async () => {
  const app = await openSyncedApp();
  const { member, admin } = await people(app);
  for (const method of ['GET', 'POST'] as const) {
    const ask = (headers: Record<string, string>) =>
      app.call({ method, url: '/api/sync', headers });
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask({ cookie: member })).json()).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  }
  expect(await state(app, admin)).toMatchObject({ running: null, runs: [] });
  expect(app.sandbox.calls).toEqual([]);
});

test.each([[{ confirm: 'yes' }], [[]], ['yes'], [{ confirm: 1 }]])(
  '%j does not start a sync',
  async (payload) => {
    const app = await openSyncedApp();
    const { admin } = await people(app);
    const reply = await app.call({
      method: 'POST',
      url: '/api/sync',
      headers: { cookie: admin, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
  },
);

describe('a sync that an administrator starts', () => {
  test('runs, is shown while it runs, prevents a second one, and is published to those it concerns', async () => {
    const app = await openSyncedApp();
    // The sync runs in a process of its own, which uses the machine's clock.
    publish(app.sandbox, 'first', 25, Date.now());
    const { admin, member } = await people(app);
    const [adminReceived, memberReceived] = await Promise.all([
      listen(app, admin),
      listen(app, member),
    ]);
    const start = (payload = {}) =>
      app.call({ method: 'POST', url: '/api/sync', headers: { cookie: admin }, payload });
    const fault = app.sandbox.fault({ kind: 'hang', path: '/calendar/*' });

    const started = await start();
    expect(started.statusCode).toBe(202);
    const run = syncRunSchema.parse(started.json().run);
    expect(run).toMatchObject({ state: 'running', startedBy: 'Ada Admin' });
    await app.sandbox.waitForCall((call) => call.fault === 'hang');
    expect((await state(app, admin)).running).toMatchObject({ id: run.id });
    const second = await start();
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'sync_running' });
    await expect
      .poll(() => memberReceived)
      .toEqual(expect.arrayContaining(['announcements', 'documents']));
    expect(memberReceived).not.toContain('events');

    fault.release();
    await expect.poll(() => memberReceived).toContain('events');
    await expect.poll(async () => (await state(app, admin)).running).toBeNull();
    const [done] = (await state(app, admin)).runs;
    expect(syncRunSchema.parse(done)).toMatchObject({
      id: run.id,
      state: 'done',
      sources: { events: { added: 25 }, announcements: { added: 25 }, documents: { added: 26 } },
    });
    await expect
      .poll(() => adminReceived)
      .toEqual(expect.arrayContaining(['sync', 'events', 'announcements', 'documents']));
    expect(memberReceived).not.toContain('sync');

    app.sandbox.setCalendar([]);
    await start();
    const latest = async () => {
      const { running, runs } = await state(app, admin);
      return running ?? runs.find(({ id }: { id: string }) => id !== run.id);
    };
    await expect.poll(async () => (await latest())?.state).toBe('failed');
    expect((await latest()).sources.events).toMatchObject({ state: 'stopped', removed: 25 });
    const confirmed = await start({ confirm: true });
    expect(confirmed.statusCode).toBe(202);
    const { id } = confirmed.json().run;
    const find = async () =>
      (await state(app, admin)).runs.find((one: { id: string }) => one.id === id);
    await expect
      .poll(async () => (await find())?.sources.events)
      .toMatchObject({ state: 'done', removed: 25 });
    // The confirmation is in the audit log once.
    const audit = await app.call({ url: '/api/audit', headers: { cookie: admin } });
    const acts = audit.json().items.map(({ action }: { action: string }) => action);
    expect(acts.sort()).toEqual(['sync_confirmed', ...Array(3).fill('sync_started')]);
    // The list of removals is shown for the latest run only.
    const stopped = (await state(app, admin)).runs[1].sources.events;
    expect(stopped).toMatchObject({ state: 'stopped', removed: 25, removals: [] });
  });
});

test('an administrator sees how the app is connected, but no credentials', async () => {
  const testApp = await openTestApp({
    environment: {
      GOOGLE_CLIENT_ID: 'client-id-planted',
      GOOGLE_CLIENT_SECRET: 'secret-planted',
      GOOGLE_REFRESH_TOKEN: 'token-planted',
      GOOGLE_API_KEY: 'key-planted',
      GOOGLE_CALENDAR_ID: 'calendar@example.org',
      SYNC_SCHEDULE: '0 5 * * *',
    },
  });
  const cookie = await testApp.cookieOf(await testApp.addPerson({ isAdmin: true }));
  const reply = await testApp.call({ url: '/api/sync', headers: { cookie } });
  expect(reply.json()).toMatchObject({
    connection: {
      isDemo: false,
      calendarId: 'calendar@example.org',
      calendars: [{ id: 'calendar@example.org', name: '' }],
      account: null,
    },
    schedule: { expression: '0 5 * * *', next: expect.any(Number) },
    lastDone: Object.fromEntries(SOURCES.map((source) => [source, null])),
    running: null,
    runs: [],
  });
  expect(reply.body).not.toContain('planted');
});
