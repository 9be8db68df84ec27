import { type Folder, OTHER_FILES_ID, OTHER_FILES_TITLE } from '@assembly/contract/document';
import { DOCUMENTS_PER_PAGE } from '@assembly/contract/limits';
import { clampPage, type PageOf } from '@assembly/contract/page-of';
import { sortByTitle } from '@assembly/contract/text/compare-titles';
import { countRows } from '../database/count-rows.ts';
import { idsAsTable } from '../database/postgres.ts';
import { inReadTransaction } from '../database/read-transaction.ts';
import type { Database, Tx } from '../database/tables.ts';
import { validateRecord } from '../database/validate-record.ts';
import { matchWords } from './match-words.ts';
import type { DriveItemRecord } from './records.ts';
import { guardRemoval, type ReplaceOptions, type StoredItem } from './removal-guard.ts';
import { diffRows, type RowDiff, replaceRows } from './replace-rows.ts';
import { writeSourceWithNews } from './write-source.ts';

/** Guards against a loop in stored data. */
const DEPTH_MAX = 100;

/** Readers see either all the old data or all the new. */
export function replaceDrive(
  db: Database,
  records: DriveItemRecord[],
  options: ReplaceOptions<DriveItemRecord>,
): Promise<RowDiff<DriveItemRecord>> {
  return replaceRows(db, 'drive_items', async (trx) => {
    const { unreadable = [] } = options;
    // A loose file whose row stays must stay reachable.
    const staying = (await hasLooseFile(trx, unreadable))
      ? [...unreadable, OTHER_FILES_ID]
      : unreadable;
    const diff = await diffRows(trx, 'drive_items', records, staying);
    await guardRemoval(() => readStored(trx), diff.removed, options);
    await options.beforeWrite?.(trx, diff);
    await writeSourceWithNews(trx, 'documents', [['drive_items', diff]], options);
    return withoutOtherFiles(diff);
  });
}

/** What the removal guard counts: our own folder is not an item of the drive. */
async function readStored(trx: Tx): Promise<StoredItem[]> {
  const rows = await trx
    .selectFrom('drive_items')
    .select(['id', 'title', 'parentId', 'isFolder'])
    .where('id', '!=', OTHER_FILES_ID)
    .execute();
  return rows.map((row) =>
    row.parentId === OTHER_FILES_ID ? { ...row, list: OTHER_FILES_TITLE } : row,
  );
}

/** For the counts that an administrator sees. */
function withoutOtherFiles(diff: RowDiff<DriveItemRecord>): RowDiff<DriveItemRecord> {
  const isOther = (id: string) => id === OTHER_FILES_ID;
  const isUnchanged =
    diff.untouched.some(isOther) || diff.moved.some(({ record }) => isOther(record.id));
  return {
    ...diff,
    added: diff.added.filter(({ record }) => !isOther(record.id)),
    removed: diff.removed.filter((id) => !isOther(id)),
    unchanged: diff.unchanged - (isUnchanged ? 1 : 0),
  };
}

async function hasLooseFile(trx: Tx, ids: string[]): Promise<boolean> {
  const found = trx
    .selectFrom('drive_items')
    .where('parentId', '=', OTHER_FILES_ID)
    .where('id', 'in', idsAsTable(trx, ids));
  return (await countRows(found)) > 0;
}

/** The ids of the top-level folders and of the loose files. */
export async function readTopIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('drive_items')
    .select('id')
    .where('parentId', 'in', ['', OTHER_FILES_ID])
    .where('id', '!=', OTHER_FILES_ID)
    .execute();
  return rows.map(({ id }) => id);
}

function withoutHashes<Row extends { contentHash: string }>(rows: Row[]) {
  return rows.map(({ contentHash: _hash, ...record }) => record);
}

/** A page of a folder ('' is the top level), folders before files; undefined if the folder does not exist. */
export function readFolder(
  db: Database,
  folderId: string,
  pageNumber: number,
): Promise<{ path: Folder[]; page: PageOf<DriveItemRecord> } | undefined> {
  return inReadTransaction(db, async (trx) => {
    const path = await readPath(trx, folderId);
    // The last folder of the path: a shortcut opens its target.
    return path && { path, page: await readChildren(trx, path.at(-1)?.id ?? '', pageNumber) };
  });
}

async function readChildren(
  db: Tx,
  folderId: string,
  pageNumber: number,
): Promise<PageOf<DriveItemRecord>> {
  const children = db.selectFrom('drive_items').where('parentId', '=', folderId);
  const { offset, ...page } = clampPage(pageNumber, await countRows(children), DOCUMENTS_PER_PAGE);
  const items = await children
    .selectAll()
    .orderBy('position')
    // An unreadable item keeps its stored position, which another item may have too.
    .orderBy('id')
    .limit(DOCUMENTS_PER_PAGE)
    .offset(offset)
    .execute();
  return { items: withoutHashes(items), ...page };
}

/** A page of the items with a word that begins with each search word, with the titles of their folders. */
export function searchDrive(
  db: Database,
  search: string[],
  pageNumber: number,
): Promise<PageOf<DriveItemRecord & { folderTitle: string }>> {
  return inReadTransaction(db, async (trx) => {
    const found = await matchWords(trx.selectFrom('drive_items'), search)
      .select(['id', 'title', 'isFolder'])
      .execute();
    const { offset, ...page } = clampPage(pageNumber, found.length, DOCUMENTS_PER_PAGE);
    const ids = sortByTitle(found)
      .slice(offset, offset + DOCUMENTS_PER_PAGE)
      .map(({ id }) => id);
    const items = await trx
      .selectFrom('drive_items as found')
      .leftJoin('drive_items as folder', 'folder.id', 'found.parentId')
      .selectAll('found')
      .select('folder.title as folderTitle')
      .where('found.id', 'in', idsAsTable(trx, ids))
      .execute();
    return {
      items: withoutHashes(items)
        .map(({ folderTitle, ...item }) => ({ ...item, folderTitle: folderTitle ?? '' }))
        .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      ...page,
    };
  });
}

export async function findDriveItem(
  db: Database,
  id: string,
): Promise<DriveItemRecord | undefined> {
  // Such an id cannot be stored, and PostgreSQL rejects some of them in a query.
  if (validateRecord({ id })) return undefined;
  return await db.selectFrom('drive_items').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All folders and files; those of each folder in the order in which it shows them. */
export async function readDriveItems(db: Database): Promise<DriveItemRecord[]> {
  const items = await db
    .selectFrom('drive_items')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return withoutHashes(items);
}

const SLICE_ROWS = 500;

/**
 * The same in slices, folder by folder, each read by a query of its own: a long query, or a transaction around them,
 * would make all others wait on SQLite.
 */
export async function* readDriveItemsInSlices(db: Database): AsyncGenerator<DriveItemRecord[]> {
  let after = { parentId: '', position: -1, id: '' };
  for (;;) {
    const { parentId, position, id } = after;
    const items = await db
      .selectFrom('drive_items')
      .selectAll()
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('parentId', 'position', 'id'), '>', tuple(parentId, position, id)),
      )
      .orderBy('parentId')
      .orderBy('position')
      .orderBy('id')
      .limit(SLICE_ROWS)
      .execute();
    const last = items.at(-1);
    if (!last) return;
    yield withoutHashes(items);
    after = last;
  }
}

/** From the top down to the folder itself. */
async function readPath(db: Tx, folderId: string): Promise<Folder[] | undefined> {
  const path: Folder[] = [];
  let id = folderId;
  // Bounded: rows that stay because their items could not be read may form a loop with new ones.
  for (let steps = 0; id !== '' && steps < DEPTH_MAX; steps += 1) {
    const item = await findDriveItem(db, id);
    if (item?.isFolder !== 1) return undefined;
    // A shortcut opens its target.
    if (item.targetId !== item.id) {
      id = item.targetId;
      continue;
    }
    path.unshift({ id: item.id, title: item.title });
    id = item.parentId;
  }
  return path;
}
