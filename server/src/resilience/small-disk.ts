import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startServer } from '../testing/processes/start-server.ts';

const SIZE_MB = 4;
const PIECE = Buffer.alloc(4096);
const MOUNT = `mount -t tmpfs -o size=${SIZE_MB}m tmpfs "$0"`;

/** Whether this user may have a disk of their own, as root and most users of Linux may. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-disk-'));
  return spawnSync('unshare', ['-rm', 'sh', '-c', MOUNT, folder]).status === 0;
}

export interface SmallDisk {
  server: Server;
  fill: () => void;
  empty: () => void;
}

/** The program with its database on a disk of four megabytes, which only it sees. */
export async function startOnSmallDisk(): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-disk-'));
  const server = await startServer({
    databaseUrl: `file:${join(folder, 'assembly.db')}`,
    through: ['unshare', '-rm', 'sh', '-c', `${MOUNT} && exec "$@"`, folder],
  });
  // The disk as the process sees it.
  const ballast = join(`/proc/${server.pid}/root`, folder, 'ballast');
  return {
    server,
    fill() {
      try {
        for (let at = 0; at < (SIZE_MB * 1024 * 1024) / PIECE.length; at += 1) {
          writeFileSync(ballast, PIECE, { flag: 'a' });
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(ballast),
  };
}
