import type { BackupFailure, BackupWarning } from '@assembly/contract/backups';
import type { Database } from '../store/database/tables.ts';
import { lockBackupState, readBackupState, writeBackupState } from '../store/settings/settings.ts';

/** What all processes know about the runs. It is stored with the settings. */
export interface BackupState {
  /** When backups were scheduled for the first time. */
  since: number;
  /** The latest scheduled time that had its run, as ISO text; '' if there was none. */
  slot: string;
  /** How many of the latest runs failed in a row. */
  failures: number;
  lastFailure: { at: number; reason: BackupFailure } | null;
  /** The problems that administrators got an email about, until they are solved. */
  warnedOf: BackupWarning[];
}

/** Undefined before the first run. */
export async function readState(db: Database): Promise<BackupState | undefined> {
  const text = await readBackupState(db);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Returns the new state. Changes wait for each other. */
export function changeState(
  db: Database,
  now: number,
  change: (state: BackupState) => Partial<BackupState>,
): Promise<BackupState> {
  return db.transaction().execute(async (trx) => {
    await lockBackupState(trx);
    const initial = { since: now, slot: '', failures: 0, lastFailure: null, warnedOf: [] };
    const state = (await readState(trx)) ?? initial;
    const changed = { ...state, ...change(state) };
    await writeBackupState(trx, JSON.stringify(changed));
    return changed;
  });
}

/** Records how a run ended. `slot` is the scheduled time that it was for. */
export async function recordRun(
  db: Database,
  { at, slot, failure }: { at: number; slot: string | undefined; failure: BackupFailure | null },
): Promise<void> {
  await changeState(db, at, ({ failures }) => ({
    ...(slot !== undefined && { slot }),
    failures: failure ? failures + 1 : 0,
    lastFailure: failure && { at, reason: failure },
  }));
}
