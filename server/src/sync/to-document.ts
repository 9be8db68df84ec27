import { FOLDER_TYPE } from '@assembly/contract/document';
import type { LeftOut } from '@assembly/contract/sync';
import { compareTitles } from '../compare-titles.ts';
import type { DriveItem } from '../google/drive.ts';
import { GoogleError } from '../google/google-error.ts';
import type { DriveItemRecord, DriveRecord, StoredDrive } from '../store/content/drive.ts';
import { cleanText } from './clean-text.ts';
import { searchText } from './search-text.ts';

export interface Drive extends StoredDrive {
  leftOut: LeftOut[];
}

/** Google allows no more, one in another. */
const LEVELS_MOST = 100;
const GOOGLE_OWN = /^application\/vnd\.google-apps\./;
const LEADS_NOWHERE = 'It is a shortcut that leads to nothing that is shown.';
const LEADS_OUTSIDE =
  'It is a shortcut to what does not lie below the folder in GOOGLE_DRIVE_FOLDER. Move that there, or remove the shortcut.';

/** The drive's flat list as the tree of its folders. `top` is the folder whose folders are taken, else the root. */
export function toDocuments(list: DriveItem[], top: string | undefined): Drive {
  // A folder that nobody knows is a mistake, and none that is empty now.
  if (top && !list.some((item) => isNamedBy(item, top))) {
    throw new GoogleError('folder_not_found', 'Drive');
  }
  const leftOut: LeftOut[] = [];
  const tree = growTree(list, top);
  const items: DriveItemRecord[] = [];
  for (const [parentId, children] of tree.childrenOf) {
    for (const [position, child] of children.entries()) {
      const target = child.shortcut ? tree.byId.get(child.shortcut.targetId) : child;
      const reason = shortcutFault(target, tree, top);
      if (target && !reason) items.push(toItem(child, target, parentId, position));
      else leftOut.push(toLeftOut(child, reason));
    }
  }
  const folders = (tree.childrenOf.get('') ?? []).map((folder) => toFolder(folder, tree));
  // Who names a folder has said that the rest does not matter.
  const loose = top ? [] : list.filter((item) => !tree.places.has(item.id));
  for (const item of loose) leftOut.push(toLeftOut(item, 'It lies in no folder that is shown.'));
  return { folders, items, leftOut };
}

interface Tree {
  byId: Map<string, DriveItem>;
  /** In the order in which people see them; the top-level folders under ''. */
  childrenOf: Map<string, DriveItem[]>;
  /** Everything that has a place in the tree. */
  places: Set<string>;
}

/** Walks down from the top, so that what hangs in the air, or in a circle, is never reached. */
function growTree(list: DriveItem[], top: string | undefined): Tree {
  const byParent = Map.groupBy(list, (item) => item.parents[0]?.id ?? '');
  const isTop = ({ parents: [first] }: DriveItem) =>
    top ? first?.id === top : first?.isRoot === true;
  const topFolders = list.filter((item) => isFolder(item) && isTop(item));
  const tree: Tree = {
    byId: new Map(list.map((item) => [item.id, item])),
    childrenOf: new Map(),
    places: new Set(),
  };
  const place = (parentId: string, children: DriveItem[]) => {
    const fresh = children.filter((child) => !tree.places.has(child.id)).sort(asPeopleSort);
    tree.childrenOf.set(parentId, fresh);
    for (const child of fresh) tree.places.add(child.id);
    return fresh.filter(isFolder);
  };
  let level = place('', topFolders);
  for (let depth = 1; depth < LEVELS_MOST && level.length > 0; depth += 1) {
    level = level.flatMap((folder) => place(folder.id, byParent.get(folder.id) ?? []));
  }
  return tree;
}

function isFolder(item: DriveItem): boolean {
  return item.mimeType === FOLDER_TYPE;
}

/** Folders first; by title, numbers by their value; equal titles by id. */
function asPeopleSort(a: DriveItem, b: DriveItem): number {
  const folderFirst = Number(leadsToFolder(b)) - Number(leadsToFolder(a));
  return folderFirst || compareTitles(a.title, b.title) || (a.id < b.id ? -1 : 1);
}

function leadsToFolder(item: DriveItem): boolean {
  return isFolder(item) || item.shortcut?.targetMimeType === FOLDER_TYPE;
}

/** The folder itself, or what lies in it when the folder is not shared. */
function isNamedBy(item: DriveItem, top: string): boolean {
  return (item.id === top && isFolder(item)) || item.parents[0]?.id === top;
}

/** Why what a shortcut leads to is not opened by it, or ''. Without `top` it may be any file that the account sees. */
function shortcutFault(
  target: DriveItem | undefined,
  { places }: Tree,
  top: string | undefined,
): string {
  // A folder is shown in one place alone; a shortcut to it leads there, also when that is an ancestor.
  if (!target || target.shortcut) return LEADS_NOWHERE;
  if (places.has(target.id)) return '';
  if (top) return target.parents[0]?.id === top && !isFolder(target) ? '' : LEADS_OUTSIDE;
  return isFolder(target) ? LEADS_NOWHERE : '';
}

function toItem(
  item: DriveItem,
  target: DriveItem,
  parentId: string,
  position: number,
): DriveItemRecord {
  return {
    id: item.id,
    parentId,
    position,
    isFolder: isFolder(target) ? 1 : 0,
    targetId: target.id,
    title: cleanText(item.title),
    mimeType: cleanText(target.mimeType),
    fileName: isFolder(target) ? '' : fileNameOf(target),
    fileSize: sizeOf(target),
    createdDate: cleanText(target.createdDate),
    search: searchText(item.title),
  };
}

/** Null when nobody knows: a number that is none, or that no database hands back as it was. */
function sizeOf({ fileSize }: DriveItem): number | null {
  const size = /^\d+$/.test(fileSize) ? Number(fileSize) : null;
  return Number.isSafeInteger(size) ? size : null;
}

/** Google's own documents have no file; they arrive as PDF. */
function fileNameOf(item: DriveItem): string {
  if (GOOGLE_OWN.test(item.mimeType)) return `${cleanText(item.title)}.pdf`;
  return cleanText(item.originalFilename || item.title);
}

function toFolder(folder: DriveItem, tree: Tree): DriveRecord {
  const files: object[] = [];
  const subFoldersOf = (id: string): object[] => {
    const children = tree.childrenOf.get(id) ?? [];
    for (const child of children)
      if (!isFolder(child) && !child.shortcut) files.push(toFile(child));
    return children
      .filter(isFolder)
      .map(({ id, title }) => ({ id, title: cleanText(title), subFolder: subFoldersOf(id) }));
  };
  const subFolder = subFoldersOf(folder.id);
  return {
    ...fieldsOf(folder),
    subFolder: JSON.stringify(subFolder),
    files: JSON.stringify(files),
  };
}

function toFile(item: DriveItem): object {
  return { ...fieldsOf(item), parents: item.parents.map(({ id }) => ({ id })) };
}

function fieldsOf(item: DriveItem) {
  return {
    id: item.id,
    title: cleanText(item.title),
    thumbnailLink: cleanText(item.thumbnailLink),
    webContentLink: cleanText(item.webContentLink),
    originalFilename: cleanText(item.originalFilename),
    fileSize: cleanText(item.fileSize),
    createdDate: cleanText(item.createdDate),
    iconLink: cleanText(item.iconLink),
    mimeType: cleanText(item.mimeType),
    embedLink: cleanText(item.embedLink),
  };
}

export function toLeftOut({ id, title }: DriveItem, reason: string): LeftOut {
  return { id, title: cleanText(title), reason };
}
