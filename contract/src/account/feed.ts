import * as z from 'zod/mini';

/** A private link for calendar and podcast apps. Its token is shown once and never listed. */
export const feedSchema = z.object({
  id: z.string(),
  createdAt: z.number(),
  /** Accurate to about a minute. Null if no app has read it yet. */
  lastReadAt: z.nullable(z.number()),
});
export type Feed = z.infer<typeof feedSchema>;

/** Newest first. */
export const feedsReplySchema = z.object({ items: z.array(feedSchema) });

/** Both addresses contain the same token. */
export const createdFeedSchema = z.object({
  id: z.string(),
  calendarUrl: z.string(),
  sermonsUrl: z.string(),
});
export type CreatedFeed = z.infer<typeof createdFeedSchema>;
