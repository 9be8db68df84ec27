import * as z from 'zod/mini';
import { announcementsReplySchema } from './announcement.ts';
import { documentSchema } from './document.ts';
import { calendarSchema, eventSchema } from './event.ts';
import { sermonSchema } from './sermons/sermon.ts';

// What the app stores on a phone to be read without a network. It parses each section alone, when a screen needs it.

/** The events of the last 31 and the next 90 days, without canceled ones, by start and then by id. */
const offlineEventsSchema = z.object({
  items: z.array(eventSchema),
  /** In the order of the settings. */
  calendars: z.array(calendarSchema),
  /** Events that start at this instant or later are not included. */
  until: z.number(),
});
export type OfflineEvents = z.infer<typeof offlineEventsSchema>;

/** The lists with their open subtasks. */
const offlineAnnouncementsSchema = announcementsReplySchema;
export type OfflineAnnouncements = z.infer<typeof offlineAnnouncementsSchema>;

const offlineDocumentSchema = z.extend(
  z.omit(documentSchema, { folderTitle: true, durationSeconds: true }),
  {
    /** Empty at the top level. */
    parentId: z.string(),
    /** The name of a file, if it is not its title. */
    fileName: z.optional(z.string()),
    /** The folder that a shortcut opens. */
    targetId: z.optional(z.string()),
  },
);
export type OfflineDocument = z.infer<typeof offlineDocumentSchema>;

/** All folders and files. Those of each folder are in the order in which it shows them. */
const offlineDocumentsSchema = z.object({ items: z.array(offlineDocumentSchema) });
export type OfflineDocuments = z.infer<typeof offlineDocumentsSchema>;

/** Every recording, the newest first. */
const offlineSermonsSchema = z.object({ items: z.array(sermonSchema) });

export const offlineReplySchema = z.object({
  /** When the server read the content. The `Date` header of a 304 says when it was last found unchanged. */
  asOf: z.number(),
  events: offlineEventsSchema,
  announcements: offlineAnnouncementsSchema,
  documents: offlineDocumentsSchema,
  sermons: offlineSermonsSchema,
});
export type OfflineReply = z.infer<typeof offlineReplySchema>;
