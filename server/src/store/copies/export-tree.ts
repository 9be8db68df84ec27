import { readDriveItems } from '../content/drive.ts';
import type { DriveItemRecord } from '../content/records.ts';
import { inReadTransaction } from '../database/read-transaction.ts';
import type { Database, Tx } from '../database/tables.ts';
import { type Row, readTable } from './table-rows.ts';

interface Node {
  /** In batches. */
  read: (trx: Tx) => AsyncIterable<Row[]>;
  fields: string[];
  /** Written only if they differ from these values, so that other programs find the fields they know. */
  optional?: Row;
}

/** The tree's nodes with their fields. Password hashes are skipped, because an export is made to be passed on. */
const NODES: Record<string, Node> = {
  Users: {
    read: (trx) => readTable(trx, 'users'),
    fields: ['id', 'name', 'email', 'deviceToken', 'deviceType', 'isAdmin', 'isActive'],
  },
  Events: {
    read: (trx) => readTable(trx, 'events'),
    fields: ['id', 'date', 'updated', 'summary', 'status', 'description', 'dateEnd'],
    optional: { location: '', callUrl: '', attachments: '[]', repeats: 0 },
  },
  // JSON objects do not preserve the order of numeric ids, so each announcement carries its position.
  Tasks: {
    read: (trx) => readTable(trx, 'tasks', ['position', 'id']),
    fields: ['id', 'title', 'notes', 'subtask', 'position'],
  },
  Drive: {
    async *read(trx) {
      for (const folder of await readDriveTree(trx)) yield [folder];
    },
    fields: [
      'id',
      'title',
      'thumbnailLink',
      'webContentLink',
      'originalFilename',
      'fileSize',
      'createdDate',
      'iconLink',
      'mimeType',
      'embedLink',
      'subFolder',
      'files',
    ],
  },
};

const FLAGS = ['isAdmin', 'isActive', 'repeats'];

type TreeCounts = Record<string, number>;

/**
 * Passes everything as one JSON tree to `write`, one record per line, identical for both databases. `write` must not wait
 * for another program: the read transaction stays open until it has finished.
 */
export function exportTree(
  db: Database,
  write: (chunks: AsyncIterable<string>) => Promise<void>,
): Promise<TreeCounts> {
  return inReadTransaction(db, async (trx) => {
    const counts: TreeCounts = {};
    await write(chunksOf(trx, counts));
    return counts;
  });
}

async function* chunksOf(trx: Tx, counts: TreeCounts): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, node] of Object.entries(NODES)) {
    yield `${before}${JSON.stringify(name)}: {`;
    let written = 0;
    for await (const rows of node.read(trx)) {
      const records = rows.map((row, at) => toEntry(node, row, written + at));
      yield `${written > 0 ? ',' : ''}\n${records.join(',\n')}`;
      written += rows.length;
    }
    yield written > 0 ? '\n}' : '}';
    counts[name] = written;
    before = ',\n';
  }
  yield '\n}\n';
}

function toEntry({ fields, optional = {} }: Node, row: Row, position: number): string {
  // The position within the export: stored positions may have gaps, which an import would close.
  const value = (field: string) => (field === 'position' ? position : (row[field] ?? null));
  const known = Object.entries(optional).filter(([field, initial]) => value(field) !== initial);
  const members = [...fields, ...known.map(([field]) => field)].map((field) => {
    const shown = FLAGS.includes(field) ? value(field) === 1 : value(field);
    return `${JSON.stringify(field)}:${JSON.stringify(shown)}`;
  });
  return `${JSON.stringify(value('id'))}: {${members.join(',')}}`;
}

interface SubFolder {
  id: string;
  title: string;
  subFolder: SubFolder[];
}

/**
 * The top-level folders by id, each with the tree of its subfolders and a list of the files in any of them, both as
 * JSON. Shortcuts are skipped.
 */
async function readDriveTree(trx: Tx) {
  const items = (await readDriveItems(trx)).filter(({ id, targetId }) => id === targetId);
  const childrenOf = Map.groupBy(items, ({ parentId }) => parentId);
  return (childrenOf.get('') ?? [])
    .sort((a, b) => Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)))
    .map((folder) => {
      const files: object[] = [];
      const subFoldersOf = (id: string): SubFolder[] => {
        const children = Map.groupBy(childrenOf.get(id) ?? [], ({ isFolder }) => isFolder);
        for (const file of children.get(0) ?? []) {
          files.push({ ...fieldsOf(file), parents: [{ id }] });
        }
        return (children.get(1) ?? []).map(({ id, title }) => {
          return { id, title, subFolder: subFoldersOf(id) };
        });
      };
      const subFolder = subFoldersOf(folder.id);
      return {
        ...fieldsOf(folder),
        subFolder: JSON.stringify(subFolder),
        files: JSON.stringify(files),
      };
    });
}

/** Google's links are not stored: the app opens files through its own address. */
function fieldsOf({ id, title, fileName, fileSize, createdDate, mimeType }: DriveItemRecord) {
  return {
    id,
    title,
    thumbnailLink: '',
    webContentLink: '',
    originalFilename: fileName,
    fileSize: fileSize === null ? '' : String(fileSize),
    createdDate,
    iconLink: '',
    mimeType,
    embedLink: '',
  };
}
