import type { AnnouncementList } from '../announcement.ts';
import { foldWords, missingWords } from './search.ts';

/** The lists that match or have a subtask that does, with their matching subtasks. */
export const searchAnnouncements = (lists: AnnouncementList[], search: string[]) =>
  lists.flatMap((list) => filterBySearch(list, search));

function filterBySearch(list: AnnouncementList, search: string[]): AnnouncementList[] {
  const wanted = missingWords(foldWords(`${list.title} ${list.notes}`), search);
  const subtasks = list.subtasks.filter(
    ({ title, notes }) => missingWords(foldWords(`${title} ${notes}`), wanted).length === 0,
  );
  return subtasks.length > 0 || wanted.length === 0 ? [{ ...list, subtasks }] : [];
}
