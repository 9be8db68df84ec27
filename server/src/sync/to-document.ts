import { FOLDER_TYPE } from '@assembly/contract/document';
import type { LeftOut } from '@assembly/contract/sync';
import { compareTitles } from '../compare-titles.ts';
import type { DriveItem } from '../google/drive.ts';
import { GoogleError } from '../google/google-error.ts';
import type { DriveItemRecord, DriveRecord, StoredDrive } from '../store/content/drive.ts';
import { validateRecord } from '../store/database/validate-record.ts';
import { cleanText } from './clean-text.ts';
import { searchText } from './search-text.ts';

export interface Drive extends StoredDrive {
  leftOut: LeftOut[];
  /** The ids whose stored rows stay as they are; '' if nothing may be removed. */
  unread: string[];
}

/** Google's own limit on nested folders. */
const DEPTH_MAX = 100;
const GOOGLE_DOCUMENT = /^application\/vnd\.google-apps\./;
const NO_FOLDER = 'It is not in a folder that is shown.';
const TARGET_MISSING = 'It is a shortcut to something that is not shown.';
const TARGET_OUTSIDE =
  'It is a shortcut to something outside the folder in GOOGLE_DRIVE_FOLDER. Move the target into that folder, or remove the shortcut.';

export interface DriveOptions {
  /** The folder in GOOGLE_DRIVE_FOLDER: only what is below it is shown. Without it, everything below the root is. */
  top?: string | undefined;
  /** The ids of items that could not be read. */
  unread?: string[];
  /** The ids of the top-level folders that are stored. */
  storedTop?: string[];
}

/** Turns the drive's flat list into the tree of its folders. */
export function toDocuments(
  list: DriveItem[],
  { top, unread = [], storedTop = [] }: DriveOptions = {},
): Drive {
  const leftOut: LeftOut[] = [];
  const kept = new Set(unread);
  const readable = list.filter((item) => {
    const reason = validateRecord(item);
    if (!reason) return true;
    leftOut.push(toLeftOut(item, reason));
    kept.add(item.id);
    return false;
  });
  // An unknown folder is a mistake in the settings, not an empty drive.
  if (top && !readable.some((item) => isNamedBy(item, top))) {
    throw new GoogleError('folder_not_found', 'Drive');
  }
  const tree = growTree(readable, top);
  const items: DriveItemRecord[] = [];
  for (const [parentId, children] of tree.childrenOf) {
    for (const [position, child] of children.entries()) {
      const target = child.shortcut ? tree.byId.get(child.shortcut.targetId) : child;
      const reason = shortcutProblem(target, tree, top);
      if (target && !reason) items.push(toItem(child, target, parentId, position));
      else leftOut.push(toLeftOut(child, reason));
      if (child.shortcut && kept.has(child.shortcut.targetId)) kept.add(child.id);
    }
  }
  const folders = (tree.childrenOf.get('') ?? []).map((folder) => toFolder(folder, tree));
  // With a named folder, everything outside it is left out on purpose.
  const outside = top ? [] : readable.filter((item) => !tree.placed.has(item.id));
  for (const item of outside) leftOut.push(toLeftOut(item, NO_FOLDER));
  return { folders, items, leftOut, unread: idsToKeep(kept, tree, top, storedTop) };
}

/** The stored row of an unreadable item stays. All rows stay if the items in an unreadable folder cannot be shown. */
function idsToKeep(
  unread: Set<string>,
  { byId, placed }: Tree,
  top: string | undefined,
  storedTop: string[],
): string[] {
  const readTop = storedTop.filter((id) => byId.has(id));
  // GOOGLE_DRIVE_FOLDER was changed: nothing outside the new folder may stay visible.
  if (top && readTop.length > 0 && !readTop.some((id) => placed.has(id))) return [];
  const isInUnread = ({ parents: [first] }: DriveItem) =>
    first !== undefined && first.id !== top && unread.has(first.id);
  return byId.values().some(isInUnread) ? [''] : [...unread];
}

interface Tree {
  byId: Map<string, DriveItem>;
  /** In the order in which members see them; the top-level folders under ''. */
  childrenOf: Map<string, DriveItem[]>;
  /** The ids of everything in the tree. */
  placed: Set<string>;
}

/** Walks down from the top, so that items without a folder, or in a circle, are never reached. */
function growTree(list: DriveItem[], top: string | undefined): Tree {
  const byParent = Map.groupBy(list, (item) => item.parents[0]?.id ?? '');
  const isTop = ({ parents: [first] }: DriveItem) =>
    top ? first?.id === top : first?.isRoot === true;
  const topFolders = list.filter((item) => isFolder(item) && isTop(item));
  const tree: Tree = {
    byId: new Map(list.map((item) => [item.id, item])),
    childrenOf: new Map(),
    placed: new Set(),
  };
  const place = (parentId: string, children: DriveItem[]) => {
    const fresh = children.filter((child) => !tree.placed.has(child.id)).sort(byTitle);
    tree.childrenOf.set(parentId, fresh);
    for (const child of fresh) tree.placed.add(child.id);
    return fresh.filter(isFolder);
  };
  let level = place('', topFolders);
  for (let depth = 1; depth < DEPTH_MAX && level.length > 0; depth += 1) {
    level = level.flatMap((folder) => place(folder.id, byParent.get(folder.id) ?? []));
  }
  return tree;
}

function isFolder(item: DriveItem): boolean {
  return item.mimeType === FOLDER_TYPE;
}

/** Folders first; by title, with numbers by value; equal titles by id. */
function byTitle(a: DriveItem, b: DriveItem): number {
  const folderFirst = Number(pointsToFolder(b)) - Number(pointsToFolder(a));
  return folderFirst || compareTitles(a.title, b.title) || (a.id < b.id ? -1 : 1);
}

function pointsToFolder(item: DriveItem): boolean {
  return isFolder(item) || item.shortcut?.targetMimeType === FOLDER_TYPE;
}

/** Whether it is the named folder, or in it: the folder itself may not be shared. */
function isNamedBy(item: DriveItem, top: string): boolean {
  return (item.id === top && isFolder(item)) || item.parents[0]?.id === top;
}

/** Why the target of a shortcut is not shown, or ''. Without `top` it may be any file that the account sees. */
function shortcutProblem(
  target: DriveItem | undefined,
  { placed }: Tree,
  top: string | undefined,
): string {
  if (!target || target.shortcut) return TARGET_MISSING;
  // A shortcut to a folder opens that folder where it is, even if it is an ancestor.
  if (placed.has(target.id)) return '';
  if (top) return target.parents[0]?.id === top && !isFolder(target) ? '' : TARGET_OUTSIDE;
  return isFolder(target) ? TARGET_MISSING : '';
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

/** Null if it is not a number, or too large to be stored exactly. */
function sizeOf({ fileSize }: DriveItem): number | null {
  const size = /^\d+$/.test(fileSize) ? Number(fileSize) : null;
  return Number.isSafeInteger(size) ? size : null;
}

/** Google's own documents have no file; they are exported as PDF. */
function fileNameOf(item: DriveItem): string {
  if (GOOGLE_DOCUMENT.test(item.mimeType)) return `${cleanText(item.title)}.pdf`;
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

function toLeftOut({ id, title }: DriveItem, reason: string): LeftOut {
  return { id, title: cleanText(title), reason };
}
