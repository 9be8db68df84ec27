/** With this one, so many builds have their files stored: a tab that was opened with an older one goes on using them. */
const MAX_SHELLS = 3;

/** The scope is the base path with a slash at its end. `#` cannot be part of a path. */
export const shellPrefix = (scope: string) =>
  `assembly-shell${new URL(scope).pathname.replace(/\/$/, '')}#`;

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
