import { basePath } from '../browser/page-config.ts';

// All assemblies on a host share its caches. `#` cannot be part of a path, so the caches of one path are never mistaken
// for those of another that begins with it.

const DATA_PREFIX = `assembly-data${basePath}#`;
const FILES_PREFIX = `assembly-files${basePath}#`;

/** What the API replied to a person. */
export const dataCacheName = (userId: string) => DATA_PREFIX + userId;

/** Whether anything was stored for the person. */
export async function hasDataCache(userId: string): Promise<boolean> {
  try {
    return await caches.has(dataCacheName(userId));
  } catch {
    // Not a secure context, or disabled.
    return false;
  }
}

/** The files that a person saved or opened. */
export const filesCacheName = (userId: string) => FILES_PREFIX + userId;

/** Whether the cache holds data of a person, and not the app's own files. */
export const isPersonalCache = (name: string) =>
  name.startsWith(DATA_PREFIX) || name.startsWith(FILES_PREFIX);
