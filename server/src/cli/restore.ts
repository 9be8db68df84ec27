import { createGunzip } from 'node:zlib';
import { checkBackup, restoreBackup } from '../store/copies/restore-backup.ts';
import { openDatabase } from '../store/database/open-database.ts';
import type { StandaloneCommand } from './command.ts';
import { formatCounts } from './format-counts.ts';
import { openFile } from './read-file.ts';

export const restore: StandaloneCommand = {
  usage: 'restore FILE',
  does: 'fills an empty database from a backup',
  takes: [1, 1],
  opensDatabase: true,
  async run({ config }, [file = '']) {
    const open = await openFile(file);
    const bytes = () => {
      const unzip = createGunzip();
      const source = open();
      source.on('error', (error) => unzip.destroy(error));
      return source.pipe(unzip);
    };
    // Read through before the database is even opened: a bad file leaves nothing behind, not even an empty database.
    const { takenAt } = await checkBackup(bytes());
    const db = await openDatabase(config.databaseUrl);
    try {
      const counts = await restoreBackup(db, bytes());
      return `Restored the backup of ${takenAt}: ${formatCounts(counts)}. People sign in anew.`;
    } finally {
      await db.destroy();
    }
  },
};
