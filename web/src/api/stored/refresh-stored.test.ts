import { beforeEach, expect, test } from 'vitest';
import { rememberUser } from '../../browser/current-user.ts';
import { dataCacheName, filesCacheName } from '../../offline/personal-caches.ts';
import { loadRevalidation, readSection } from '../../offline/stored-data.ts';
import { forgetUser } from '../../session/forget-user.ts';
import {
  admin,
  answer,
  delayed,
  member,
  refuse,
  startFakeServer,
} from '../../testing/fake-server.ts';
import { anEvent } from '../../testing/fixtures/events.ts';
import { deleteAllCaches, noData, storeFor } from '../../testing/stored.ts';
import { refreshStored } from './refresh-stored.ts';

const NOON = 'Tue, 17 Nov 2026 12:00:00 GMT';
const reply = { ...noData, events: { ...noData.events, items: [anEvent({ id: 'new' })] } };
const full = answer(200, reply, { etag: '"new"', date: NOON });

const storedIds = async () => (await readSection(member.id, 'events'))?.items.map(({ id }) => id);

beforeEach(deleteAllCaches);

test('the reply is stored with its ETag and the time of the server', async () => {
  rememberUser(member);
  startFakeServer({ 'GET /api/offline': full });
  await refreshStored(member.id);
  expect(await storedIds()).toEqual(['new']);
  expect(await loadRevalidation(member.id)).toMatchObject({
    asOf: Date.parse(NOON),
    etag: '"new"',
  });
});

test('if nothing has changed, only the time is new', async () => {
  await storeFor(member, [anEvent({ id: 'old' })], 1000);
  let sent: string | null = null;
  startFakeServer({
    'GET /api/offline': (_, headers) => {
      sent = new Headers(headers).get('if-none-match');
      return new Response(null, { status: 304, headers: { date: NOON } });
    },
  });
  await refreshStored(member.id);
  expect(sent).toBe('"stored"');
  expect(await storedIds()).toEqual(['old']);
  expect(await loadRevalidation(member.id)).toMatchObject({
    asOf: Date.parse(NOON),
    etag: '"stored"',
  });
});

test.for([
  ['refuses', refuse('not_signed_in')],
  ['replies with something else', answer(200, { events: 'none' })],
  ['is replaced by a login page of the network', () => new Response('<h1>Welcome</h1>')],
] as const)('when the server %s, what is stored stays', async ([, replied]) => {
  await storeFor(member, [anEvent({ id: 'old' })], 1000);
  startFakeServer({ 'GET /api/offline': replied });
  await refreshStored(member.id);
  expect(await storedIds()).toEqual(['old']);
  expect(await loadRevalidation(member.id)).toMatchObject({ asOf: 1000 });
});

test('signing out while the reply is on its way leaves nothing', async () => {
  rememberUser(member);
  const slow = delayed(full);
  const server = startFakeServer({ 'GET /api/offline': slow });
  const refreshing = refreshStored(member.id);
  await expect.poll(() => server.calls('GET /api/offline')).toHaveLength(1);
  await forgetUser();
  slow.release();
  await refreshing;
  expect(await caches.keys()).toEqual([]);
});

test('the second person on this device finds nothing of the first', async () => {
  await storeFor(admin, [anEvent({ id: 'old' })]);
  await caches.open(filesCacheName(admin.id));
  rememberUser(member);
  startFakeServer({ 'GET /api/offline': full });
  await refreshStored(member.id);
  expect(await caches.keys()).toEqual([dataCacheName(member.id)]);
});

test('two tabs fetch one after the other, and the second learns that nothing has changed', async () => {
  rememberUser(member);
  const unchanged = () => new Response(null, { status: 304 });
  const slow = delayed(full);
  const server = startFakeServer({ 'GET /api/offline': [slow, unchanged] });
  const tabs = [refreshStored(member.id), refreshStored(member.id)];
  await expect.poll(() => server.calls('GET /api/offline')).toHaveLength(1);
  slow.release();
  await Promise.all(tabs);
  expect(server.calls('GET /api/offline')).toHaveLength(2);
  expect(await storedIds()).toEqual(['new']);
});
