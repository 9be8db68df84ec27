import {
  FOLDER_TYPE,
  isGoogleDocument,
  OTHER_FILES_ID,
  OTHER_FILES_TITLE,
} from '@assembly/contract/document';
import type { LeftOut } from '@assembly/contract/sync';
import { compareTitles } from '@assembly/contract/text/compare-titles';
import { searchText } from '@assembly/contract/text/search';
import type { DriveItem } from '../google/drive.ts';
import { GoogleError } from '../google/google-error.ts';
import { type SkipReason, skipReason } from '../skip-reason.ts';
import type { FileContent } from '../store/content/recording-tags.ts';
import { isRecording } from '../store/content/recordings.ts';
import type { DriveItemRecord } from '../store/content/records.ts';
import { type HashedItem, hashContent } from '../store/content/unseen/item-changes.ts';
import { validateRecord } from '../store/database/validate-record.ts';
import { cleanText } from './clean-text.ts';

export interface Drive {
  items: DriveItemRecord[];
  leftOut: LeftOut[];
  /** The files. Folders are not news. */
  hashedItems: HashedItem[];
  recordings: FileContent[];
  /** The ids whose stored rows stay unchanged; '' if nothing may be removed. */
  unreadable: string[];
}

/** Google's own limit on nested folders. */
const DEPTH_MAX = 100;
const NO_FOLDER = skipReason('no_folder');
const RESERVED = skipReason('reserved_id', OTHER_FILES_ID);
const TARGET_MISSING = skipReason('target_missing');
const TARGET_OUTSIDE = skipReason('target_outside');

export interface DriveOptions {
  /** The folder in GOOGLE_DRIVE_FOLDER: only its contents are shown. Without it, those of the root are. */
  driveFolder?: string | undefined;
  /** The ids of items that could not be read. */
  unreadable?: string[];
  /** The ids of the top-level folders and loose files that are stored. */
  storedTopIds?: string[];
}

/** Turns the drive's flat list into the tree of its folders. */
export function toDocuments(
  list: DriveItem[],
  { driveFolder, unreadable = [], storedTopIds = [] }: DriveOptions = {},
): Drive {
  const leftOut: LeftOut[] = [];
  const preserved = new Set(unreadable);
  const readable = list.filter((item) => {
    const isReserved = item.id === OTHER_FILES_ID;
    const reason = isReserved ? RESERVED : validateRecord(item);
    if (!reason) return true;
    leftOut.push(toLeftOut(item, reason));
    if (!isReserved) preserved.add(item.id);
    return false;
  });
  // An unknown folder is a mistake in the settings, not an empty drive.
  if (driveFolder && !readable.some((item) => isFolderOrChild(item, driveFolder))) {
    throw new GoogleError('folder_not_found', 'Drive');
  }
  const tree = buildTree(readable, driveFolder);
  const items: DriveItemRecord[] = [];
  const hashedItems: HashedItem[] = [];
  const recordings: FileContent[] = [];
  const newestDates = findNewestDates(tree);
  for (const [parentId, children] of tree.childrenOf) {
    for (const [position, child] of children.entries()) {
      const target = child.shortcut ? tree.byId.get(child.shortcut.targetId) : child;
      const reason = shortcutProblem(target, tree, driveFolder);
      if (target && !reason) {
        const createdDate = newestDates.get(target.id) ?? target.createdDate;
        const item = toItem(child, { ...target, createdDate }, parentId, position);
        items.push(item);
        if (isRecording(item)) recordings.push({ fileId: target.id, checksum: target.revision });
        if (!isFolder(target)) hashedItems.push(toHashedItem(child, target));
      } else leftOut.push(toLeftOut(child, reason));
      if (child.shortcut && preserved.has(child.shortcut.targetId)) preserved.add(child.id);
    }
  }
  // It may have contained nothing but shortcuts that are left out.
  const hasOtherFiles = items.some(({ parentId }) => parentId === OTHER_FILES_ID);
  const isShown = ({ id }: { id: string }) => id !== OTHER_FILES_ID || hasOtherFiles;
  // With GOOGLE_DRIVE_FOLDER, everything outside it is left out on purpose.
  const outside = driveFolder ? [] : readable.filter((item) => !tree.ids.has(item.id));
  for (const item of outside) leftOut.push(toLeftOut(item, NO_FOLDER));
  const preservedIds = idsToPreserve(preserved, tree, driveFolder, storedTopIds);
  const shown = items.filter(isShown);
  return { items: shown, hashedItems, recordings, leftOut, unreadable: preservedIds };
}

/** The stored row of an unreadable item stays. If a folder with items is unreadable, all rows stay. */
function idsToPreserve(
  unreadable: Set<string>,
  { byId, ids }: Tree,
  driveFolder: string | undefined,
  storedTopIds: string[],
): string[] {
  const readTopIds = storedTopIds.filter((id) => byId.has(id));
  // GOOGLE_DRIVE_FOLDER was changed: nothing outside the new folder may stay visible.
  if (driveFolder && readTopIds.length > 0 && !readTopIds.some((id) => ids.has(id))) return [];
  const isInUnreadableFolder = ({ parents: [first] }: DriveItem) =>
    first !== undefined && first.id !== driveFolder && unreadable.has(first.id);
  return byId.values().some(isInUnreadableFolder) ? [''] : [...unreadable];
}

interface Tree {
  byId: Map<string, DriveItem>;
  /** In the order in which members see them; the top-level folders under ''. */
  childrenOf: Map<string, DriveItem[]>;
  /** The ids of everything in the tree. */
  ids: Set<string>;
}

/** Contains what is at the top level and is not a folder. */
const OTHER_FILES: DriveItem = {
  id: OTHER_FILES_ID,
  title: OTHER_FILES_TITLE,
  mimeType: FOLDER_TYPE,
  parents: [],
  originalFilename: '',
  fileSize: '',
  createdDate: '',
  revision: '',
  shortcut: undefined,
};

/** Walks down from the top level, so that items without a folder, or in a cycle, are never reached. */
function buildTree(list: DriveItem[], driveFolder: string | undefined): Tree {
  const byParent = Map.groupBy(list, (item) => item.parents[0]?.id ?? '');
  const isTop = ({ parents: [first] }: DriveItem) =>
    driveFolder ? first?.id === driveFolder : first?.isRoot === true;
  const top = Map.groupBy(list.filter(isTop), isFolder);
  const topFolders = top.get(true) ?? [];
  const loose = (top.get(false) ?? []).map((item) => ({
    ...item,
    parents: [{ id: OTHER_FILES_ID, isRoot: false }],
  }));
  // Replaces what Google would send as children of a folder with that id.
  byParent.set(OTHER_FILES_ID, loose);
  if (loose.length > 0) topFolders.push(OTHER_FILES);
  const tree: Tree = {
    byId: new Map(list.map((item) => [item.id, item])),
    childrenOf: new Map(),
    ids: new Set(),
  };
  const addChildren = (parentId: string, children: DriveItem[]) => {
    const newChildren = children.filter((child) => !tree.ids.has(child.id)).sort(byTitle);
    tree.childrenOf.set(parentId, newChildren);
    for (const child of newChildren) tree.ids.add(child.id);
    return newChildren.filter(isFolder);
  };
  let level = addChildren('', topFolders);
  for (let depth = 1; depth < DEPTH_MAX && level.length > 0; depth += 1) {
    level = level.flatMap((folder) => addChildren(folder.id, byParent.get(folder.id) ?? []));
  }
  return tree;
}

/** The date of the newest file in each folder, also in its subfolders. */
function findNewestDates({ childrenOf }: Tree): Map<string, string> {
  const dates = new Map<string, string>();
  // Subfolders come after the folder that contains them.
  for (const [id, children] of [...childrenOf].reverse()) {
    let newest = '';
    for (const child of children) {
      const date = isFolder(child) ? (dates.get(child.id) ?? '') : child.createdDate;
      if (date > newest) newest = date;
    }
    if (newest) dates.set(id, newest);
  }
  return dates;
}

function isFolder(item: DriveItem): boolean {
  return item.mimeType === FOLDER_TYPE;
}

/** Folders first, but ours last; by title; equal titles by id. */
function byTitle(a: DriveItem, b: DriveItem): number {
  const ownLast = Number(a === OTHER_FILES) - Number(b === OTHER_FILES);
  const folderFirst = Number(pointsToFolder(b)) - Number(pointsToFolder(a));
  return ownLast || folderFirst || compareTitles(a.title, b.title) || (a.id < b.id ? -1 : 1);
}

function pointsToFolder(item: DriveItem): boolean {
  return isFolder(item) || item.shortcut?.targetMimeType === FOLDER_TYPE;
}

/** True for an item in the folder, too, because the folder itself may not be shared. */
function isFolderOrChild(item: DriveItem, driveFolder: string): boolean {
  return (item.id === driveFolder && isFolder(item)) || item.parents[0]?.id === driveFolder;
}

/** Why the target of a shortcut is not shown, or null. Without `driveFolder` it may be any file that the account sees. */
function shortcutProblem(
  target: DriveItem | undefined,
  { ids }: Tree,
  driveFolder: string | undefined,
): SkipReason | null {
  if (!target || target.shortcut) return TARGET_MISSING;
  // A shortcut to a folder opens that folder where it is, even if it is an ancestor.
  if (ids.has(target.id)) return null;
  if (driveFolder) return TARGET_OUTSIDE;
  return isFolder(target) ? TARGET_MISSING : null;
}

/** Its title or its content: a file that was only moved is not news. */
function toHashedItem({ id, title }: DriveItem, target: DriveItem): HashedItem {
  return { id, contentHash: hashContent([title, target.revision || target.fileSize]) };
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
  if (isGoogleDocument(item.mimeType)) return `${cleanText(item.title)}.pdf`;
  return cleanText(item.originalFilename || item.title);
}

function toLeftOut({ id, title }: DriveItem, reason: SkipReason | null): LeftOut {
  return { id, title: cleanText(title), ...(reason ?? TARGET_MISSING) };
}
