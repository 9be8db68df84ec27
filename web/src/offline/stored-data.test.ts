import type { OfflineReply } from '@assembly/contract/offline';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberUser } from '../browser/current-user.ts';
import { admin, member } from '../testing/fake-server.ts';
import { clearPersonalCaches, dataCacheName } from './personal-caches.ts';
import {
  loadRevalidation,
  type Revalidation,
  readEtag,
  readSection,
  storeReply,
  storeRevalidation,
} from './stored-data.ts';

const reply: OfflineReply = {
  asOf: 1000,
  events: { items: [], calendars: [], until: 9 },
  announcements: { items: [] },
  documents: { items: [] },
  sermons: { items: [] },
};
const first: Revalidation = { asOf: 1000, etag: '"a"' };
const later: Revalidation = { asOf: 2000, etag: '"b"' };

beforeEach(async () => {
  await clearPersonalCaches();
  rememberUser(member);
});

async function overwriteEvents(text: string) {
  const cache = await caches.open(dataCacheName(member.id));
  const events = (await cache.keys()).find(({ url }) => url.endsWith('/events')) as Request;
  await cache.put(events, new Response(text));
}

test('what was stored is read again, with the time of its last revalidation', async () => {
  await storeReply(member.id, reply, first);
  expect(await readSection(member.id, 'events')).toEqual(reply.events);
  expect(await loadRevalidation(member.id)).toEqual(first);
  await storeRevalidation(member.id, later);
  expect(await loadRevalidation(member.id)).toEqual(later);
  expect(await readSection(member.id, 'documents')).toEqual(reply.documents);
});

test.for(['{"items": [', '{"items":[{"id":1}]}', ''])(
  'a damaged section %o is not shown, and fetched again',
  async (damaged) => {
    await storeReply(member.id, reply, first);
    await overwriteEvents(damaged);
    expect(await readEtag(member.id)).toBe(first.etag);
    expect(await readSection(member.id, 'events')).toBeUndefined();
    expect(await readSection(member.id, 'documents')).toEqual(reply.documents);
    expect(await readEtag(member.id)).toBe('');
  },
);

test('on a full device the older data stays readable, with its own time', async () => {
  await storeReply(member.id, reply, first);
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await storeReply(member.id, { ...reply, events: { ...reply.events, until: 10 } }, later);
  expect(await readSection(member.id, 'events')).toEqual(reply.events);
  expect(await loadRevalidation(member.id)).toEqual(first);
});

test('on a device that becomes full halfway, the reply does not count as stored', async () => {
  const { put } = Cache.prototype;
  let left = 2;
  vi.spyOn(Cache.prototype, 'put').mockImplementation(function (this: Cache, ...entry) {
    if (left-- > 0) return put.apply(this, entry);
    return Promise.reject(new DOMException('', 'QuotaExceededError'));
  });
  await storeReply(member.id, reply, first);
  expect(await loadRevalidation(member.id)).toBeUndefined();
  expect(await readEtag(member.id)).toBe('');
});

test('a reply that arrives after I signed out is not stored', async () => {
  localStorage.clear();
  await storeReply(member.id, reply, first);
  expect(await caches.keys()).toEqual([]);
});

test('signing out while a reply is being stored leaves nothing of it', async () => {
  const { put } = Cache.prototype;
  vi.spyOn(Cache.prototype, 'put').mockImplementation(async function (this: Cache, ...entry) {
    // As in another tab, which has deleted the cache before this one is done.
    localStorage.clear();
    await clearPersonalCaches();
    await caches.open(dataCacheName(member.id));
    await put.apply(this, entry);
  });
  await storeReply(member.id, reply, first);
  expect(await caches.keys()).toEqual([]);
});

test('a reply for someone else who signed in meanwhile is not stored either', async () => {
  rememberUser(admin);
  await storeReply(member.id, reply, first);
  expect(await caches.keys()).toEqual([]);
});

test('without Cache Storage, as over plain http, nothing is stored and nothing fails', async () => {
  vi.stubGlobal('caches', undefined);
  await storeReply(member.id, reply, first);
  expect(await readSection(member.id, 'events')).toBeUndefined();
  expect(await readEtag(member.id)).toBe('');
});
