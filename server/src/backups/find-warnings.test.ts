import { DAY_MS, HOUR_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import type { StoredBackup } from './backup-folder.ts';
import type { BackupState } from './backup-state.ts';
import { findWarnings } from './find-warnings.ts';

const NOW = Date.UTC(2026, 10, 19, 12);
const ROOM = 10 ** 12;
const state: BackupState = {
  since: NOW - 30 * DAY_MS,
  slot: '',
  failures: 0,
  lastFailure: null,
  warnedOf: [],
};
const GB = 1024 ** 3;

const backup = (name: string, more: Partial<StoredBackup> = {}): StoredBackup => ({
  name: `${name}T03-00-00Z.backup`,
  bytes: 1,
  isVerified: true,
  ...more,
});
const warningsOf = (input: Partial<Parameters<typeof findWarnings>[0]>) =>
  findWarnings({
    ...{ backups: [backup('2026-11-19')], state, slot: '2026-11-19T03:00:00.000Z' },
    ...{ freeBytes: ROOM, now: NOW, ...input },
  });

test('two failed runs in a row are a problem, one is not', () => {
  expect(warningsOf({ state: { ...state, failures: 1 } })).toEqual([]);
  expect(warningsOf({ state: { ...state, failures: 2 } })).toEqual(['failing']);
});

test('administrators are warned when the newest verified backup is older than two days', () => {
  const backups = [backup('2026-11-19', { isVerified: false }), backup('2026-11-17')];
  expect(warningsOf({ backups })).toEqual(['too_old']);
  expect(warningsOf({ backups: [backup('2026-11-18')] })).toEqual([]);
  expect(warningsOf({ backups: [] })).toEqual(['too_old']);
});

test('without a schedule, with one backup a week, or in a new installation, an old backup is no problem', () => {
  const backups = [backup('2026-11-15')];
  expect(warningsOf({ backups, slot: undefined })).toEqual([]);
  expect(warningsOf({ backups, slot: '2026-11-15T03:00:00.000Z' })).toEqual([]);
  expect(warningsOf({ backups: [], state: { ...state, since: NOW - HOUR_MS } })).toEqual([]);
});

test('the disk is nearly full with less than 500 MB, or with room for less than three backups', () => {
  expect(warningsOf({ freeBytes: 499 * 1024 ** 2 })).toEqual(['disk_nearly_full']);
  const backups = [backup('2026-11-19', { bytes: GB })];
  expect(warningsOf({ backups, freeBytes: 3 * GB - 1 })).toEqual(['disk_nearly_full']);
  expect(warningsOf({ backups, freeBytes: 3 * GB })).toEqual([]);
});
