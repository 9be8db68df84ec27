import { createGzip } from 'node:zlib';
import { takeBackup } from '../store/copies/backup.ts';
import { openAsItIs } from '../store/database/open-database.ts';
import type { OpeningCommand } from './command.ts';
import { countsLine } from './counts-line.ts';
import { refuseExisting, writeNewFile } from './write-new-file.ts';

export const backUp: OpeningCommand = {
  usage: 'backup FILE',
  does: 'writes everything that lasts into a new file, while the app goes on',
  takes: [1, 1],
  opensItself: true,
  async run({ config, now }, [file = '']) {
    refuseExisting(file);
    const db = await openAsItIs(config.databaseUrl);
    try {
      const counts = await takeBackup(db, now(), (chunks) =>
        writeNewFile(file, chunks, createGzip()),
      );
      return `Backed up to ${file}: ${countsLine(counts)}.`;
    } finally {
      await db.destroy();
    }
  },
};
