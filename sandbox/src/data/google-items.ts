/** A moment as the calendar writes it: a day, or a date-time with its offset. */
export type CalendarTime = { date?: string; dateTime?: string; timeZone?: string };

/** A calendar item as it is stored: Google's own shape, a master with its rule or one event. */
export type CalendarItem = {
  id: string;
  status?: string;
  summary?: string;
  description?: string;
  start?: CalendarTime;
  end?: CalendarTime;
  recurrence?: string[];
  recurringEventId?: string;
  originalStartTime?: CalendarTime;
  updated?: string;
  [field: string]: unknown;
};

export type Task = {
  id: string;
  title?: string;
  notes?: string;
  parent?: string;
  position?: string;
  /** A day at midnight UTC: Google drops the time. */
  due?: string;
  completed?: string;
  updated?: string;
  status?: string;
  hidden?: boolean;
  deleted?: boolean;
  [field: string]: unknown;
};

export type TaskList = { id: string; title: string; updated?: string; tasks: Task[] };

/** What a file holds: ready bytes, text, or a pattern of a size that no one could hold. */
export type Content =
  | { bytes: Uint8Array }
  | { text: string }
  | { base64: string }
  | { patternSize: number };

export type DriveFile = {
  id: string;
  title: string;
  mimeType: string;
  /** Ids. None at all: a file that somebody shared. */
  parents?: string[];
  content?: Content;
  trashed?: boolean;
  createdDate?: string;
  modifiedDate?: string;
  description?: string;
  shortcutDetails?: { targetId: string; targetMimeType?: string };
  /** Laid over the answer as it is: for what Google should never say, but a test wants said. */
  extra?: Record<string, unknown>;
};

export const FOLDER = 'application/vnd.google-apps.folder';
export const SHORTCUT = 'application/vnd.google-apps.shortcut';
export const ROOT_ID = '0AKsandboxRootUk9PVA';
