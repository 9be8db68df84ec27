import type {
  NotificationsReply,
  NotificationTopic,
} from '@assembly/contract/account/notifications';
import { openSubtasks } from '@assembly/contract/announcement';
import {
  absoluteUrl,
  announcementAddress,
  documentAddress,
  eventAddress,
} from '@assembly/contract/paths';
import type { Week } from '../mail/templates/weekly-email.ts';
import type { Settings } from '../settings/settings.ts';
import { readStoredBetween } from '../store/content/events-between.ts';
import { readNewDocuments } from '../store/content/news/new-documents.ts';
import { parseSubtasks, readTasks } from '../store/content/tasks.ts';
import type { Database } from '../store/database/tables.ts';
import type { WeeklyContent } from '../store/notify/notification-content.ts';
import { countPending } from '../store/people/list-users.ts';
import { recordingTitle, TOPIC_SCREENS } from './notification-texts.ts';

const DAYS = 7;

interface WeekContext {
  db: Database;
  settings: Pick<Settings, 'current'>;
  now: () => number;
}

/** What the weekly email says to a person with these choices: only the topics that they have chosen for it. */
export async function readWeek(
  { db, settings, now }: WeekContext,
  { at, since }: Pick<WeeklyContent, 'at' | 'since'>,
  choices: Pick<NotificationsReply, NotificationTopic>,
): Promise<Week> {
  const { publicUrl, assembly } = settings.current();
  const { timeZone } = assembly;
  const toUrl = (path: string) => absoluteUrl(publicUrl, path);
  const isChosen = (topic: NotificationTopic) => choices[topic] === 'weekly';
  const documents = isChosen('sermons') ? await readNewDocuments(db, since) : [];
  const toDocument = ({ id, title, folder }: (typeof documents)[number]) => ({
    title,
    folder,
    link: toUrl(documentAddress(id)),
  });
  return {
    events: isChosen('events')
      ? await readEvents(db, { from: Math.max(at, now()), at, timeZone }, toUrl)
      : [],
    announcements: isChosen('announcements')
      ? await readAnnouncements(db, { now: now(), timeZone }, toUrl)
      : [],
    recordings: documents
      .filter(({ isRecording }) => isRecording)
      .map((item) => toDocument({ ...item, title: recordingTitle(item.title) })),
    documents: documents.filter(({ isRecording }) => !isRecording).map(toDocument),
    pending: isChosen('signUps') ? await countPending(db) : 0,
    links: {
      events: toUrl(TOPIC_SCREENS.events),
      announcements: toUrl(TOPIC_SCREENS.announcements),
      documents: toUrl(TOPIC_SCREENS.sermons),
      users: toUrl(TOPIC_SCREENS.signUps),
    },
  };
}

async function readEvents(
  db: Database,
  { from, at, timeZone }: { from: number; at: number; timeZone: string },
  toUrl: (path: string) => string,
): Promise<Week['events']> {
  const start = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  const to = start.add({ days: DAYS }).epochMilliseconds;
  const { items } = await readStoredBetween(db, { from, to }, from);
  return items.map(({ id, summary, location, date, startsAt, endsAt }) => ({
    title: summary,
    location,
    date,
    startsAt,
    endsAt,
    link: toUrl(eventAddress(id)),
  }));
}

async function readAnnouncements(
  db: Database,
  { now, timeZone }: { now: number; timeZone: string },
  toUrl: (path: string) => string,
): Promise<Week['announcements']> {
  const lists = await readTasks(db);
  return lists.flatMap(({ title: list, subtask }) =>
    openSubtasks(parseSubtasks(subtask), now, timeZone).map(({ id, title, notes, due }) => ({
      title,
      notes,
      due,
      list,
      link: toUrl(announcementAddress(id)),
    })),
  );
}
