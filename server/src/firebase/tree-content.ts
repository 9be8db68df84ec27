import type { Announcement } from '@assembly/contract/announcement';
import { FOLDER_TYPE, OTHER_FILES_ID } from '@assembly/contract/document';
import type { DriveItem } from '../google/drive.ts';
import type { DriveItemRecord, EventRecord, TaskRecord } from '../store/content/records.ts';
import { validateRecord } from '../store/database/validate-record.ts';
import { toDocuments } from '../sync/to-document.ts';
import { toEvent } from '../sync/to-event.ts';
import {
  convertNode,
  type Fields,
  flagOf,
  listOf,
  type TreeLeftOut,
  textOf,
  textsOf,
} from './tree-nodes.ts';

const ROOT_PARENTS = [{ id: '', isRoot: true }];

export function toEvents(node: unknown, timeZone: string, leftOut: TreeLeftOut[]): EventRecord[] {
  return convertNode('Events', node, leftOut, (id, fields) => {
    const item = { id, ...textsOf(fields, 'summary', 'status', 'description', 'location') };
    const times = textsOf(fields, 'date', 'dateEnd', 'updated');
    // Before the event is built: indexing the words of an oversized text would take too long.
    const reason = validateRecord({ ...item, ...times });
    if (reason) return reason;
    const start = { dateTime: times.date, date: '' };
    const end = { dateTime: times.dateEnd, date: '' };
    const attachments = listOf(fields.attachments) ?? [];
    const details = {
      callUrls: [textOf(fields, 'callUrl')],
      attachments: attachments.map((one) => textsOf(one, 'title', 'url', 'fileId')),
      repeats: flagOf(fields, 'repeats'),
    };
    const event = toEvent({ ...item, ...details, start, end }, timeZone);
    return { ...event, updated: times.updated || event.updated };
  });
}

/** In the order of their `position`, or else of the file. */
export function toTasks(node: unknown, leftOut: TreeLeftOut[]): TaskRecord[] {
  const records = convertNode('Tasks', node, leftOut, (id, fields, position) => {
    const subtasks = listOf(fields.subtask ?? fields.subTask);
    if (!subtasks) return 'Its subtasks cannot be read.';
    const record = {
      id,
      ...textsOf(fields, 'title', 'notes'),
      subtask: JSON.stringify(subtasks.map(toAnnouncement)),
      position: typeof fields.position === 'number' ? fields.position : position,
    };
    return validateRecord(record) ?? record;
  });
  return records.sort((a, b) => a.position - b.position);
}

function toAnnouncement(fields: Fields, position: number): Announcement {
  return {
    id: textOf(fields, 'id') || String(position),
    ...textsOf(fields, 'title', 'notes', 'due', 'updated'),
  };
}

/** Flattens the folders into the list that Google Drive would return, which is then converted as in a sync. */
export function toDrive(node: unknown, leftOut: TreeLeftOut[]): DriveItemRecord[] {
  const list: DriveItem[] = [];
  const seen = new Set<string>();
  /** False if the id was seen before. */
  const add = (item: DriveItem): boolean => {
    const isNew = !seen.has(item.id);
    const reason = isNew ? validateRecord(item) : 'Its id appears twice; the first one was used.';
    if (reason) leftOut.push({ node: 'Drive', id: item.id, title: item.title, reason });
    else list.push(item);
    seen.add(item.id);
    return isNew;
  };
  const topFolders = convertNode('Drive', node, leftOut, (id, fields) => {
    const subFolders = listOf(fields.subFolder);
    const files = listOf(fields.files);
    if (!subFolders || !files) return 'Its folders or files cannot be read.';
    const isFolder = (textOf(fields, 'mimeType') || FOLDER_TYPE) === FOLDER_TYPE;
    if (!isFolder) return 'It is not a folder: only folders can be at the top level.';
    return { id, fields, subFolders, files };
  });
  for (const { id, fields } of topFolders) {
    if (id !== OTHER_FILES_ID) add(toItem(id, fields, ROOT_PARENTS, FOLDER_TYPE));
  }
  for (const { id, subFolders } of topFolders) addFolders(id, subFolders, add);
  for (const { id, files } of topFolders) {
    for (const file of files) {
      // Exported by this app: rebuild its Other files folder.
      const parents = id === OTHER_FILES_ID ? ROOT_PARENTS : parentsOf(file, id);
      add(toItem(textOf(file, 'id'), file, parents));
    }
  }
  const drive = toDocuments(list);
  for (const one of drive.leftOut) leftOut.push({ node: 'Drive', ...one });
  return drive.items;
}

/** Without recursion, because the nesting may be arbitrarily deep. */
function addFolders(topId: string, folders: Fields[], add: (item: DriveItem) => boolean): void {
  const waiting = folders.map((fields) => ({ fields, parentId: topId }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { fields, parentId } = next;
    const id = textOf(fields, 'id');
    if (!add(toItem(id, fields, [{ id: parentId, isRoot: false }], FOLDER_TYPE))) continue;
    for (const child of listOf(fields.subFolder) ?? []) {
      waiting.push({ fields: child, parentId: id });
    }
  }
}

function parentsOf(file: Fields, topId: string): DriveItem['parents'] {
  const ids = (listOf(file.parents) ?? []).map((parent) => textOf(parent, 'id'));
  const known = ids.filter((id) => id !== '');
  return (known.length > 0 ? known : [topId]).map((id) => ({ id, isRoot: false }));
}

function toItem(
  id: string,
  fields: Fields,
  parents: DriveItem['parents'],
  mimeType = textOf(fields, 'mimeType'),
): DriveItem {
  const { fileSize, ...texts } = textsOf(
    fields,
    'title',
    'originalFilename',
    'fileSize',
    'createdDate',
  );
  return {
    id,
    ...texts,
    mimeType,
    parents,
    revision: '',
    // A larger number would not fit the database column.
    fileSize: Number.isSafeInteger(Number(fileSize)) ? fileSize : '',
    shortcut: undefined,
  };
}
