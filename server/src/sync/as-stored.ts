import { type DriveItem, SHORTCUT_TYPE } from '../google/drive.ts';
import type { ReadSource } from '../google/validate-items.ts';
import { type DriveItemRecord, readFields, readItems, readPlaces } from '../store/content/drive.ts';
import type { Database } from '../store/database/tables.ts';
import { validateRecord } from '../store/database/validate-record.ts';
import { findKept } from './find-kept.ts';
import { toLeftOut } from './to-document.ts';

/** What the store would refuse is there, but as good as unread. */
export function refuseUnfit({ items, leftOut, unread }: ReadSource<DriveItem>) {
  const fit: ReadSource<DriveItem> = { items: [], leftOut: [...leftOut], unread: [...unread] };
  for (const item of items) {
    const reason = validateRecord(item);
    if (!reason) {
      fit.items.push(item);
      continue;
    }
    fit.leftOut.push(toLeftOut(item, reason));
    fit.unread.push(item.id);
  }
  return fit;
}

/**
 * What could not be read is taken as it was stored: it keeps its place among the others, and a folder what lies in it.
 * A shortcut to what could not be read is as good as unread itself.
 */
export async function takeAsStored(
  db: Database,
  read: ReadSource<DriveItem>,
  top: string | undefined,
): Promise<ReadSource<DriveItem>> {
  if (read.unread.length === 0) return read;
  const { kept, shortcuts } = findKept(read, await readPlaces(db), top);
  const fields = await readFields(db, kept);
  const asStored = (await readItems(db, [...kept.keys()])).map((item) =>
    toDriveItem(item, fields.get(item.id), top),
  );
  return {
    items: [...read.items.filter(({ id }) => !kept.has(id)), ...asStored],
    leftOut: read.leftOut,
    unread: shortcuts,
  };
}

/** What the tree of its folder says of it, if that was stored, and else what is known of every item. */
function toDriveItem(
  item: DriveItemRecord,
  fields: Partial<Omit<DriveItem, 'parents'>> & { parents?: { id: string }[] } = {},
  top = '',
): DriveItem {
  const { id, title, parentId, targetId } = item;
  const isShortcut = targetId !== id;
  const parent =
    parentId === '' ? { id: top, isRoot: top === '' } : { id: parentId, isRoot: false };
  const [, ...further] = fields.parents ?? [];
  return {
    thumbnailLink: '',
    webContentLink: '',
    originalFilename: item.fileName,
    fileSize: item.fileSize === null ? '' : String(item.fileSize),
    createdDate: item.createdDate,
    iconLink: '',
    embedLink: '',
    ...fields,
    id,
    title,
    parents: [parent, ...further.map((one) => ({ id: one.id, isRoot: false }))],
    mimeType: isShortcut ? SHORTCUT_TYPE : item.mimeType,
    shortcut: isShortcut ? { targetId, targetMimeType: item.mimeType } : undefined,
  };
}
