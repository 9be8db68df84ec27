import * as z from 'zod/mini';
import { SERMONS_PER_PAGE } from './limits.ts';
import { clampPage, listQuerySchema, pageSchema } from './page-of.ts';
import { foldWords, missingWords, searchWords } from './text/search.ts';

export const chapterSchema = z.object({ startSeconds: z.number(), title: z.string() });
export type Chapter = z.infer<typeof chapterSchema>;

/** A recording, as its tags describe it, or else its name and folder. */
export const sermonSchema = z.object({
  /** The id of the document. */
  id: z.string(),
  title: z.string(),
  /** '' if it is not known. */
  speaker: z.string(),
  /** '' if it belongs to none. */
  series: z.string(),
  /** A day, or '' if it is not known. */
  date: z.string(),
  durationSeconds: z.nullable(z.number()),
  chapters: z.array(chapterSchema),
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

/** The sermons that a query asks for, of all of them, the newest first. The server and a phone without it answer alike. */
export function findSermons(
  all: Sermon[],
  { page = 1, search, series, speaker, year }: SermonsQuery,
): SermonsReply {
  const words = searchWords(search);
  const found = all.filter(
    (sermon) =>
      (!series || sermon.series === series) &&
      (!speaker || sermon.speaker === speaker) &&
      (!year || sermon.date.startsWith(year)) &&
      missingWords(foldWords(`${sermon.title} ${sermon.speaker} ${sermon.series}`), words)
        .length === 0,
  );
  const { offset, ...counts } = clampPage(page, found.length, SERMONS_PER_PAGE);
  return {
    ...counts,
    items: found.slice(offset, offset + SERMONS_PER_PAGE),
    series: distinct(all.map((sermon) => sermon.series)),
    speakers: distinct(all.map((sermon) => sermon.speaker)).sort((one, other) =>
      one.localeCompare(other),
    ),
    years: distinct(all.map(({ date }) => date.slice(0, 4))),
  };
}

const distinct = (texts: string[]) => [...new Set(texts)].filter(Boolean);
