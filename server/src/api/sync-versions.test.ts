import { SOURCES } from '@assembly/contract/sync';
import { expect, test } from 'vitest';
import { swapEvents } from '../store/events.ts';
import { takeLease } from '../store/lease.ts';
import { SYNC_LEASE } from '../sync/lead-run.ts';
import { toEvent } from '../sync/to-event.ts';
import { onEachDatabase } from '../testing/each-database.ts';
import { openTestApp, SUNDAY, type TestApp } from '../testing/test-app.ts';

const event = (id: string, summary = id, day = '2026-12-01') =>
  toEvent(
    {
      id,
      summary,
      status: 'confirmed',
      description: '',
      start: { dateTime: '', date: day },
      end: {
        dateTime: '',
        date: day.replace(/\d\d$/, (d) => String(Number(d) + 1).padStart(2, '0')),
      },
    },
    'UTC',
  );

async function asAdmin(testApp: TestApp) {
  const cookie = await testApp.cookieOf(await testApp.addPerson({ name: 'Ada', isAdmin: true }));
  const call = async (method: 'GET' | 'POST', url: string) =>
    await testApp.call({ method, url, headers: { cookie } });
  return {
    call,
    versions: async () => (await call('GET', '/api/sync/versions')).json().items,
    summaries: async () =>
      (await call('GET', '/api/events'))
        .json()
        .items.map((one: { summary: string }) => one.summary),
  };
}

onEachDatabase('earlier states of a source', (database) => {
  test('one of the last three can be put back, and that can be undone', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions, summaries } = await asAdmin(testApp);
    const states = [
      [event('a'), event('b')],
      [event('a', 'A changed'), event('b'), event('c')],
      [event('c')],
      [event('c'), event('d')],
      [event('d')],
    ];
    for (const [n, state] of states.entries()) {
      await swapEvents(testApp.db, state, { isConfirmed: true, now: SUNDAY + n });
    }
    expect(await summaries()).toEqual(['d']);
    const kept = await versions();
    expect(kept.map((one: { items: number }) => one.items)).toEqual([2, 1, 3]);

    const restored = await call('POST', `/api/sync/versions/${kept[2].id}/restore`);
    expect(restored.json()).toEqual({ source: 'events' });
    expect(await summaries()).toEqual(['A changed', 'b', 'c']);

    const [latest] = await versions();
    await call('POST', `/api/sync/versions/${latest.id}/restore`);
    expect(await summaries()).toEqual(['d']);
    expect(await versions()).toHaveLength(3);
    const { items } = (await call('GET', '/api/audit')).json();
    expect(items[0]).toMatchObject({ actor: 'Ada', action: 'sync_restored', subject: 'events' });
  });

  test('the state before a source was emptied is put back as it was, whatever came after', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions, summaries } = await asAdmin(testApp);
    const states = [[event('a'), event('b')], [], [event('c'), event('d')]];
    for (const [n, state] of states.entries()) {
      await swapEvents(testApp.db, state, { isConfirmed: true, now: SUNDAY + n });
    }
    const [before] = await versions();
    expect(before).toMatchObject({ items: 2 });
    await call('POST', `/api/sync/versions/${before.id}/restore`);
    expect(await summaries()).toEqual(['a', 'b']);
  });

  test('a sync of just what was put back finds nothing changed', async () => {
    const testApp = await openTestApp({ database });
    const { call, versions } = await asAdmin(testApp);
    const first = [event('a'), event('b'), event('c')];
    const options = { isConfirmed: true, now: SUNDAY };
    await swapEvents(testApp.db, first, options);
    await swapEvents(testApp.db, [event('a', 'A changed'), event('b'), event('c')], options);
    const [before] = await versions();
    await call('POST', `/api/sync/versions/${before.id}/restore`);
    const plan = await swapEvents(testApp.db, first, options);
    expect(plan).toMatchObject({ unchanged: 3, changed: [], added: [], removed: [] });
  });

  test('what has merely ended is no earlier state, and an equal sync leaves none', async () => {
    const testApp = await openTestApp({ database });
    const { versions } = await asAdmin(testApp);
    const past = event('past', 'past', '2026-11-14');
    await swapEvents(testApp.db, [past, event('a')], { isConfirmed: true, now: SUNDAY });
    await swapEvents(testApp.db, [event('a')], { isConfirmed: true, now: SUNDAY + 1 });
    await swapEvents(testApp.db, [event('a')], { isConfirmed: true, now: SUNDAY + 2 });
    expect(await versions()).toEqual([]);
  });
});

test('nothing is put back while a sync runs, and nothing that is no longer kept', async () => {
  const testApp = await openTestApp();
  const { call, versions } = await asAdmin(testApp);
  await swapEvents(testApp.db, [event('a')], { isConfirmed: true, now: SUNDAY });
  await swapEvents(testApp.db, [event('b')], { isConfirmed: true, now: SUNDAY + 1 });
  const [version] = await versions();
  const lease = await takeLease(testApp.config.databaseUrl, SYNC_LEASE);
  const refused = await call('POST', `/api/sync/versions/${version.id}/restore`);
  expect(refused.json()).toMatchObject({ status: 409, code: 'sync_running' });
  await lease?.release();
  const unknown = await call('POST', '/api/sync/versions/nothing/restore');
  expect(unknown.json()).toMatchObject({ status: 404, code: 'version_not_found' });
});

test('an administrator sees how the app is connected, but nothing that opens it', async () => {
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
  const { call } = await asAdmin(testApp);
  const reply = await call('GET', '/api/sync');
  expect(reply.json()).toMatchObject({
    connection: { isDemo: false, calendarId: 'calendar@example.org', account: null },
    schedule: { expression: '0 5 * * *', next: expect.any(Number) },
    lastDone: Object.fromEntries(SOURCES.map((source) => [source, null])),
    running: null,
    runs: [],
  });
  expect(reply.body).not.toContain('planted');
});
