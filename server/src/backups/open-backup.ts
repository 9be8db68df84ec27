import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Problem } from '@assembly/contract/problem';
import type { Bytes } from '../store/copies/read-backup.ts';
import type { BackupSettings } from './backup-job.ts';
import { openCopyLocation } from './copy-location.ts';
import { decryptIfNeeded } from './encrypted-backup.ts';

/** Where a backup can be read from; undefined if there is none of that name. Each call of it reads from the start. */
export async function findBackup(
  { folder, copyTo, secret }: Pick<BackupSettings, 'folder' | 'copyTo' | 'secret'>,
  name: string,
): Promise<(() => AsyncIterable<Uint8Array>) | undefined> {
  const file = join(folder, name);
  if (existsSync(file)) return () => createReadStream(file);
  if (copyTo === undefined || secret === undefined) return undefined;
  const location = openCopyLocation(copyTo);
  const copies = await location.list();
  if (!copies.some((copy) => copy.name === name)) return undefined;
  const options = { name, secret, isEncryptionRequired: true };
  return () => decryptIfNeeded(location.read(name), options);
}

/** The text of a backup, for those who restore it. */
export async function openBackup(settings: BackupSettings, name: string): Promise<() => Bytes> {
  const open = await findBackup(settings, name);
  if (!open) throw new Problem('backup_not_found');
  return () => unzip(open());
}

/** Errors of the source reach the reader. */
export function unzip(file: AsyncIterable<Uint8Array>): Bytes {
  return pipeline(file, createGunzip(), () => {});
}
