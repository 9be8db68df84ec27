import type { DriveItem } from '../google/drive.ts';
import type { GoogleTaskList } from '../google/tasks.ts';
import { toEvent } from '../sync/to-event.ts';

/** All day, on a day of December unless told otherwise. */
export const event = (id: string, summary = id, day = '2026-12-01') =>
  toEvent(
    {
      id,
      summary,
      status: 'confirmed',
      description: '',
      start: { dateTime: '', date: day },
      end: {
        dateTime: '',
        date: day.replace(/\d\d$/, (d) => String(Number(d) + 1).padStart(2, '0')),
      },
    },
    'UTC',
  );

export const list = (id: string, title: string, tasks: string[]): GoogleTaskList => ({
  id,
  title,
  unread: [],
  tasks: tasks.map((name) => ({
    id: name,
    title: name,
    notes: `About ${name}`,
    status: '',
    parent: '',
    position: '',
    due: '2026-12-01T00:00:00.000Z',
    updated: '',
    hidden: false,
    deleted: false,
  })),
});

/** In the folder of that id, or at the top. */
export const driveItem = (
  id: string,
  parent: string,
  parts: Partial<DriveItem> = {},
): DriveItem => ({
  id,
  title: id,
  mimeType: 'text/plain',
  parents: [{ id: parent, isRoot: parent === '' }],
  thumbnailLink: '',
  webContentLink: '',
  originalFilename: `${id}.txt`,
  fileSize: '12',
  createdDate: '2026-01-01T00:00:00.000Z',
  iconLink: '',
  embedLink: '',
  shortcut: undefined,
  ...parts,
});
