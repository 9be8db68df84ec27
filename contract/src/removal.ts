import * as z from 'zod/mini';

/** What a sync would remove, the same in one line however often it is there. */
export const removalSchema = z.object({
  title: z.string(),
  count: z.number(),
  /** When the first and the last of them begin; null for what has no date. */
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  /** The title of the folder or the list that it is in, or ''. */
  place: z.string(),
  isFolder: z.boolean(),
});

export type Removal = z.infer<typeof removalSchema>;

/** "Choir practice" and ", 52 times, 19 Nov 2026 – 12 Nov 2027", or "Sermons" and ", a folder in Archive". */
export function removalInWords(
  { title, count, from, to, place, isFolder }: Removal,
  days: Intl.DateTimeFormat,
): [title: string, more: string] {
  const words = [''];
  if (count > 1) words.push(`${count} times`);
  if (from !== null && to !== null) words.push(days.formatRange(from, to));
  const where = [isFolder && 'a folder', place && `in ${place}`].filter(Boolean).join(' ');
  if (where) words.push(where);
  return [title.trim() || 'Untitled', words.join(', ')];
}
