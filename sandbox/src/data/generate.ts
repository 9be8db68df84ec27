import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '../options.ts';
import {
  type CalendarItem,
  type DriveFile,
  FOLDER,
  ROOT_ID,
  type Task,
  type TaskList,
} from './google-items.ts';

const count = z.number().int().nonnegative();

/** How many of each to generate. They replace the existing ones; a source without a number is unchanged. */
export const generateSchema = z.object({
  events: count.optional(),
  tasks: count.optional(),
  /** How many lists the tasks are distributed over. */
  lists: count.default(1),
  files: count.optional(),
  /** How many folders the files are distributed over. */
  folders: count.default(1),
});

/** One file of any size, whose bytes are generated as they are read. */
export const largeFileSchema = z.object({
  id: z.string().default('big-file'),
  title: z.string().default('Whole service recording.wav'),
  mimeType: z.string().default('audio/wav'),
  bytes: count,
});

export type GenerateInput = z.input<typeof generateSchema>;
export type LargeFileInput = z.input<typeof largeFileSchema>;

/** One hour each, one after another from tomorrow on, so that all of them are upcoming. */
export function manyEvents(total: number, now: number): CalendarItem[] {
  return Array.from({ length: total }, (_, index) => {
    const start = now + DAY_MS + index * HOUR_MS;
    return {
      id: `made${String(index).padStart(8, '0')}`,
      status: 'confirmed',
      summary: `Meeting ${index + 1}`,
      description: `Generated, number ${index + 1}`,
      start: { dateTime: new Date(start).toISOString() },
      end: { dateTime: new Date(start + HOUR_MS).toISOString() },
    };
  });
}

/** Every fifth task is the parent of the next four; all are due tomorrow or later. */
export function manyTasks(total: number, listCount: number, now: number): TaskList[] {
  const updated = new Date(now).toISOString();
  const lists: TaskList[] = Array.from({ length: listCount }, (_, index) => ({
    id: `made-list-${index}`,
    title: `List ${index + 1}`,
    updated,
    tasks: [],
  }));
  for (let index = 0; index < total; index += 1) {
    const list = lists[Math.floor(index / 5) % lists.length];
    const due = new Date(now + (1 + (index % 365)) * DAY_MS).toISOString().slice(0, 10);
    const task: Task = {
      id: `made-task-${index}`,
      title: `Task ${index + 1}`,
      notes: `Generated, number ${index + 1}`,
      position: String(total - index).padStart(20, '0'),
      status: 'needsAction',
      due: `${due}T00:00:00.000Z`,
      updated,
    };
    if (index % 5 !== 0) task.parent = `made-task-${index - (index % 5)}`;
    list?.tasks.push(task);
  }
  return lists;
}

/** Every fourth folder is at the top; the next three are nested in it. */
export function manyFiles(total: number, folderCount: number, now: number): DriveFile[] {
  const createdDate = new Date(now - DAY_MS).toISOString();
  const folders = Array.from(
    { length: folderCount },
    (_, index): DriveFile => ({
      id: generatedId('folder', index),
      title: `Folder ${index + 1}`,
      mimeType: FOLDER,
      parents: [index % 4 === 0 ? ROOT_ID : generatedId('folder', index - 1)],
      createdDate,
    }),
  );
  const files = Array.from(
    { length: total },
    (_, index): DriveFile => ({
      id: generatedId('file', index),
      title: `File ${index + 1}.txt`,
      mimeType: 'text/plain',
      parents: [folders[index % folders.length]?.id ?? ROOT_ID],
      createdDate,
      content: { patternSize: 1024 + (index % 1000) },
    }),
  );
  return [...folders, ...files];
}

export function largeFile(
  { id, title, mimeType, bytes }: z.output<typeof largeFileSchema>,
  now: number,
) {
  const file: DriveFile = {
    id,
    title,
    mimeType,
    parents: [ROOT_ID],
    createdDate: new Date(now).toISOString(),
    content: { patternSize: bytes },
  };
  return file;
}

function generatedId(kind: string, index: number): string {
  return `1${createHash('sha1').update(`${kind} ${index}`).digest('base64url')}`;
}
