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

/** How much of each to make. What is named replaces what was there; the rest stays. */
export const generateSchema = z.object({
  events: count.optional(),
  tasks: count.optional(),
  /** Lists the tasks are dealt out to. */
  lists: count.default(1),
  files: count.optional(),
  /** Folders the files are dealt out to. */
  folders: count.default(1),
});

/** One file of a pattern, of any size: it is made as it is read. */
export const bigFileSchema = z.object({
  id: z.string().default('big-file'),
  title: z.string().default('Whole service recording.wav'),
  mimeType: z.string().default('audio/wav'),
  bytes: count,
});

export type GenerateInput = z.input<typeof generateSchema>;
export type BigFileInput = z.input<typeof bigFileSchema>;

/** An hour each, one after the other from tomorrow on, so that any number lies ahead. */
export function manyEvents(howMany: number, now: number): CalendarItem[] {
  return Array.from({ length: howMany }, (_, at) => {
    const start = now + DAY_MS + at * HOUR_MS;
    return {
      id: `made${String(at).padStart(8, '0')}`,
      status: 'confirmed',
      summary: `Meeting ${at + 1}`,
      description: `Made to measure, number ${at + 1}`,
      start: { dateTime: new Date(start).toISOString() },
      end: { dateTime: new Date(start + HOUR_MS).toISOString() },
    };
  });
}

/** Every fifth is the parent of the four after it; all are due tomorrow or later. */
export function manyTasks(howMany: number, howManyLists: number, now: number): TaskList[] {
  const updated = new Date(now).toISOString();
  const lists: TaskList[] = Array.from({ length: howManyLists }, (_, at) => ({
    id: `made-list-${at}`,
    title: `List ${at + 1}`,
    updated,
    tasks: [],
  }));
  for (let at = 0; at < howMany; at += 1) {
    const list = lists[Math.floor(at / 5) % lists.length];
    const due = new Date(now + (1 + (at % 365)) * DAY_MS).toISOString().slice(0, 10);
    const task: Task = {
      id: `made-task-${at}`,
      title: `Task ${at + 1}`,
      notes: `Made to measure, number ${at + 1}`,
      position: String(howMany - at).padStart(20, '0'),
      status: 'needsAction',
      due: `${due}T00:00:00.000Z`,
      updated,
    };
    if (at % 5 !== 0) task.parent = `made-task-${at - (at % 5)}`;
    list?.tasks.push(task);
  }
  return lists;
}

/** Every fourth folder lies at the top, the three after it inside one another. */
export function manyFiles(howMany: number, howManyFolders: number, now: number): DriveFile[] {
  const createdDate = new Date(now - DAY_MS).toISOString();
  const folders = Array.from(
    { length: howManyFolders },
    (_, at): DriveFile => ({
      id: madeId('folder', at),
      title: `Folder ${at + 1}`,
      mimeType: FOLDER,
      parents: [at % 4 === 0 ? ROOT_ID : madeId('folder', at - 1)],
      createdDate,
    }),
  );
  const files = Array.from(
    { length: howMany },
    (_, at): DriveFile => ({
      id: madeId('file', at),
      title: `File ${at + 1}.txt`,
      mimeType: 'text/plain',
      parents: [folders[at % folders.length]?.id ?? ROOT_ID],
      createdDate,
      content: { patternSize: 1024 + (at % 1000) },
    }),
  );
  return [...folders, ...files];
}

export function bigFile(
  { id, title, mimeType, bytes }: z.output<typeof bigFileSchema>,
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

function madeId(noun: string, at: number): string {
  return `1${createHash('sha1').update(`${noun} ${at}`).digest('base64url')}`;
}
