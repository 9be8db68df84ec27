import { createGunzip } from 'node:zlib';
import { checkBackup, restoreBackup } from '../store/copies/restore-backup.ts';
import { openDatabase } from '../store/database/open-database.ts';
import type { StandaloneCommand } from './command.ts';
import { formatCounts } from './format-counts.ts';
import { openFile } from './read-file.ts';

export const restore: StandaloneCommand = {
  usage: 'restore FILE',
  description: 'restores a backup into an empty database',
  argumentCount: [1, 1],
  opensDatabase: true,
  async run({ config }, [file = '']) {
    const open = await openFile(file);
    const bytes = () => {
      const unzip = createGunzip();
      const source = open();
      source.on('error', (error) => unzip.destroy(error));
      return source.pipe(unzip);
    };
    // Checked before the database is opened: a damaged file must not leave an empty database behind.
    const { takenAt } = await checkBackup(bytes());
    const db = await openDatabase(config.databaseUrl);
    try {
      const counts = await restoreBackup(db, bytes());
      return `Restored the backup of ${takenAt}: ${formatCounts(counts)}. Everybody has to sign in again.`;
    } finally {
      await db.destroy();
    }
  },
};
