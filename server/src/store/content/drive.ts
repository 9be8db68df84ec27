import type { Folder } from '@assembly/contract/document';
import { DOCUMENTS_PER_PAGE } from '@assembly/contract/limits';
import { type PageOf, placePage } from '@assembly/contract/page-of';
import { readSnapshot } from '../database/read-snapshot.ts';
import type { Database, DriveItemsTable, DriveTable, Tx } from '../database/tables.ts';
import { validateRecord } from '../database/validate-record.ts';
import { inChunks } from './content-tables.ts';
import { type SwapOptions, stopAtLargeRemoval } from './large-removal.ts';
import { diffRows, itemsBefore, replaceRows, type SwapPlan } from './replace-rows.ts';
import { count, withWords } from './search.ts';
import { writeSource } from './write-source.ts';

export type DriveRecord = Omit<DriveTable, 'contentHash'>;
export type DriveItemRecord = Omit<DriveItemsTable, 'contentHash'>;

/** The top-level folders with all that lies below them, and every folder and file one by one. */
export interface StoredDrive {
  folders: DriveRecord[];
  items: DriveItemRecord[];
}

/** A file's entry in the tree of its top-level folder, or the folder's own. */
type Fields = Omit<DriveRecord, 'subFolder' | 'files'> & { parents?: { id: string }[] };

/** No drive is that deep; a loop that should not be there ends here. */
const DEPTH_MOST = 100;

/** Replaces the drive: readers see the whole old one or the whole new one. */
export function swapDrive(
  db: Database,
  drive: StoredDrive,
  options: SwapOptions,
): Promise<SwapPlan<DriveItemRecord>> {
  return replaceRows(db, 'drive', async (trx) => {
    const { unread = [] } = options;
    const plan = await diffRows(trx, 'drive_items', drive.items, {
      titleOf: (item) => item.title,
      unread,
    });
    const had = trx.selectFrom('drive_items').select(['id', 'title', 'parentId', 'isFolder']);
    await stopAtLargeRemoval(() => had.execute(), plan.removed, options);
    const folders = await diffRows(trx, 'drive', drive.folders, {
      titleOf: (folder) => folder.title,
      contentOf: withoutThumbnails,
      unread,
    });
    await writeSource(trx, {
      source: 'documents',
      plans: [
        ['drive_items', plan],
        ['drive', folders],
      ],
      itemsBefore: itemsBefore(plan),
      isWorthKeeping: true,
      now: options.now,
    });
    return { ...plan, leftOut: [...plan.leftOut, ...folders.leftOut] };
  });
}

const THUMBNAIL = /"thumbnailLink":"(?:[^"\\]|\\.)*"/g;

/** Google makes the addresses of thumbnails anew at every listing: another address is not another folder. */
export function withoutThumbnails({ thumbnailLink: _link, files, ...folder }: DriveRecord): object {
  return { ...folder, files: files.replaceAll(THUMBNAIL, '') };
}

/** Where something is stored, and where it leads. */
export type Place = Pick<DriveItemRecord, 'id' | 'parentId' | 'targetId'>;

export async function readPlaces(db: Database): Promise<Place[]> {
  return await db.selectFrom('drive_items').select(['id', 'parentId', 'targetId']).execute();
}

export async function readItems(db: Database, ids: string[]): Promise<DriveItemRecord[]> {
  const items: DriveItemRecord[] = [];
  for await (const part of inChunks(ids)) {
    const found = db.selectFrom('drive_items').selectAll().where('id', 'in', part);
    for (const item of withoutHashes(await found.execute())) items.push(item);
  }
  return items;
}

/** What the tree of a top-level folder says of the folder itself and of files in it. One tree at a time: all are large. */
export async function readFields(
  db: Database,
  topOf: ReadonlyMap<string, string>,
): Promise<Map<string, Fields>> {
  const found = new Map<string, Fields>();
  for (const top of new Set(topOf.values())) {
    const row = await db.selectFrom('drive').selectAll().where('id', '=', top).executeTakeFirst();
    if (!row) continue;
    const { contentHash: _hash, subFolder: _tree, files, ...folder } = row;
    for (const one of [folder, ...(JSON.parse(files) as Fields[])]) {
      if (topOf.has(one.id)) found.set(one.id, one);
    }
  }
  return found;
}

function withoutHashes<Row extends { contentHash: string }>(rows: Row[]) {
  return rows.map(({ contentHash: _hash, ...record }) => record);
}

/** A page of a folder ('' is the top): its folders and then its files; undefined when there is no such folder. */
export function readFolder(
  db: Database,
  folderId: string,
  asked: number,
): Promise<{ path: Folder[]; page: PageOf<DriveItemRecord> } | undefined> {
  return readSnapshot(db, async (trx) => {
    const path = await readPath(trx, folderId);
    // The last of the path, since a shortcut leads to the place of its folder.
    return path && { path, page: await readChildren(trx, path.at(-1)?.id ?? '', asked) };
  });
}

async function readChildren(
  db: Tx,
  folderId: string,
  asked: number,
): Promise<PageOf<DriveItemRecord>> {
  const children = db.selectFrom('drive_items').where('parentId', '=', folderId);
  const { offset, ...place } = placePage(asked, await count(children), DOCUMENTS_PER_PAGE);
  const items = await children
    .selectAll()
    .orderBy('position')
    // What could not be read keeps its place, which another may have by now.
    .orderBy('id')
    .limit(DOCUMENTS_PER_PAGE)
    .offset(offset)
    .execute();
  return { items: withoutHashes(items), ...place };
}

/** A page of what has words that begin so, in whatever folder, each with the title of its folder. */
export function searchDrive(
  db: Database,
  search: string[],
  asked: number,
): Promise<PageOf<DriveItemRecord & { folderTitle: string }>> {
  return readSnapshot(db, async (trx) => {
    const found = withWords(trx.selectFrom('drive_items'), search);
    const { offset, ...place } = placePage(asked, await count(found), DOCUMENTS_PER_PAGE);
    const items = await trx
      .selectFrom(
        found
          .selectAll()
          .orderBy('isFolder', 'desc')
          .orderBy('search')
          .orderBy('id')
          .limit(DOCUMENTS_PER_PAGE)
          .offset(offset)
          .as('found'),
      )
      .leftJoin('drive_items as folder', 'folder.id', 'found.parentId')
      .selectAll('found')
      .select('folder.title as folderTitle')
      .orderBy('found.isFolder', 'desc')
      .orderBy('found.search')
      .orderBy('found.id')
      .execute();
    return {
      items: items.map(({ contentHash: _hash, folderTitle, ...item }) => ({
        ...item,
        folderTitle: folderTitle ?? '',
      })),
      ...place,
    };
  });
}

export async function findDriveItem(
  db: Database,
  id: string,
): Promise<DriveItemRecord | undefined> {
  // Nothing is stored under such an id, and PostgreSQL would not even look for some of them.
  if (validateRecord({ id })) return undefined;
  return await db.selectFrom('drive_items').selectAll().where('id', '=', id).executeTakeFirst();
}

/** From the top down to the folder itself. */
async function readPath(db: Tx, folderId: string): Promise<Folder[] | undefined> {
  const path: Folder[] = [];
  for (let id = folderId; id !== '' && path.length < DEPTH_MOST; ) {
    const item = await findDriveItem(db, id);
    if (item?.isFolder !== 1) return undefined;
    // A shortcut leads to the place that its folder has.
    if (item.targetId !== item.id) {
      id = item.targetId;
      continue;
    }
    path.unshift({ id: item.id, title: item.title });
    id = item.parentId;
  }
  return path;
}
