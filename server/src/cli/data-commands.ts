import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { writeBackup } from '../store/copies/backup.ts';
import { copyDatabase } from '../store/copies/copy-database.ts';
import { exportTree } from '../store/copies/export-tree.ts';
import { checkBackup, restoreBackup } from '../store/copies/restore-backup.ts';
import { requireUpToDate } from '../store/copies/schema-version.ts';
import type { Counts, TableName } from '../store/copies/table-rows.ts';
import { openDatabase, openExisting } from '../store/database/open-database.ts';
import { sanitizeEvent } from '../sync/to-event.ts';
import { CommandError, type StandaloneCommand } from './command.ts';
import { openFile } from './read-file.ts';
import { openSpoolFile } from './spool-file.ts';
import { requireAbsent, writeNewFile } from './write-new-file.ts';

export const backUp: StandaloneCommand = {
  usage: 'backup FILE',
  description: 'writes a backup to a new file, while the app keeps running',
  argumentCount: [1, 1],
  opensDatabase: true,
  async run({ config, now }, [file = '']) {
    requireAbsent(file);
    await using db = await openExisting(config.databaseUrl);
    const counts = await writeBackup(db, now(), (chunks) =>
      writeNewFile(file, chunks, createGzip()),
    );
    return `Backed up to ${file}: ${formatCounts(counts)}.`;
  },
};

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
    await using db = await openDatabase(config.databaseUrl);
    const counts = await restoreBackup(db, bytes(), sanitizeEvent);
    return `Restored the backup of ${takenAt}: ${formatCounts(counts)}. Everyone must sign in again.`;
  },
};

export const move: StandaloneCommand = {
  usage: 'move FROM TO',
  description: 'copies everything from one database to another, empty one',
  argumentCount: [2, 2],
  opensDatabase: true,
  async run(_context, [from = '', to = '']) {
    const isAddress = (url: string) =>
      /^file:.+/.test(url) || (/^postgres(ql)?:\/\/.+/.test(url) && URL.canParse(url));
    if (!isAddress(from) || !isAddress(to)) {
      throw new CommandError('Both addresses must start with file: or postgres://.');
    }
    await using source = await openExisting(from);
    await requireUpToDate(source);
    await using target = await openDatabase(to);
    const counts = await copyDatabase(source, target);
    return [
      `Copied and compared: ${formatCounts(counts)}.`,
      'The old database is unchanged. Set DATABASE_URL to the new one before the old one is written to again.',
    ].join('\n');
  },
};

export const exportCommand: StandaloneCommand = {
  usage: 'export [FILE]',
  description: 'writes people and content as one JSON tree, without passwords',
  argumentCount: [0, 1],
  opensDatabase: true,
  async run({ config }, [file]) {
    if (file !== undefined) requireAbsent(file);
    await using db = await openExisting(config.databaseUrl);
    await requireUpToDate(db);
    if (file !== undefined) {
      const counts = await exportTree(db, (chunks) => writeNewFile(file, chunks));
      return `Exported to ${file}: ${formatTreeCounts(counts)}.`;
    }
    await using spool = await openSpoolFile();
    const counts = await exportTree(db, spool.write);
    await writeToStdout(spool.read());
    // Standard output is for the tree only.
    console.error(`Exported: ${formatTreeCounts(counts)}.`);
    return '';
  },
};

function formatTreeCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

async function writeToStdout(bytes: Readable): Promise<void> {
  try {
    await pipeline(bytes, process.stdout, { end: false });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'EPIPE') throw error;
    throw new CommandError('The program that reads the export stopped before the end.', {
      cause: error,
    });
  }
}

/** The tables that an operator knows by name. */
const KNOWN_TABLES: Partial<Record<TableName, string>> = {
  users: 'people',
  events: 'events',
  tasks: 'announcements',
  drive_items: 'folders and files',
  audit_log: 'audit log entries',
  source_versions: 'snapshots',
  sync_runs: 'sync runs',
};

function formatCounts(counts: Counts): string {
  return Object.entries(KNOWN_TABLES)
    .map(([table, name]) => `${counts[table as TableName] ?? 0} ${name}`)
    .join(', ');
}
