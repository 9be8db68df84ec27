import { type AnnouncementList, openAnnouncements } from '@assembly/contract/announcement';
import type { AssemblyClock } from '@assembly/contract/day-in';
import type { Tx } from '../../database/tables.ts';
import type { SourceChanges } from '../../notify/changes/record-changes.ts';
import type { AnnouncementContent } from '../../notify/notification-content.ts';
import { readPresentItems } from '../unseen/item-changes.ts';

/** Tasks that members did not see before, in the lists that are changed. Call it before they are written. */
export async function findNewAnnouncements(
  trx: Tx,
  before: AnnouncementList[],
  after: AnnouncementList[],
  clock: AssemblyClock,
): Promise<SourceChanges> {
  const { opened, added, gone, closed, contents } = compareAnnouncements(before, after, clock);
  const hidden = new Set([...gone, ...closed]);
  // A snapshot that was restored may lack tasks that members have been notified of.
  const present = await readPresentItems(trx, 'announcements', added);
  const ids = [...opened, ...added.filter((id) => !present.has(id))];
  return {
    source: 'announcements',
    topic: 'announcements',
    found: ids.flatMap((itemId) => {
      const content = contents.get(itemId);
      return content ? { itemId, content } : [];
    }),
    gone,
    returned: [...opened, ...added],
    revise({ itemId, content }) {
      return hidden.has(itemId) ? null : { itemId, content: contents.get(itemId) ?? content };
    },
  };
}

/** A change of the text is not news. */
export function compareAnnouncements(
  before: AnnouncementList[],
  after: AnnouncementList[],
  clock: AssemblyClock,
) {
  const contents = announcementsOf(after, clock);
  const [daysBefore, daysAfter] = [dueDaysOf(before), dueDaysOf(after)];
  const ids = [...contents.keys()];
  return {
    /** What members read now. */
    contents,
    /** Without a due day a task is not shown. People often enter the day after the title. */
    opened: ids.filter((id) => daysBefore.get(id) === ''),
    added: ids.filter((id) => !daysBefore.has(id)),
    gone: [...daysBefore.keys()].filter((id) => !daysAfter.has(id)),
    /** Not shown any more, as without a due day. */
    closed: [...daysAfter.keys()].filter((id) => !contents.has(id)),
  };
}

/** What members read: open tasks, and the text of a task with open subtasks. */
function announcementsOf(lists: AnnouncementList[], { now, timeZone }: AssemblyClock) {
  const contents = new Map<string, AnnouncementContent>();
  const kind = 'announcement';
  for (const { id, title, notes, subtasks } of lists) {
    const open = openAnnouncements(subtasks, now, timeZone);
    if (notes && open.length > 0) contents.set(id, { kind, title, notes, list: '', due: '' });
    for (const task of open) {
      const due = task.due.slice(0, 'yyyy-mm-dd'.length);
      contents.set(task.id, { kind, title: task.title, notes: task.notes, list: title, due });
    }
  }
  return contents;
}

/** Of all tasks and lists, by id; undefined for those that are lists. */
function dueDaysOf(lists: AnnouncementList[]): Map<string, string | undefined> {
  const days = new Map<string, string | undefined>();
  for (const { id, subtasks } of lists) {
    days.set(id, undefined);
    for (const task of subtasks) days.set(task.id, task.due);
  }
  return days;
}
