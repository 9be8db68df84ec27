/** The first safe release of each line, the newest line first. */
const SAFE_RELEASES: [number, number, number][] = [
  [3, 51, 3],
  [3, 50, 7],
  [3, 44, 6],
];

/**
 * False for a SQLite that can lose a committed transaction when two connections write and checkpoint at the same moment,
 * as the server, a sync and a command may.
 */
export function isSafeSqlite(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const line = SAFE_RELEASES.find((release) => release[0] === major && release[1] === minor);
  if (line) return patch >= line[2];
  return major > 3 || (major === 3 && minor > 51);
}
