import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ENCRYPTED } from '../backups/copy-location.ts';
import { decryptIfNeeded } from '../backups/encrypted-backup.ts';
import { unzip } from '../backups/open-backup.ts';
import { remedyFor } from '../settings/remedy-for.ts';
import { createSecretBox, moveSecrets, type SecretBox } from '../settings/secret-box.ts';
import { openSettings } from '../settings/settings.ts';
import { unreadableMessage } from '../settings/settings-problems.ts';
import { writeBackup } from '../store/copies/backup.ts';
import { copyDatabase } from '../store/copies/copy-database.ts';
import { exportTree } from '../store/copies/export-tree.ts';
import { checkBackup } from '../store/copies/read-backup.ts';
import { restoreBackup } from '../store/copies/restore-backup.ts';
import type { Counts, TableName } from '../store/copies/table-rows.ts';
import { requireUpToDate } from '../store/database/migrate.ts';
import { openDatabase, openExisting } from '../store/database/open-database.ts';
import { CommandError, type StandaloneCommand } from './command.ts';
import { openFile, requireAbsent, writeNewFile } from './files.ts';

export const backUp: StandaloneCommand = {
  usage: 'backup FILE',
  description: 'writes a backup to a new file, while the app keeps running',
  argumentCount: [1, 1],
  opensDatabase: true,
  async run({ config, now }, [file = '']) {
    requireAbsent(file);
    await using db = await openExisting(config.databaseUrl);
    const { counts } = await writeBackup(db, now(), (chunks) =>
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
    const options = { name: basename(file, ENCRYPTED), secret: config.assemblySecret };
    const bytes = () => unzip(decryptIfNeeded(open(), options));
    // Checked before the database is opened: a damaged file must not leave an empty database behind.
    const header = await checkBackup(bytes());
    await using db = await openDatabase(config.databaseUrl);
    const counts = await restoreBackup(db, header, bytes());
    const settings = await openSettings({ db, environment: {}, keySource: config });
    const unreadable = unreadableMessage(settings.unreadable());
    return [
      `Restored the backup of ${header.takenAt}: ${formatCounts(counts)}. Everyone must sign in again.`,
      ...(unreadable ? [unreadable] : []),
    ].join('\n');
  },
};

export const move: StandaloneCommand = {
  usage: 'move FROM TO',
  description: 'copies everything from one database to another, empty one',
  argumentCount: [2, 2],
  opensDatabase: true,
  async run({ config }, [from = '', to = '']) {
    const isAddress = (url: string) =>
      /^file:.+/.test(url) || (/^postgres(ql)?:\/\/.+/.test(url) && URL.canParse(url));
    if (!isAddress(from) || !isAddress(to)) {
      throw new CommandError('Both addresses must start with file: or postgres://.');
    }
    await using source = await openExisting(from);
    await requireUpToDate(source);
    await using target = await openDatabase(to);
    const { assemblySecret } = config;
    const [oldBox, newBox] = [from, to].map((databaseUrl) =>
      createSecretBox({ databaseUrl, assemblySecret }),
    ) as [SecretBox, SecretBox];
    let dropped: string[] = [];
    const counts = await copyDatabase(source, target, async (trx) => {
      dropped = await moveSecrets(trx, oldBox, newBox);
    });
    return [
      `Copied and compared: ${formatCounts(counts)}.`,
      ...(dropped.length > 0 ? [droppedMessage(dropped, newBox)] : []),
      'The old database is unchanged. Set DATABASE_URL to the new one before the old one is written to again.',
    ].join('\n');
  },
};

function droppedMessage(names: string[], { canEncrypt }: SecretBox): string {
  const reason = canEncrypt
    ? 'they cannot be decrypted with the key of the old database'
    : 'there is no key for the new database: set ASSEMBLY_SECRET to at least 32 characters';
  return `These secrets were not copied, because ${reason}: ${names.join(', ')}. Later, ${remedyFor(names)}.`;
}

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
    const counts = await exportTree(db, writeToStdout);
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

async function writeToStdout(chunks: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(chunks, process.stdout, { end: false });
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
