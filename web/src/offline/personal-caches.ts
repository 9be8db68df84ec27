import { SESSION_LIFE_MS } from '@assembly/contract/limits';
import { basePath } from '../browser/page-config.ts';
import { clearStorage } from '../browser/storage.ts';

/** Deletes what was stored for anyone who signed in to this assembly in this browser. */
export const clearPersonalCaches = () => deleteCaches(isPersonalCache);

/** Deletes what was stored for people who signed in here before. */
export function clearCachesOfOthers(userId: string): Promise<void> {
  const own = [dataCacheName(userId), filesCacheName(userId)];
  return deleteCaches((name) => isPersonalCache(name) && !own.includes(name));
}

async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  // Cache Storage needs a secure context.
  if (!globalThis.caches) return;
  try {
    const names = (await caches.keys()).filter(isDeleted);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Disabled, for example in a private window: then nothing is stored.
  }
}

// All assemblies on a host share its caches. `#` cannot be part of a path, so the caches of one path are never mistaken
// for those of another that begins with it.

const DATA_PREFIX = `assembly-data${basePath}#`;
const FILES_PREFIX = `assembly-files${basePath}#`;

/** What the API replied to a person. */
export const dataCacheName = (userId: string) => DATA_PREFIX + userId;

/** Where a person's cache has the time of its last revalidation: see stored-data.ts. */
export const REVALIDATION_ADDRESS = `${basePath}/stored-data/revalidation`;

/**
 * Whether data is stored that the person may see. If the server has not confirmed it for the life of a session, it
 * counts as absent, and everything about the person is deleted.
 */
export async function hasStoredData(userId: string): Promise<boolean> {
  try {
    const stored = await caches.match(REVALIDATION_ADDRESS, { cacheName: dataCacheName(userId) });
    if (!stored) return false;
    const { asOf } = await stored.json();
    if (Date.now() - asOf <= SESSION_LIFE_MS) return true;
    clearStorage();
    await clearPersonalCaches();
  } catch {
    // Not a secure context, disabled, or damaged.
  }
  return false;
}

/** The files that a person saved or opened. */
export const filesCacheName = (userId: string) => FILES_PREFIX + userId;

/** Whether the cache holds data of a person, and not the app's own files. */
export const isPersonalCache = (name: string) =>
  name.startsWith(DATA_PREFIX) || name.startsWith(FILES_PREFIX);
