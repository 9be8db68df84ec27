import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteFile } from '../store/database/sqlite.ts';
import { type Server, startServer } from '../testing/processes/start-server.ts';

const SIZE_MB = 4;
const BLOCK = Buffer.alloc(4096);
const mount = (sizeMb: number) => `mount -t tmpfs -o size=${sizeMb}m tmpfs "$0"`;
const start = (sizeMb: number) =>
  `${mount(sizeMb)} && cp "$1" "$0/assembly.db" && shift && exec "$@"`;

/** Whether this user can mount a disk in a namespace of their own, as most users on Linux can. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-disk-'));
  return spawnSync('unshare', ['-rm', 'sh', '-c', mount(SIZE_MB), folder]).status === 0;
}

export interface SmallDisk {
  server: Server;
  fill: () => void;
  empty: () => void;
}

/** The server with a copy of that database on a small disk that only its process sees. */
export async function startOnSmallDisk(databaseUrl: string, sizeMb = SIZE_MB): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-disk-'));
  const server = await startServer({
    databaseUrl: `file:${join(folder, 'assembly.db')}`,
    wrapper: ['unshare', '-rm', 'sh', '-c', start(sizeMb), folder, sqliteFile(databaseUrl)],
  });
  // The disk as that process sees it.
  const filler = join(`/proc/${server.pid}/root`, folder, 'filler');
  return {
    server,
    fill() {
      try {
        for (let block = 0; block < (sizeMb * 1024 * 1024) / BLOCK.length; block += 1) {
          writeFileSync(filler, BLOCK, { flag: 'a' });
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(filler),
  };
}
