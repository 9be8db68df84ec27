import { copyDatabase } from '../store/copies/copy-database.ts';
import { openAsItIs, openDatabase } from '../store/database/open-database.ts';
import { requireCurrent } from '../store/database/schema-level.ts';
import { CommandError, type OpeningCommand } from './command.ts';
import { countsLine } from './counts-line.ts';

const DATABASE_URL = /^(file:.+|postgres(ql)?:\/\/.+)/;

export const move: OpeningCommand = {
  usage: 'move FROM TO',
  does: 'copies everything from one database address into another, empty one',
  takes: [2, 2],
  opensItself: true,
  async run(_parts, [from = '', to = '']) {
    for (const url of [from, to]) {
      const isAddress = DATABASE_URL.test(url) && (url.startsWith('file:') || URL.canParse(url));
      if (!isAddress) {
        throw new CommandError('Both addresses must begin with file: or postgres://.');
      }
    }
    const source = await openAsItIs(from);
    try {
      await requireCurrent(source);
      const target = await openDatabase(to);
      try {
        const counts = await copyDatabase(source, target);
        return [
          `Copied and compared: ${countsLine(counts)}.`,
          'The old database is as it was. Set DATABASE_URL to the new one before anybody writes to the old one again.',
        ].join('\n');
      } finally {
        await target.destroy();
      }
    } finally {
      await source.destroy();
    }
  },
};
