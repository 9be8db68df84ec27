import { createReadStream } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../write-durably.ts';
import { isBackupName } from './backup-folder.ts';
import { openWebDav } from './webdav.ts';

/** Where encrypted copies are stored. */
export interface CopyLocation {
  list(): Promise<{ name: string; bytes: number }[]>;
  /** The file appears under its name only when it is complete. */
  write(name: string, bytes: AsyncIterable<Uint8Array>, size: number): Promise<void>;
  read(name: string): AsyncIterable<Uint8Array>;
  remove(name: string): Promise<void>;
}

/** Of the name of a copy. */
export const ENCRYPTED = '.encrypted';

/** In terms of the names of backups, whose copies have a longer one. */
export function openCopyLocation(address: string): CopyLocation {
  const files = /^https?:/.test(address) ? openWebDav(address) : openFolder(address);
  return {
    async list() {
      const found = await files.list();
      const copies = found.filter(({ name }) => name.endsWith(ENCRYPTED));
      return copies
        .map(({ name, bytes }) => ({ name: name.slice(0, -ENCRYPTED.length), bytes }))
        .filter(({ name }) => isBackupName(name));
    },
    write: (name, bytes, size) => files.write(name + ENCRYPTED, bytes, size),
    read: (name) => files.read(name + ENCRYPTED),
    remove: (name) => files.remove(name + ENCRYPTED),
  };
}

/** Must exist: it may be a disk that is not mounted. */
function openFolder(folder: string): CopyLocation {
  return {
    async list() {
      const sizeOf = async (name: string) => ({
        name,
        bytes: (await lstat(join(folder, name))).size,
      });
      return await Promise.all((await readdir(folder)).map(sizeOf));
    },
    async write(name, bytes) {
      // Left by a killed run. Only the holder of the lease writes.
      await rm(join(folder, `${name}.part`), { force: true });
      await writeDurably(join(folder, name), bytes);
    },
    read: (name) => createReadStream(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
