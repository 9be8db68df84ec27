import { dataCacheName, filesCacheName, isPersonalCache } from './cache-names.ts';

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
