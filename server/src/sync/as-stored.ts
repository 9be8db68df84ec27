import type { DriveItem } from '../google/drive.ts';
import type { ReadSource } from '../google/take-items.ts';
import type { DriveItemRecord, StoredDrive } from '../store/drive.ts';
import { recordFault } from '../store/record-fault.ts';
import { toLeftOut } from './to-document.ts';

const SHORTCUT_TYPE = 'application/vnd.google-apps.shortcut';

/** What the store would refuse is there, but as good as unread. */
export function refuseUnfit({ items, leftOut, unread }: ReadSource<DriveItem>) {
  const fit: ReadSource<DriveItem> = { items: [], leftOut: [...leftOut], unread: [...unread] };
  for (const item of items) {
    const reason = recordFault(item);
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
 * What could not be read, as it was stored: it keeps its place among the others, and a folder what lies in it. If one has
 * no readable id, that is everything that is missing. A shortcut to what could not be read is as good as unread itself.
 */
export function takeAsStored(
  { items, leftOut, unread }: ReadSource<DriveItem>,
  stored: StoredDrive,
  top: string | undefined,
): ReadSource<DriveItem> {
  const read = new Set(items.map(({ id }) => id));
  const missing = new Set(unread.filter((id) => !read.has(id)));
  const isMissing = ({ id }: DriveItemRecord) =>
    !read.has(id) && (missing.has('') || missing.has(id));
  const fields = new Map(fieldsIn(stored));
  const kept = stored.items
    .filter(isMissing)
    .map((item) => ({ ...BLANK, ...fields.get(item.id), ...placeOf(item, top) }));
  const shortcuts = stored.items.filter(({ targetId }) => missing.has(targetId));
  return {
    items: [...items, ...kept],
    leftOut,
    unread: [...unread, ...shortcuts.map(({ id }) => id)],
  };
}

const BLANK = {
  thumbnailLink: '',
  webContentLink: '',
  originalFilename: '',
  fileSize: '',
  createdDate: '',
  iconLink: '',
  embedLink: '',
} satisfies Partial<DriveItem>;

function* fieldsIn({ folders }: StoredDrive): Generator<[string, Partial<DriveItem>]> {
  for (const { subFolder: _tree, files, ...folder } of folders) {
    yield [folder.id, folder];
    for (const file of JSON.parse(files) as DriveItem[]) yield [file.id, file];
  }
}

function placeOf({ id, title, mimeType, parentId, targetId }: DriveItemRecord, top = '') {
  const parent =
    parentId === '' ? { id: top, isRoot: top === '' } : { id: parentId, isRoot: false };
  const isShortcut = targetId !== id;
  return {
    id,
    title,
    parents: [parent],
    mimeType: isShortcut ? SHORTCUT_TYPE : mimeType,
    shortcut: isShortcut ? { targetId, targetMimeType: mimeType } : undefined,
  };
}
