import { FOLDER_TYPE, OTHER_FILES_ID } from '@assembly/contract/document';
import { z } from 'zod';
import type { DriveItem } from '../google/drive.ts';
import type { DriveItemRecord, EventRecord, TaskRecord } from '../store/content/records.ts';
import { toDocuments } from '../sync/to-document.ts';
import { toEvent } from '../sync/to-event.ts';
import { type Converted, convertNode, flag, listOf, text } from './tree-fields.ts';

const eventSchema = z.object({
  ...{ summary: text, status: text, description: text, location: text, callUrl: text },
  ...{ date: text, dateEnd: text, updated: text },
  attachments: listOf(z.object({ title: text, url: text, fileId: text })),
  repeats: flag,
});

export function toEvents(node: unknown, timeZone: string): Converted<EventRecord> {
  return convertNode(node, eventSchema, (id, { date, dateEnd, updated, callUrl, ...item }) => {
    const start = { dateTime: date, date: '' };
    const end = { dateTime: dateEnd, date: '' };
    const event = toEvent({ id, ...item, callUrls: [callUrl], start, end }, timeZone);
    return { ...event, updated: updated || event.updated };
  });
}

const subtasks = listOf(z.object({ id: text, title: text, notes: text, due: text, updated: text }));
const taskSchema = z.object({
  title: text,
  notes: text,
  subtask: subtasks,
  subTask: subtasks,
  position: z.number().optional().catch(undefined),
});

/** In the order of their `position`, or else of the file. */
export function toTasks(node: unknown): Converted<TaskRecord> {
  const { records, leftOut } = convertNode(node, taskSchema, (id, fields, at) => {
    const { title, notes, subtask, subTask, position = at } = fields;
    const all = [...subtask, ...subTask].map((one, at) => ({ ...one, id: one.id || String(at) }));
    return { id, title, notes, subtask: JSON.stringify(all), position };
  });
  return { records: records.sort((a, b) => a.position - b.position), leftOut };
}

const itemFields = {
  ...{ title: text, mimeType: text, originalFilename: text, fileSize: text, createdDate: text },
};
const fileSchema = z.object({ id: text, ...itemFields, parents: listOf(z.object({ id: text })) });

interface Folder {
  id: string;
  title: string;
  subFolder: Folder[];
}
const folderSchema: z.ZodType<Folder> = z.object({
  id: text,
  title: text,
  subFolder: z.lazy(() => listOf(folderSchema)),
});
const topFolderSchema = z.object({
  ...itemFields,
  subFolder: listOf(folderSchema),
  files: listOf(fileSchema),
});

const ROOT = { id: '', isRoot: true };
const NO_FILE = { originalFilename: '', fileSize: '', createdDate: '' };

/** Flattens the folders into the list that Google Drive would return, which is then converted as in a sync. */
export function toDrive(node: unknown): Converted<DriveItemRecord> {
  const items = new Map<string, DriveItem>();
  const add = (item: Omit<DriveItem, 'revision' | 'shortcut'>) => {
    if (!items.has(item.id)) items.set(item.id, { ...item, revision: '', shortcut: undefined });
  };
  const addFolders = (parentId: string, folders: Folder[]) => {
    for (const { id, title, subFolder } of folders) {
      const parents = [{ id: parentId, isRoot: false }];
      add({ id, title, mimeType: FOLDER_TYPE, parents, ...NO_FILE });
      addFolders(id, subFolder);
    }
  };
  const { records, leftOut } = convertNode(node, topFolderSchema, (id, folder) => ({
    ...folder,
    id,
  }));
  for (const { id, subFolder, files: _files, ...folder } of records) {
    // Exported by this app: its Other files folder is rebuilt.
    if (id !== OTHER_FILES_ID) add({ ...folder, id, mimeType: FOLDER_TYPE, parents: [ROOT] });
    addFolders(id, subFolder);
  }
  for (const { id, files } of records) {
    for (const file of files) {
      const [parent = { id }] = file.parents.filter((one) => one.id !== '');
      add({ ...file, parents: [id === OTHER_FILES_ID ? ROOT : { ...parent, isRoot: false }] });
    }
  }
  const drive = toDocuments([...items.values()]);
  return { records: drive.items, leftOut: [...leftOut, ...drive.leftOut.map(({ id }) => id)] };
}
