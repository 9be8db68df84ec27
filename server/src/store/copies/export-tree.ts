import { readSnapshot } from '../database/read-snapshot.ts';
import type { Database, Tx } from '../database/tables.ts';
import { readDriveTree } from './drive-tree.ts';
import { type Row, readRecords } from './table-rows.ts';

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
    read: (trx) => readRecords(trx, 'users'),
    fields: ['id', 'name', 'email', 'deviceToken', 'deviceType', 'isAdmin', 'isActive'],
  },
  Events: {
    read: (trx) => readRecords(trx, 'events'),
    fields: ['id', 'date', 'updated', 'summary', 'status', 'description', 'dateEnd'],
    optional: { location: '', callUrl: '', attachments: '[]', repeats: 0 },
  },
  // JSON objects do not preserve the order of numeric ids, so each announcement carries its position.
  Tasks: {
    read: (trx) => readRecords(trx, 'tasks', ['position', 'id']),
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
  return readSnapshot(db, async (trx) => {
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
