import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { type Written, writeBackup } from '../store/copies/backup.ts';
import { BackupError, checkBackup } from '../store/copies/read-backup.ts';
import { restoreAtItsVersion } from '../store/copies/restore-backup.ts';
import { hashTable, type TableName } from '../store/copies/table-rows.ts';
import { inReadTransaction } from '../store/database/read-transaction.ts';
import type { Database } from '../store/database/tables.ts';
import { writeDurably } from '../write-durably.ts';
import { markVerified } from './backup-folder.ts';
import type { BackupSettings } from './backup-job.ts';
import { unzip } from './open-backup.ts';
import { withScratchDatabase } from './scratch-database.ts';

/** Writes a backup and verifies it. Only the holder of the lease may call it. */
export async function makeBackup(
  db: Database,
  { databaseUrl, folder }: Pick<BackupSettings, 'databaseUrl' | 'folder'>,
  name: string,
  now: number,
): Promise<void> {
  const file = join(folder, name);
  const written = await writeBackup(db, now, (chunks) => writeDurably(file, chunks, createGzip()));
  await verifyBackup(file, databaseUrl, written);
  await markVerified(folder, name);
}

/** Restores it into a scratch database at its version, and compares all rows with those that were written. */
export async function verifyBackup(
  file: string,
  databaseUrl: string,
  { counts, hashes }: Written,
): Promise<void> {
  const bytes = () => unzip(createReadStream(file));
  const header = await checkBackup(bytes());
  await withScratchDatabase(databaseUrl, async (scratch) => {
    const restored = await restoreAtItsVersion(scratch, header, bytes());
    await inReadTransaction(scratch, async (trx) => {
      for (const table of Object.keys(counts) as TableName[]) {
        const isSame =
          (restored[table] ?? 0) === counts[table] &&
          (await hashTable(trx, table)) === hashes[table];
        if (!isSame) throw new BackupError('backup_damaged', `The restored ${table} differ.`);
      }
    });
  });
}
