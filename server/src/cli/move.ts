import { copyDatabase } from '../store/copies/copy-database.ts';
import { requireUpToDate } from '../store/copies/schema-version.ts';
import { openDatabase, openExisting } from '../store/database/open-database.ts';
import { CommandError, type StandaloneCommand } from './command.ts';
import { formatCounts } from './format-counts.ts';

const DATABASE_URL = /^(file:.+|postgres(ql)?:\/\/.+)/;

export const move: StandaloneCommand = {
  usage: 'move FROM TO',
  description: 'copies everything from one database to another, empty one',
  argumentCount: [2, 2],
  opensDatabase: true,
  async run(_context, [from = '', to = '']) {
    for (const url of [from, to]) {
      const isAddress = DATABASE_URL.test(url) && (url.startsWith('file:') || URL.canParse(url));
      if (!isAddress) {
        throw new CommandError('Both addresses must start with file: or postgres://.');
      }
    }
    const source = await openExisting(from);
    try {
      await requireUpToDate(source);
      const target = await openDatabase(to);
      try {
        const counts = await copyDatabase(source, target);
        return [
          `Copied and compared: ${formatCounts(counts)}.`,
          'The old database is unchanged. Set DATABASE_URL to the new one before the old one is written to again.',
        ].join('\n');
      } finally {
        await target.destroy();
      }
    } finally {
      await source.destroy();
    }
  },
};
