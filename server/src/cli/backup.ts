import { createGzip } from 'node:zlib';
import { takeBackup } from '../store/copies/backup.ts';
import { openExisting } from '../store/database/open-database.ts';
import type { StandaloneCommand } from './command.ts';
import { formatCounts } from './format-counts.ts';
import { requireAbsent, writeNewFile } from './write-new-file.ts';

export const backUp: StandaloneCommand = {
  usage: 'backup FILE',
  description: 'writes a backup to a new file, while the app keeps running',
  argumentCount: [1, 1],
  opensDatabase: true,
  async run({ config, now }, [file = '']) {
    requireAbsent(file);
    const db = await openExisting(config.databaseUrl);
    try {
      const counts = await takeBackup(db, now(), (chunks) =>
        writeNewFile(file, chunks, createGzip()),
      );
      return `Backed up to ${file}: ${formatCounts(counts)}.`;
    } finally {
      await db.destroy();
    }
  },
};
