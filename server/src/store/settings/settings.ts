import { bumpVersion, readVersions } from '../database/change-counters.ts';
import { lockForTransaction } from '../database/postgres.ts';
import { inReadTransaction } from '../database/read-transaction.ts';
import type { Database, SettingsTable, Tx } from '../database/tables.ts';

export type StoredSetting = SettingsTable;

/** All stored settings, with the version that they belong to. */
export function readStoredSettings(
  db: Database,
): Promise<{ version: number; rows: StoredSetting[] }> {
  return inReadTransaction(db, async (trx) => ({
    version: (await readVersions(trx)).settings,
    rows: await trx.selectFrom('settings').selectAll().orderBy('name').execute(),
  }));
}

/** Makes other changes to the settings wait until the transaction ends. */
export async function lockSettings(trx: Tx): Promise<void> {
  await lockForTransaction(trx, 'settings');
}

/** Null removes a value. Every process is notified when the transaction commits. */
export async function writeStoredSettings(
  trx: Tx,
  changes: Map<string, Omit<StoredSetting, 'name'> | null>,
): Promise<void> {
  for (const [name, change] of changes) {
    await trx.deleteFrom('settings').where('name', '=', name).execute();
    if (change) {
      await trx
        .insertInto('settings')
        .values({ name, ...change })
        .execute();
    }
  }
  await bumpVersion(trx, 'settings');
}

/** One stored value as it is in the database; a secret is encrypted. */
export async function readStoredValue(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Whether the setup was completed. There is no demo after that. */
export async function hasCompletedSetup(db: Database): Promise<boolean> {
  return (await readStoredValue(db, 'SETUP_COMPLETED_AT')) !== undefined;
}

/** Whether Google was disconnected. Then the stored refresh token is empty, and not encrypted. */
export async function isGoogleDisconnected(db: Database): Promise<boolean> {
  return (await readStoredValue(db, 'GOOGLE_REFRESH_TOKEN')) === '';
}

const EVENTS_TIME_ZONE = 'EVENTS_TIME_ZONE';

/** The time zone that the times of all stored events were computed in; undefined if it is not known. */
export const readEventsTimeZone = (db: Database) => readStoredValue(db, EVENTS_TIME_ZONE);

/**
 * Call it in the transaction that writes the times. The version of the settings stays: no setting that people see has
 * changed.
 */
export async function writeEventsTimeZone(trx: Tx, value: string): Promise<void> {
  await writeUnversioned(trx, EVENTS_TIME_ZONE, value);
}

const BACKUP_STATE = 'BACKUP_STATE';

/** What is known about the runs of backups, as JSON; undefined before the first one. */
export const readBackupState = (db: Database) => readStoredValue(db, BACKUP_STATE);

export const writeBackupState = (trx: Tx, value: string) =>
  writeUnversioned(trx, BACKUP_STATE, value);

/** Other changes of the state wait until the transaction ends. */
export async function lockBackupState(trx: Tx): Promise<void> {
  await lockForTransaction(trx, 'backup state');
}

async function writeUnversioned(trx: Tx, name: string, value: string): Promise<void> {
  const row = { value, isEncrypted: 0 as const };
  await trx
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Anyone can change settings in the demo, so all are removed, with the logo and its icons. */
export async function removeDemoSettings(trx: Tx): Promise<void> {
  await lockSettings(trx);
  await trx.deleteFrom('settings').execute();
  await trx.deleteFrom('google_authorizations').execute();
  await trx.deleteFrom('logo').execute();
  await trx.deleteFrom('icons').execute();
  await bumpVersion(trx, 'settings');
}
