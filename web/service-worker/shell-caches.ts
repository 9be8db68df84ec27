/** How many builds stay cached, with the current one: a tab opened with an older build still needs its files. */
const MAX_SHELLS = 3;

/** The scope is the base path with a slash at its end. `#` cannot be part of a path. */
const cachePrefix = (kind: string, scope: string) =>
  `assembly-${kind}${new URL(scope).pathname.replace(/\/$/, '')}#`;

export const shellPrefix = (scope: string) => cachePrefix('shell', scope);

/** Whether the page has stored a person's data: see src/offline/personal-caches.ts. */
export async function hasStoredData(scope: string): Promise<boolean> {
  const names = await caches.keys();
  return names.some((name) => name.startsWith(cachePrefix('data', scope)));
}

/** The caches of this assembly's builds, oldest first. */
export async function listShells(scope: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(shellPrefix(scope)));
}

/** Deletes the caches of all builds but this one and the newest others. */
export async function deleteOldShells(scope: string, current: string): Promise<void> {
  const others = (await listShells(scope)).filter((name) => name !== current);
  const old = others.slice(0, Math.max(0, others.length - (MAX_SHELLS - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function deleteAllShells(scope: string): Promise<void> {
  await Promise.all((await listShells(scope)).map((name) => caches.delete(name)));
}
