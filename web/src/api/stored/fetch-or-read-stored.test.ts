import { beforeEach, expect, test, vi } from 'vitest';
import { isOffline, markReachable, markUnreachable } from '../../offline/connection.ts';
import {
  answer,
  delayed,
  member,
  refuse,
  startFakeServer,
  unreachable,
} from '../../testing/fake-server.ts';
import { anEvent, pageOfEvents } from '../../testing/fixtures/events.ts';
import { deleteAllCaches, storeFor } from '../../testing/stored.ts';
import { eventQuery } from '../event.ts';
import { eventsQuery } from '../events.ts';
import { createQueryClient } from '../query/query-client.ts';

const old = anEvent({ id: 'e1', summary: 'Stored' });
const current = anEvent({ id: 'e1', summary: 'Current' });
const currentPage = () =>
  answer(200, pageOfEvents([current], new URL('/api/events', location.href), []));

beforeEach(async () => {
  markReachable();
  await deleteAllCaches();
});

const { queryKey, ...firstPage } = { ...eventsQuery(1, ''), retry: false };
const readTitles = async (client = createQueryClient()) => {
  const { items } = await client.fetchQuery({ queryKey, ...firstPage });
  return items.map(({ summary }) => summary);
};

test.for([
  ['no network', unreachable],
  ['a stopped server behind a proxy', () => new Response('Bad Gateway', { status: 502 })],
  ['a server without its database', refuse('unavailable')],
] as const)('with %s I see what is stored', async ([, reply]) => {
  await storeFor(member, [old]);
  startFakeServer({ 'GET /api/events': reply });
  expect(await readTitles()).toEqual(['Stored']);
  expect(isOffline()).toBe(true);
});

test('what the server replies in time is shown, not what is stored', async () => {
  await storeFor(member, [old]);
  startFakeServer({ 'GET /api/events': currentPage() });
  expect(await readTitles()).toEqual(['Current']);
});

test('a refusal of the server is not hidden by what is stored', async () => {
  await storeFor(member, [old]);
  startFakeServer({ 'GET /api/events': refuse('not_signed_in') });
  await expect(readTitles()).rejects.toMatchObject({ code: 'not_signed_in' });
});

test('nothing stored: the failure is the one of the network', async () => {
  startFakeServer({ 'GET /api/events': unreachable });
  await expect(readTitles()).rejects.toThrow('Failed to fetch');
});

test('the data of the person before me is not mine', async () => {
  await storeFor({ ...member, id: 'before' }, [old]);
  localStorage.clear();
  startFakeServer({ 'GET /api/events': unreachable });
  await expect(readTitles()).rejects.toThrow('Failed to fetch');
});

test('a server that hangs is waited for three seconds, and its late reply is shown', async () => {
  await storeFor(member, [old]);
  const late = delayed(currentPage());
  startFakeServer({ 'GET /api/events': late });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const client = createQueryClient();
  const titles = readTitles(client);
  const countLongTimers = () => vi.advanceTimersByTime(0).getTimerCount();
  // Of the request, of the cached query, and of the wait, which begins once it is known that something is stored.
  await expect.poll(countLongTimers).toBe(3);
  vi.advanceTimersByTime(2999);
  expect(isOffline()).toBe(false);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect(await titles).toEqual(['Stored']);
  await expect.poll(isOffline).toBe(true);
  late.release();
  await expect.poll(isOffline).toBe(false);
  await expect.poll(() => readCached(client)).toEqual(['Current']);
});

const readCached = (client: ReturnType<typeof createQueryClient>) =>
  client.getQueryData(queryKey)?.items.map(({ summary }) => summary);

test('a late reply does not replace what was fetched after it', async () => {
  await storeFor(member, [old]);
  markUnreachable();
  const late = delayed(
    answer(
      200,
      pageOfEvents([{ ...current, summary: 'Late' }], new URL('/api/events', location.href), []),
    ),
  );
  startFakeServer({ 'GET /api/events': [late, currentPage()] });
  const client = createQueryClient();
  expect(await readTitles(client)).toEqual(['Stored']);
  expect(await readTitles(client)).toEqual(['Current']);
  markUnreachable();
  late.release();
  await expect.poll(isOffline).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(readCached(client)).toEqual(['Current']);
});

test('once I am offline, nothing waits', async () => {
  await storeFor(member, [old]);
  markUnreachable();
  startFakeServer({ 'GET /api/events': delayed(currentPage()) });
  expect(await readTitles()).toEqual(['Stored']);
});

test('what a screen shows already is newer than what is stored, and stays', async () => {
  await storeFor(member, [old]);
  startFakeServer({ 'GET /api/events': [currentPage(), unreachable] });
  const client = createQueryClient();
  await readTitles(client);
  await readTitles(client).catch(() => {});
  expect(readCached(client)).toEqual(['Current']);
});

test('what is not stored is said to need a connection', async () => {
  await storeFor(member, [old]);
  startFakeServer({ 'GET /api/events/e2': unreachable });
  const asked = createQueryClient().fetchQuery({ ...eventQuery('e2'), retry: false });
  await expect(asked).rejects.toThrow(/stored on this phone.*Connect/);
});

test('damaged data is not shown', async () => {
  await storeFor(member, [{ ...old, summary: 1 as unknown as string }]);
  startFakeServer({ 'GET /api/events': unreachable });
  await expect(readTitles()).rejects.toThrow('Failed to fetch');
});

test('over plain http, without Cache Storage, nothing is different', async () => {
  await storeFor(member, [old]);
  vi.stubGlobal('caches', undefined);
  startFakeServer({ 'GET /api/events': [unreachable, currentPage()] });
  await expect(readTitles()).rejects.toThrow('Failed to fetch');
  expect(await readTitles()).toEqual(['Current']);
});
