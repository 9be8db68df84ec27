import * as z from 'zod/mini';

/** Items that a sync would remove; those with the same title are counted together. */
export const removalSchema = z.object({
  title: z.string(),
  count: z.number(),
  /** The start of the first and of the last one; null without a date. */
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  /** The title of the folder or list that contains it, or ''. */
  place: z.string(),
  isFolder: z.boolean(),
});

export type Removal = z.infer<typeof removalSchema>;

/** For example: "Choir practice" and ", 52 times, 19 Nov 2026 – 12 Nov 2027", or "Sermons" and ", a folder in Archive". */
export function describeRemoval(
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
