import { type OfflineReply, offlineReplySchema } from '@assembly/contract/offline';
import * as z from 'zod/mini';
import { rememberedUser } from '../browser/current-user.ts';
import { basePath } from '../browser/page-config.ts';
import { createStore } from '../browser/store.ts';
import { dataCacheName, REVALIDATION_ADDRESS } from './personal-caches.ts';

// The reply of `GET /api/offline`, one cache entry for each section, so that a start reads only what it shows.

const { asOf: _asOf, ...SCHEMAS } = offlineReplySchema.shape;
export type StoredSection = keyof typeof SCHEMAS;
const SECTIONS = Object.keys(SCHEMAS) as StoredSection[];

const revalidationSchema = z.object({
  /** The server's time when it last confirmed that this is its data. */
  asOf: z.number(),
  etag: z.string(),
});
export type Revalidation = z.infer<typeof revalidationSchema>;

const addressOf = (section: StoredSection) => `${basePath}/stored-data/${section}`;

const shownRevalidation = createStore<Revalidation | undefined>(undefined);
/** When the stored data was revalidated, once it has been read. */
export const useRevalidation = shownRevalidation.use;

/** Undefined if nothing is stored, or only half of it. The offline bar shows it from then on. */
export async function loadRevalidation(userId: string): Promise<Revalidation | undefined> {
  const revalidation = await readEntry(userId, REVALIDATION_ADDRESS, revalidationSchema);
  shownRevalidation.set(revalidation);
  return revalidation;
}

/** Undefined if it is not stored. What cannot be read is deleted, and the next refresh brings it again. */
export function readSection<Name extends StoredSection>(userId: string, name: Name) {
  const schema = SCHEMAS[name] as unknown as z.ZodMiniType<OfflineReply[Name]>;
  return readEntry(userId, addressOf(name), schema);
}

async function readEntry<Value>(
  userId: string,
  address: string,
  schema: z.ZodMiniType<Value>,
): Promise<Value | undefined> {
  try {
    const cacheName = dataCacheName(userId);
    const response = await caches.match(address, { cacheName });
    if (!response) return undefined;
    const parsed = schema.safeParse(await response.json().catch(() => null));
    if (parsed.success) return parsed.data;
    await (await caches.open(cacheName)).delete(address);
  } catch {
    // Disabled.
  }
  return undefined;
}

/** The ETag of what is stored; '' unless all of it is. */
export async function readEtag(userId: string): Promise<string> {
  const revalidation = await loadRevalidation(userId);
  if (!revalidation) return '';
  const cache = await caches.open(dataCacheName(userId));
  const stored = await Promise.all(SECTIONS.map((name) => cache.match(addressOf(name))));
  return stored.every(Boolean) ? revalidation.etag : '';
}

/** The revalidation is written last: what was stored only in part is fetched again. */
export function storeReply(userId: string, reply: OfflineReply, revalidation: Revalidation) {
  const sections = SECTIONS.map((name) => [addressOf(name), reply[name]] as const);
  return writeEntries(userId, [...sections, [REVALIDATION_ADDRESS, revalidation]]);
}

/** The server has confirmed that what is stored is still its data. */
export const storeRevalidation = (userId: string, revalidation: Revalidation) =>
  writeEntries(userId, [[REVALIDATION_ADDRESS, revalidation]]);

async function writeEntries(
  userId: string,
  entries: readonly (readonly [string, unknown])[],
): Promise<void> {
  const isSignedIn = () => rememberedUser()?.id === userId;
  if (!isSignedIn() || !globalThis.caches) return;
  const cacheName = dataCacheName(userId);
  try {
    const cache = await caches.open(cacheName);
    for (const [address, value] of entries) {
      await cache.put(address, new Response(JSON.stringify(value)));
    }
  } catch {
    // The device is full. What was stored before stays readable, with its own time.
  }
  // Someone may have signed out meanwhile, here or in another tab.
  if (!isSignedIn()) await caches.delete(cacheName);
  else await loadRevalidation(userId);
}
