import { DAY_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { createdAtOf, type StoredBackup } from './backup-folder.ts';
import { chooseKept, parseKeep } from './choose-kept.ts';

const backup = (name: string, isVerified = true): StoredBackup => ({
  name: `${name}.backup`,
  bytes: 1,
  isVerified,
});

function keptOf(backups: StoredBackup[], keep: string, now: string): string[] {
  const at = createdAtOf(`${now}.backup`);
  const kept = chooseKept(backups, parseKeep(keep), at);
  return [...kept].sort().map((name) => name.replace('.backup', ''));
}

/** One for each night up to that day, the oldest first. */
const nights = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = createdAtOf(`${last}.backup`) - (count - 1 - index) * DAY_MS;
    return backup(`${new Date(at).toISOString().slice(0, 10)}T03-00-00Z`);
  });

test('the newest of each of 7 days, 4 weeks and 6 months are kept', () => {
  const kept = keptOf(nights('2026-11-19T03-00-00Z', 400), '7,4,6', '2026-11-19T03-00-00Z');
  expect(kept.map((name) => name.slice(0, 10))).toEqual([
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    // Sundays, on which a week ends.
    ...['2026-11-01', '2026-11-08'],
    ...['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'],
    '2026-11-19',
  ]);
});

test('everything of the last 24 hours is kept, such as what was there before a restore', () => {
  const backups = [
    ...nights('2026-11-19T03-00-00Z', 3),
    backup('2026-11-18T14-00-00Z'),
    backup('2026-11-19T14-00-00Z'),
    backup('2026-11-19T14-30-00Z', false),
  ];
  expect(keptOf(backups, '1,0,0', '2026-11-19T14-30-01Z')).toEqual([
    '2026-11-19T03-00-00Z',
    '2026-11-19T14-00-00Z',
    '2026-11-19T14-30-00Z',
  ]);
});

test('one that is not verified does not displace one that is, and the last verified one stays', () => {
  const backups = [
    ...nights('2026-01-02T03-00-00Z', 2),
    ...nights('2026-11-10T03-00-00Z', 5).map((one) => ({ ...one, isVerified: false })),
  ];
  const kept = keptOf(backups, '1,0,0', '2026-11-19T03-00-00Z');
  expect(kept).toEqual(['2026-01-02T03-00-00Z']);
});

test('if none is verified, the newest of them are kept', () => {
  const backups = nights('2026-11-10T03-00-00Z', 5).map((one) => ({ ...one, isVerified: false }));
  const kept = keptOf(backups, '2,0,0', '2026-11-19T03-00-00Z');
  expect(kept).toEqual(['2026-11-09T03-00-00Z', '2026-11-10T03-00-00Z']);
});
