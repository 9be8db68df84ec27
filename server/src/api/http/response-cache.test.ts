import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createLocalFeed, openChangeFeed } from '../../live/change-feed.ts';
import { freshDatabaseUrl } from '../../testing/databases/each-database.ts';
import { startPostgresRelay } from '../../testing/databases/postgres-relay.ts';
import { createResponseCache } from './response-cache.ts';

const NOW = 1_000_000;
const VALID_FOR_MS = 1000;

function openCountedCache(changes = createLocalFeed()) {
  const cache = createResponseCache(changes);
  const clock = { now: NOW };
  const data = { text: 'old', built: 0, onBuilding: async () => {} };
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get<{ Querystring: { key?: string } }>('/', (request, reply) =>
    cache.send(request, reply, {
      topics: ['events'],
      key: request.query.key ?? 'all',
      now: clock.now,
      isPinned: request.query.key === 'pinned',
      build: async () => {
        data.built += 1;
        await data.onBuilding();
        return { value: { text: data.text }, validUntil: clock.now + VALID_FOR_MS };
      },
    }),
  );
  const get = (headers: Record<string, string> = {}, key = 'all') =>
    app.inject({ url: `/?key=${key}`, headers });
  return { changes, clock, data, get };
}

test('a response is cached until its data changes, it expires or the clock is set back', async () => {
  const { changes, clock, data, get } = openCountedCache();
  await get();
  clock.now += 1000;
  expect((await get()).json()).toEqual({ text: 'old' });
  expect(data.built).toBe(1);
  clock.now += 1;
  await get();
  expect(data.built).toBe(2);
  data.text = 'new';
  changes.publish({ topic: 'documents' });
  expect((await get()).json()).toEqual({ text: 'old' });
  changes.publish({ topic: 'events' });
  expect((await get()).json()).toEqual({ text: 'new' });
  clock.now -= 3_600_000;
  await get();
  expect(data.built).toBe(4);
});

test('large responses do not fill the memory: they replace each other', async () => {
  const { data, get } = openCountedCache();
  data.text = 'x'.repeat(17_000_000);
  const gzip = { 'accept-encoding': 'gzip' };
  for (const key of ['a', 'a', 'b', 'a']) await get(gzip, key);
  expect(data.built).toBe(3);
});

test('many responses displace the least recently used ones, but none that is pinned', async () => {
  const { data, get } = openCountedCache();
  await get({}, 'pinned');
  await get({}, 'popular');
  for (let n = 0; n < 300; n += 1) {
    await get({}, `other${n}`);
    await get({}, 'popular');
  }
  expect(data.built).toBe(302);
  for (const key of ['pinned', 'popular', 'other299']) await get({}, key);
  expect(data.built).toBe(302);
  await get({}, 'other0');
  expect(data.built).toBe(303);
});

test('requests at the same time share one build, unless the data has changed since it began', async () => {
  const { changes, data, get } = openCountedCache();
  await Promise.all([get(), get(), get()]);
  expect(data.built).toBe(1);

  changes.publish({ topic: 'events' });
  const early = get();
  await expect.poll(() => data.built).toBe(2);
  data.text = 'new';
  changes.publish({ topic: 'events' });
  expect((await get()).json()).toEqual({ text: 'new' });
  expect((await early).json()).toEqual({ text: 'old' });
  expect((await get()).json()).toEqual({ text: 'new' });
  expect(data.built).toBe(3);
});

test('a response is cached even if other data changes while it is built', async () => {
  const { changes, data, get } = openCountedCache();
  data.onBuilding = async () => {
    await setImmediate();
    changes.publish({ topic: 'users' });
  };
  await get();
  await get();
  expect(data.built).toBe(1);
});

test('a process that is disconnected from the change feed does not use its cache', async () => {
  const relay = await startPostgresRelay(await freshDatabaseUrl('PostgreSQL'));
  const changes = await openChangeFeed(relay.url, () => {});
  onTestFinished(() => changes.close());
  const { data, get } = openCountedCache(changes);
  await get();
  await get();
  expect(data.built).toBe(1);
  relay.pause();
  relay.cut();
  await expect.poll(() => changes.isConnected()).toBe(false);
  data.text = 'new';
  for (let n = 0; n < 2; n += 1) expect((await get()).json()).toEqual({ text: 'new' });
  expect(data.built).toBe(3);
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br;q=0.1', 'br'],
  ['GZIP;q=1.0, br;q=0', 'gzip'],
  ['br;q=0, gzip ; q=0.5', 'gzip'],
  ['br; q=0.000', undefined],
  ['br;q=0.001', 'br'],
  ['gzip;q=0,br;q=0', undefined],
  ['brotli, x-gzip', undefined],
  ['identity', undefined],
  ['*', undefined],
])('Accept-Encoding %j gets %s', async (accepted, encoding) => {
  const reply = await openCountedCache().get({ 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
});

test('responses are compressed, and revalidated with 304', async () => {
  const { get } = openCountedCache();
  const br = await get({ 'accept-encoding': 'gzip, br' });
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual({ text: 'old' });
  const gz = await get({ 'accept-encoding': 'gzip' });
  expect(JSON.parse(gunzipSync(gz.rawPayload).toString())).toEqual({ text: 'old' });
  for (const etag of [
    `${br.headers.etag}`,
    `W/${br.headers.etag}`,
    `"other", ${br.headers.etag}`,
  ]) {
    const again = await get({ 'if-none-match': etag });
    expect([etag, again.statusCode, again.body]).toEqual([etag, 304, '']);
  }
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});
