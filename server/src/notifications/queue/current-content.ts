import { type AnnouncementList, openAnnouncements } from '@assembly/contract/announcement';
import type { AssemblyClock } from '@assembly/contract/day-in';
import { type EventTimes, isAllDay } from '@assembly/contract/event';
import { findEvent } from '../../store/content/events.ts';
import { readTasks, toAnnouncementList } from '../../store/content/tasks.ts';
import type { Database } from '../../store/database/tables.ts';
import { countPending, findUser } from '../../store/users/list-users.ts';
import {
  type AnnouncementContent,
  type EventContent,
  type ItemContent,
  isSameTime,
  type NotificationContent,
  type SignUpsContent,
  type SummaryContent,
  type SummaryItem,
} from './notification-content.ts';

/**
 * The content, that of an announcement as it is now. Undefined if it is not sent any more, because the item is over, gone or done:
 * quiet hours, or a mail server that is down, can delay a notification by hours.
 */
export async function readCurrentContent(
  db: Database,
  itemId: string,
  content: NotificationContent,
  clock: AssemblyClock,
): Promise<NotificationContent | undefined> {
  switch (content.kind) {
    case 'announcement':
      return await readAnnouncement(db, itemId, clock);
    case 'event':
      return (await isCurrentEvent(db, itemId, content, clock.now)) ? content : undefined;
    case 'sermon':
      return (await isStored(db, itemId)) ? content : undefined;
    case 'signUps':
      return (await isWaiting(db, content)) ? content : undefined;
    default:
      return content;
  }
}

/** The summary without items that are over, gone or done; undefined if nothing is left. */
export async function readCurrentSummary(
  db: Database,
  summary: SummaryContent,
  clock: AssemblyClock,
): Promise<SummaryContent | undefined> {
  const items: SummaryItem[] = [];
  for (const item of summary.items) {
    const content = toItemContent(summary.topic, item);
    if (await readCurrentContent(db, item.id, content, clock)) items.push(item);
  }
  const count = summary.count - (summary.items.length - items.length);
  return count > 0 ? { ...summary, count, items } : undefined;
}

function toItemContent(topic: SummaryContent['topic'], { title, event }: SummaryItem): ItemContent {
  if (event) return { kind: 'event', title, location: '', description: '', ...event };
  return topic === 'sermons'
    ? { kind: 'sermon', title, folder: '' }
    : { kind: 'announcement', title, notes: '', list: '', due: '' };
}

async function readAnnouncement(
  db: Database,
  itemId: string,
  clock: AssemblyClock,
): Promise<AnnouncementContent | undefined> {
  const lists = (await readTasks(db)).map(toAnnouncementList);
  return listOpenAnnouncements(lists, clock).find((open) => open.itemId === itemId)?.content;
}

interface OpenAnnouncement {
  itemId: string;
  content: AnnouncementContent;
}

/** What members read: open tasks, and the text of a task with open subtasks. */
export function listOpenAnnouncements(
  lists: AnnouncementList[],
  { now, timeZone }: AssemblyClock,
): OpenAnnouncement[] {
  const kind = 'announcement';
  return lists.flatMap(({ id, title: list, notes, subtasks }) => {
    const open = openAnnouncements(subtasks, now, timeZone);
    const own = { itemId: id, content: { kind, title: list, notes, list: '', due: '' } as const };
    const tasks = open.map((task): OpenAnnouncement => {
      const due = task.due.slice(0, 'yyyy-mm-dd'.length);
      const { title, notes } = task;
      return { itemId: task.id, content: { kind, title, notes, list, due } };
    });
    return notes && open.length > 0 ? [own, ...tasks] : tasks;
  });
}

/** Whether the event is still as the notification says, and not over. */
async function isCurrentEvent(
  db: Database,
  itemId: string,
  { before, after }: EventContent,
  now: number,
): Promise<boolean> {
  if (isPast(before, now) && (after === null || isPast(after, now))) return false;
  const event = await findEvent(db, itemId);
  const isShown = event !== undefined && event.shownUntil !== null;
  if (after === null) return !isShown;
  return isShown && isSameTime(event, after) && !isSameTime(before, after);
}

/** A timed event is past once it has begun, an all-day event once its last day is over. */
function isPast({ date, startsAt, endsAt }: EventTimes, now: number): boolean {
  const time = isAllDay({ date }) ? endsAt : startsAt;
  return time !== null && time <= now;
}

async function isStored(db: Database, id: string): Promise<boolean> {
  const items = db.selectFrom('drive_items').select('id').where('id', '=', id);
  return (await items.executeTakeFirst()) !== undefined;
}

/** Whether someone waits for approval. */
async function isWaiting(db: Database, { newestId }: SignUpsContent): Promise<boolean> {
  if (newestId === null) return (await countPending(db)) > 0;
  const person = await findUser(db, newestId);
  return person !== undefined && !person.isActive;
}
