import * as z from 'zod/mini';
import { dayIn } from './day-in.ts';
import { indexWords, missingWords } from './text/search.ts';

export const announcementSchema = z.object({
  id: z.string(),
  title: z.string(),
  notes: z.string(),
  /** A day, or empty. */
  due: z.string(),
  /** An instant, used when there is no due day. */
  updated: z.string(),
});

export type Announcement = z.infer<typeof announcementSchema>;

export const announcementListSchema = z.object({
  id: z.string(),
  title: z.string(),
  notes: z.string(),
  subtasks: z.array(announcementSchema),
});

export type AnnouncementList = z.infer<typeof announcementListSchema>;

export const announcementsReplySchema = z.object({ items: z.array(announcementListSchema) });

/**
 * A subtask is open while its due day, or else the instant it was updated, is in the future. A due day is in the future
 * until it ends in the assembly's time zone.
 */
export function isOpen(
  subtask: Pick<Announcement, 'due' | 'updated'>,
  now: number,
  timeZone: string,
) {
  if (subtask.due) {
    return STARTS_WITH_DAY.test(subtask.due) && subtask.due.slice(0, 10) >= dayIn(timeZone, now);
  }
  const updated = Date.parse(subtask.updated);
  return !Number.isNaN(updated) && updated > now;
}

export function openAnnouncements(
  subtasks: Announcement[],
  now: number,
  timeZone: string,
): Announcement[] {
  return subtasks.filter((subtask) => isOpen(subtask, now, timeZone));
}

/** The list with its open subtasks, of which there may be none. */
export function withOpenAnnouncements(
  list: AnnouncementList,
  now: number,
  timeZone: string,
): AnnouncementList {
  return { ...list, subtasks: openAnnouncements(list.subtasks, now, timeZone) };
}

const STARTS_WITH_DAY = /^\d{4}-\d{2}-\d{2}(?:$|T)/;

/** The lists that match or have a subtask that does, with their matching subtasks. */
export const searchAnnouncements = (lists: AnnouncementList[], search: string[]) =>
  lists.flatMap((list) => filterBySearch(list, search));

function filterBySearch(list: AnnouncementList, search: string[]): AnnouncementList[] {
  const wanted = missingWords(indexWords(`${list.title} ${list.notes}`), search);
  const subtasks = list.subtasks.filter(
    ({ title, notes }) => missingWords(indexWords(`${title} ${notes}`), wanted).length === 0,
  );
  return subtasks.length > 0 || wanted.length === 0 ? [{ ...list, subtasks }] : [];
}
