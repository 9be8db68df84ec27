import * as z from 'zod/mini';
import { listQuerySchema, pageSchema } from '../page-of.ts';

const chapterSchema = z.object({ startSeconds: z.number(), title: z.string() });
export type Chapter = z.infer<typeof chapterSchema>;

/** What the tags of a recording can say. */
export const recordingTagsSchema = z.object({
  title: z.string(),
  /** '' if it is not known. */
  speaker: z.string(),
  /** '' if it belongs to none. */
  series: z.string(),
  /** A day, or '' if it is not known. */
  date: z.string(),
  durationSeconds: z.nullable(z.number()),
  chapters: z.array(chapterSchema),
});
export type RecordingTags = z.infer<typeof recordingTagsSchema>;

/** A recording, as its tags describe it, or else its name and folder. */
export const sermonSchema = z.extend(recordingTagsSchema, {
  /** The id of the document. */
  id: z.string(),
  mimeType: z.string(),
  /** The name for downloads. */
  fileName: z.string(),
  /** In bytes, if known. */
  fileSize: z.nullable(z.number()),
});
export type Sermon = z.infer<typeof sermonSchema>;

/** The newest first, with what the filters can be set to. */
export const sermonsReplySchema = z.extend(pageSchema(sermonSchema), {
  /** Those with the newest sermons first. */
  series: z.array(z.string()),
  /** By name. */
  speakers: z.array(z.string()),
  /** Such as 2026; the newest first. */
  years: z.array(z.string()),
});
export type SermonsReply = z.infer<typeof sermonsReplySchema>;

export const sermonsQuerySchema = z.extend(listQuerySchema, {
  series: z.optional(z.string()),
  speaker: z.optional(z.string()),
  year: z.optional(z.string()),
});
export type SermonsQuery = z.infer<typeof sermonsQuerySchema>;
