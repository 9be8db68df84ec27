import { readSnapshot } from '../database/read-snapshot.ts';
import type { Database, Tx } from '../database/tables.ts';
import { readTable, type TableName, type Value } from './table-rows.ts';

interface Node {
  table: TableName;
  fields: string[];
  /** Written only if they differ from these values, so that other programs find the fields they know. */
  optional?: Record<string, Value>;
  /** The sort order, if not by id. */
  key?: string[];
}

/** The tree's nodes with their fields. Password hashes are left out, because an export is made to be passed on. */
const NODES: Record<string, Node> = {
  Users: {
    table: 'users',
    fields: ['id', 'name', 'email', 'deviceToken', 'deviceType', 'isAdmin', 'isActive'],
  },
  Events: {
    table: 'events',
    fields: ['id', 'date', 'updated', 'summary', 'status', 'description', 'dateEnd'],
    optional: { location: '', callUrl: '', attachments: '[]', repeats: 0 },
  },
  // JSON objects do not preserve the order of numeric ids, so each announcement carries its position.
  Tasks: {
    table: 'tasks',
    fields: ['id', 'title', 'notes', 'subtask', 'position'],
    key: ['position', 'id'],
  },
  Drive: {
    table: 'drive',
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
    const { table, key } = node;
    yield `${before}${JSON.stringify(name)}: {`;
    let written = 0;
    for await (const { columns, rows } of readTable(trx, table, key)) {
      const records = rows.map((row, at) => toEntry(node, columns, row, written + at));
      yield `${written > 0 ? ',' : ''}\n${records.join(',\n')}`;
      written += rows.length;
    }
    yield written > 0 ? '\n}' : '}';
    counts[name] = written;
    before = ',\n';
  }
  yield '\n}\n';
}

function toEntry(node: Node, columns: string[], row: Value[], position: number): string {
  // The position within the export: stored positions may have gaps, which an import would close.
  const value = (field: string) =>
    field === 'position' ? position : (row[columns.indexOf(field)] ?? null);
  const { fields, optional = {} } = node;
  const known = Object.entries(optional).filter(([field, initial]) => value(field) !== initial);
  const members = [...fields, ...known.map(([field]) => field)].map((field) => {
    const shown = FLAGS.includes(field) ? value(field) === 1 : value(field);
    return `${JSON.stringify(field)}:${JSON.stringify(shown)}`;
  });
  return `${JSON.stringify(value('id'))}: {${members.join(',')}}`;
}
