import type { Flag } from './users.ts';

/** The sync compares this hash instead of every column. */
interface Hashed {
  contentHash: string;
}

export interface CalendarsTable extends Hashed {
  id: string;
  name: string;
  /** `#rrggbb`, or ''. */
  color: string;
  /** In the order of the settings. */
  position: number;
}

export interface EventsTable extends Hashed {
  id: string;
  date: string;
  updated: string;
  summary: string;
  status: string;
  description: string;
  dateEnd: string;
  startsAt: number | null;
  endsAt: number | null;
  /** Null when members never see it. */
  shownUntil: number | null;
  /** Folded words, each preceded by a space. */
  search: string;
  /** For calendar programs: the version of the source that brought this time and status, so that it only grows. */
  sequence: number;
  /** '' if it is not known. */
  calendarId: string;
  location: string;
  /** An http or https address, or ''. */
  callUrl: string;
  /** JSON: a list of titles, addresses and Google's file ids. */
  attachments: string;
  repeats: Flag;
}

export interface TasksTable extends Hashed {
  id: string;
  title: string;
  notes: string;
  /** JSON: a list of subtasks. */
  subtask: string;
  position: number;
}

/** Every folder and file that members see. */
export interface DriveItemsTable extends Hashed {
  id: string;
  /** Empty at the top level. */
  parentId: string;
  position: number;
  isFolder: Flag;
  /** The item itself, or the target of a shortcut. */
  targetId: string;
  title: string;
  mimeType: string;
  fileName: string;
  fileSize: number | null;
  createdDate: string;
  /** Folded words, each preceded by a space. */
  search: string;
}

/** The audio files that members see, with what their tags say. */
export interface RecordingsTable {
  /** Google's id of the file: the target of a shortcut. */
  fileId: string;
  /** Google's checksum of its content. */
  checksum: string;
  /** The checksum of the content whose tags were read; '' before that. */
  readChecksum: string;
  /** JSON; '' before they were read. */
  tags: string;
}

/** When announcements and documents came or changed. */
export interface ItemChangesTable {
  /** `announcements` or `documents`. */
  kind: string;
  id: string;
  /** The hash of what members see. */
  contentHash: string;
  /** 0 if it was not news. */
  changedAt: number;
  /** When a sync no longer found it. */
  goneAt: number | null;
}

/** The snapshot's rows that its successor changed or removed. */
type Before<Table> = { versionId: string } & Table;

export interface ContentTables {
  calendars: CalendarsTable;
  events: EventsTable;
  tasks: TasksTable;
  drive_items: DriveItemsTable;
  calendars_before: Before<CalendarsTable>;
  events_before: Before<EventsTable>;
  tasks_before: Before<TasksTable>;
  drive_items_before: Before<DriveItemsTable>;
  item_changes: ItemChangesTable;
  recordings: RecordingsTable;
}
