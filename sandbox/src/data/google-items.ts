/** A day, or a date-time with its offset. */
export type CalendarTime = { date?: string; dateTime?: string; timeZone?: string };

export type Attachment = { title?: string; fileUrl?: string; fileId?: string; mimeType?: string };

export type ConferenceData = { entryPoints: { entryPointType: string; uri: string }[] };

/** Google's format: a single event, or a recurring event with its rule. */
export type CalendarItem = {
  id: string;
  status?: string;
  summary?: string;
  description?: string;
  location?: string;
  /** Only of Google's own meetings; any other is in `conferenceData`. */
  hangoutLink?: string;
  conferenceData?: ConferenceData;
  attachments?: Attachment[];
  start?: CalendarTime;
  end?: CalendarTime;
  recurrence?: string[];
  recurringEventId?: string;
  originalStartTime?: CalendarTime;
  updated?: string;
  [field: string]: unknown;
};

export type Calendar = {
  id: string;
  summary: string;
  description?: string;
  /** As in the owner's calendar list. */
  backgroundColor: string;
  items: CalendarItem[];
};

export type Task = {
  id: string;
  title?: string;
  notes?: string;
  parent?: string;
  position?: string;
  /** Midnight UTC of a day: Google ignores the time. */
  due?: string;
  completed?: string;
  updated?: string;
  status?: string;
  hidden?: boolean;
  deleted?: boolean;
  [field: string]: unknown;
};

export type TaskList = { id: string; title: string; updated?: string; tasks: Task[] };

/** Bytes, text, repeated bytes, or a generated pattern; the last two are never held in memory as a whole. */
export type Content =
  | { bytes: Uint8Array }
  | { text: string }
  | { base64: string }
  | { repeated: { bytes: Uint8Array; times: number }[] }
  | { patternSize: number };

export type DriveFile = {
  id: string;
  title: string;
  mimeType: string;
  /** Ids of folders. A file that was shared with the owner has none. */
  parents?: string[];
  content?: Content;
  trashed?: boolean;
  createdDate?: string;
  modifiedDate?: string;
  description?: string;
  shortcutDetails?: { targetId: string; targetMimeType?: string };
  /** Overrides fields of the reply, for values that Google should never send. */
  extra?: Record<string, unknown>;
};

export const FOLDER = 'application/vnd.google-apps.folder';
export const SHORTCUT = 'application/vnd.google-apps.shortcut';
export const ROOT_ID = '0AKsandboxRootUk9PVA';
