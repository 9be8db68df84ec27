import type { Subtask } from '@assembly/contract/announcement';
import { FOLDER_TYPE } from '@assembly/contract/document';
import type { DriveItem } from '../google/drive.ts';
import type { StoredDrive } from '../store/content/drive.ts';
import type { EventRecord } from '../store/content/events.ts';
import type { TaskRecord } from '../store/content/tasks.ts';
import { validateRecord } from '../store/database/validate-record.ts';
import { refuseUnfit } from '../sync/as-stored.ts';
import { toDocuments } from '../sync/to-document.ts';
import { toEvent } from '../sync/to-event.ts';
import {
  entriesOf,
  type Fields,
  listOf,
  type NodeName,
  type TreeLeftOut,
  textOf,
} from './tree-nodes.ts';

const NO_RECORD = 'It is no record.';

/** Leaves out what `make` finds a fault with: a sentence instead of a record. */
function take<Rec>(
  name: NodeName,
  node: unknown,
  leftOut: TreeLeftOut[],
  make: (id: string, fields: Fields, place: number) => Rec | string,
): Rec[] {
  const records: Rec[] = [];
  for (const [id, fields] of entriesOf(node)) {
    const made = fields ? make(id, fields, records.length) : NO_RECORD;
    if (typeof made !== 'string') records.push(made);
    else leftOut.push({ node: name, id, title: titleOf(fields ?? {}), reason: made });
  }
  return records;
}

function titleOf(fields: Fields): string {
  return textOf(fields, 'title') || textOf(fields, 'summary');
}

export function toEvents(node: unknown, timeZone: string, leftOut: TreeLeftOut[]): EventRecord[] {
  return take('Events', node, leftOut, (id, fields) => {
    const item = {
      id,
      summary: textOf(fields, 'summary'),
      status: textOf(fields, 'status'),
      description: textOf(fields, 'description'),
    };
    const times = {
      date: textOf(fields, 'date'),
      dateEnd: textOf(fields, 'dateEnd'),
      updated: textOf(fields, 'updated'),
    };
    // Before its words are counted: too long is too long.
    const fault = validateRecord({ ...item, ...times });
    if (fault) return fault;
    const start = { dateTime: times.date, date: '' };
    const end = { dateTime: times.dateEnd, date: '' };
    const event = toEvent({ ...item, start, end }, timeZone);
    return { ...event, updated: times.updated || event.updated };
  });
}

/** In the order that they tell, or else in that in which they stand. */
export function toTasks(node: unknown, leftOut: TreeLeftOut[]): TaskRecord[] {
  const records = take('Tasks', node, leftOut, (id, fields, place) => {
    const subtasks = listOf(fields, 'subtask', 'subTask');
    if (!subtasks) return 'Its subtasks cannot be read.';
    const record = {
      id,
      title: textOf(fields, 'title'),
      notes: textOf(fields, 'notes'),
      subtask: JSON.stringify(subtasks.map(toSubtask)),
      position: typeof fields.position === 'number' ? fields.position : place,
    };
    return validateRecord(record) ?? record;
  });
  return records.sort((a, b) => a.position - b.position);
}

function toSubtask(fields: Fields, place: number): Subtask {
  return {
    id: textOf(fields, 'id') || String(place),
    title: textOf(fields, 'title'),
    notes: textOf(fields, 'notes'),
    due: textOf(fields, 'due'),
    updated: textOf(fields, 'updated'),
  };
}

/** The folders with what is in them become a list as Google's drive gives it, and go the way of every sync. */
export function toDrive(node: unknown, leftOut: TreeLeftOut[]): StoredDrive {
  const list: DriveItem[] = [];
  const seen = new Set<string>();
  const put = (item: DriveItem): boolean => {
    if (seen.has(item.id)) {
      const reason = 'Its id appears twice; the first one was taken.';
      leftOut.push({ node: 'Drive', id: item.id, title: item.title, reason });
      return false;
    }
    seen.add(item.id);
    list.push(item);
    return true;
  };
  const top = take('Drive', node, leftOut, (id, fields) => {
    const folders = listOf(fields, 'subFolder');
    const files = listOf(fields, 'files');
    if (!folders || !files) return 'Its folders or files cannot be read.';
    const isFolder = (textOf(fields, 'mimeType') || FOLDER_TYPE) === FOLDER_TYPE;
    if (!isFolder) return 'It is no folder, and only folders lie at the top.';
    return { id, fields, folders, files };
  });
  for (const { id, fields } of top)
    put(toItem(id, fields, [{ id: '', isRoot: true }], FOLDER_TYPE));
  for (const { id, folders } of top) putFolders(id, folders, put);
  for (const { id, files } of top) {
    for (const file of files) put(toItem(textOf(file, 'id'), file, parentsOf(file, id)));
  }
  const fit = refuseUnfit({ items: list, leftOut: [], unread: [] });
  const drive = toDocuments(fit.items, undefined);
  for (const one of [...fit.leftOut, ...drive.leftOut]) leftOut.push({ node: 'Drive', ...one });
  return drive;
}

/** Without recursion: nobody says how deep it is. */
function putFolders(topId: string, folders: Fields[], put: (item: DriveItem) => boolean): void {
  const waiting = folders.map((fields) => ({ fields, parentId: topId }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { fields, parentId } = next;
    const id = textOf(fields, 'id');
    if (!put(toItem(id, fields, [{ id: parentId, isRoot: false }], FOLDER_TYPE))) continue;
    for (const below of listOf(fields, 'subFolder') ?? []) {
      waiting.push({ fields: below, parentId: id });
    }
  }
}

function parentsOf(file: Fields, topId: string): DriveItem['parents'] {
  const ids = (listOf(file, 'parents') ?? []).map((parent) => textOf(parent, 'id'));
  const known = ids.filter((id) => id !== '');
  return (known.length > 0 ? known : [topId]).map((id) => ({ id, isRoot: false }));
}

function toItem(
  id: string,
  fields: Fields,
  parents: DriveItem['parents'],
  mimeType = textOf(fields, 'mimeType'),
): DriveItem {
  const fileSize = textOf(fields, 'fileSize');
  return {
    id,
    title: textOf(fields, 'title'),
    mimeType,
    parents,
    thumbnailLink: textOf(fields, 'thumbnailLink'),
    webContentLink: textOf(fields, 'webContentLink'),
    originalFilename: textOf(fields, 'originalFilename'),
    // A number that no file has would not fit the database.
    fileSize: Number.isSafeInteger(Number(fileSize)) ? fileSize : '',
    createdDate: textOf(fields, 'createdDate'),
    iconLink: textOf(fields, 'iconLink'),
    embedLink: textOf(fields, 'embedLink'),
    shortcut: undefined,
  };
}
