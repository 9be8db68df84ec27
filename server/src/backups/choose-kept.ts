import { DAY_MS, WEEK_MS } from '@assembly/contract/limits';
import { createdAtOf, type StoredBackup } from './backup-folder.ts';

/** How many daily, weekly and monthly backups are kept. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Of a valid `BACKUP_KEEP`. */
export function parseKeep(text: string): Keep {
  const [daily = 1, weekly = 0, monthly = 0] = text.split(',').map(Number);
  return { daily, weekly, monthly };
}

/** So that a week begins on Monday: 1 January 1970 was a Thursday. */
const MONDAY_MS = 3 * DAY_MS;

/**
 * The names of those that stay: the newest of each day, week and month (in UTC) for as many of them as are wanted, and
 * everything of the last 24 hours, such as what was there before a restore. Those that are not verified do not displace
 * those that are, and the newest verified one always stays.
 */
export function chooseKept(backups: StoredBackup[], keep: Keep, now: number): Set<string> {
  const verified = backups.filter(({ isVerified }) => isVerified);
  const newestFirst = (verified.length > 0 ? verified : backups)
    .map(({ name }) => name)
    .sort()
    .reverse();
  const kept = new Set(newestFirst.slice(0, 1));
  const keepNewestOf = (count: number, periodOf: (name: string) => string | number) => {
    const newest = new Map<string | number, string>();
    for (const name of newestFirst) {
      const period = periodOf(name);
      if (!newest.has(period)) newest.set(period, name);
    }
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  };
  keepNewestOf(keep.daily, (name) => name.slice(0, '2026-11-19'.length));
  keepNewestOf(keep.weekly, (name) => Math.floor((createdAtOf(name) + MONDAY_MS) / WEEK_MS));
  keepNewestOf(keep.monthly, (name) => name.slice(0, '2026-11'.length));
  for (const { name } of backups) if (createdAtOf(name) > now - DAY_MS) kept.add(name);
  return kept;
}
