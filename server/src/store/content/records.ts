import type {
  CalendarsTable,
  DriveItemsTable,
  EventsTable,
  TasksTable,
} from '../database/tables/content.ts';

/** The tables that the sync fills. */
export const CONTENT_TABLES = ['events', 'calendars', 'tasks', 'drive_items'] as const;
export type ContentTable = (typeof CONTENT_TABLES)[number];

// Without the columns that are set when a record is written.
export type CalendarRecord = Omit<CalendarsTable, 'contentHash'>;
export type EventRecord = Omit<EventsTable, 'contentHash' | 'sequence'>;
export type TaskRecord = Omit<TasksTable, 'contentHash'>;
export type DriveItemRecord = Omit<DriveItemsTable, 'contentHash'>;

/** What comparing and writing needs to know about a record. */
export interface ContentRecord {
  id: string;
  title?: string;
  /** The title of an event. */
  summary?: string;
  /** Its order among its neighbors. A record that only moved does not count as changed. */
  position?: number;
}
