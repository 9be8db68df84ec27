/** The tables that the sync fills. */
export const CONTENT_TABLES = ['events', 'calendars', 'tasks', 'drive', 'drive_items'] as const;
export type ContentTable = (typeof CONTENT_TABLES)[number];

export interface ContentRecord {
  id: string;
  title?: string;
  /** The title of an event. */
  summary?: string;
  /** Its order among its neighbors. A record that only moved does not count as changed. */
  position?: number;
  /** Of an event; '' if it is not known. An event whose calendar only becomes known does not count as changed. */
  calendarId?: string;
}
