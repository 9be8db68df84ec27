import * as z from 'zod/mini';
import { NEWS_MAX_ITEMS } from '../limits.ts';

/** What can be new to a member. Each is also the name of its live topic. */
export const UNSEEN_KINDS = ['announcements', 'documents'] as const;
export type UnseenKind = (typeof UNSEEN_KINDS)[number];

/** An item as it was at that time: when it changes again, it is new again. */
const itemChangeSchema = z.object({ id: z.string(), changedAt: z.number() });
export type ItemChange = z.infer<typeof itemChangeSchema>;

const newDocumentSchema = z.extend(itemChangeSchema, {
  /** The folders that it is in, from the top folder down. */
  folderIds: z.array(z.string()),
});

const unseenCountSchema = z.object({
  announcements: z.number(),
  documents: z.number(),
  /** How many of the documents are recordings. */
  sermons: z.number(),
});

/** What is new to the signed-in member. */
export const unseenReplySchema = z.object({
  /** The time up to which everything has been seen. */
  announcements: z.number(),
  documents: z.number(),
  /** Tasks, and lists whose own text is new; the newest first. */
  newAnnouncements: z.array(itemChangeSchema),
  /** The newest first. */
  newDocuments: z.array(newDocumentSchema),
  /** Counts all new items: the lists above have a limit. */
  counts: unseenCountSchema,
});

export type UnseenReply = z.infer<typeof unseenReplySchema>;

const seenItemsSchema = z.array(itemChangeSchema).check(z.maxLength(NEWS_MAX_ITEMS));

/** The items that were shown. Those that do not exist, or have changed since, are ignored. */
export const seenItemsInputSchema = z.object({
  announcements: z.optional(seenItemsSchema),
  documents: z.optional(seenItemsSchema),
});

export type SeenItems = z.infer<typeof seenItemsInputSchema>;
