import { pipeline } from 'node:stream/promises';
import { exportTree, type TreeCounts } from '../store/copies/export-tree.ts';
import { requireUpToDate } from '../store/copies/schema-version.ts';
import { openExisting } from '../store/database/open-database.ts';
import { CommandError, type StandaloneCommand } from './command.ts';
import { requireAbsent, writeNewFile } from './write-new-file.ts';

export const exportCommand: StandaloneCommand = {
  usage: 'export [FILE]',
  description: 'writes people and content as one JSON tree, without passwords',
  argumentCount: [0, 1],
  opensDatabase: true,
  async run({ config }, [file]) {
    if (file !== undefined) requireAbsent(file);
    const db = await openExisting(config.databaseUrl);
    try {
      await requireUpToDate(db);
      if (file !== undefined) {
        const counts = await exportTree(db, (chunks) => writeNewFile(file, chunks));
        return `Exported to ${file}: ${format(counts)}.`;
      }
      const counts = await exportTree(db, toStdout);
      // Standard output is for the tree only.
      console.error(`Exported: ${format(counts)}.`);
      return '';
    } finally {
      await db.destroy();
    }
  },
};

async function toStdout(chunks: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(chunks, process.stdout, { end: false });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'EPIPE') throw error;
    throw new CommandError('The program reading the export stopped before its end.', {
      cause: error,
    });
  }
}

function format(counts: TreeCounts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
