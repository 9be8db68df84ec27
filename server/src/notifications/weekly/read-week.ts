import { openAnnouncements } from '@assembly/contract/announcement';
import type {
  NotificationsReply,
  NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import {
  absoluteUrl,
  announcementAddress,
  documentAddress,
  eventAddress,
} from '@assembly/contract/paths';
import type { Week } from '../../mail/templates/weekly-email.ts';
import type { Settings } from '../../settings/settings.ts';
import { readStoredBetween } from '../../store/content/events-between.ts';
import { parseAnnouncements, readTasks } from '../../store/content/tasks.ts';
import { readNewDocuments } from '../../store/content/unseen/new-documents.ts';
import type { Database } from '../../store/database/tables.ts';
import { countPending } from '../../store/users/list-users.ts';
import type { WeeklyContent } from '../queue/notification-content.ts';
import { recordingTitle, TOPIC_SCREENS } from '../send/notification-texts.ts';

const DAYS = 7;

interface WeekContext {
  db: Database;
  settings: Pick<Settings, 'current'>;
  now: () => number;
}

type WeekTimes = Pick<WeeklyContent, 'at' | 'since'>;

/**
 * What the weekly email says to a person with these choices: the topics that they have chosen for it, and new documents,
 * which have no topic of their own.
 */
export async function readWeek(
  context: WeekContext,
  times: WeekTimes,
  choices: Pick<NotificationsReply, NotificationTopic>,
): Promise<Week> {
  const week = await readWholeWeek(context, times);
  const isChosen = (topic: NotificationTopic) => choices[topic] === 'weekly';
  return {
    ...week,
    events: isChosen('events') ? week.events : [],
    announcements: isChosen('announcements') ? week.announcements : [],
    recordings: isChosen('sermons') ? week.recordings : [],
    pending: isChosen('signUps') ? week.pending : 0,
  };
}

/** Every section, whatever the recipient has chosen. */
async function readWholeWeek(
  { db, settings, now }: WeekContext,
  { at, since }: WeekTimes,
): Promise<Week> {
  const { publicUrl, assembly } = settings.current();
  const { timeZone } = assembly;
  const toUrl = (path: string) => absoluteUrl(publicUrl, path);
  const documents = await readNewDocuments(db, { since, until: at });
  const toDocument = ({ id, title, folder }: (typeof documents)[number]) => ({
    title,
    folder,
    link: toUrl(documentAddress(id)),
  });
  return {
    events: await readEvents(db, { from: Math.max(at, now()), at, timeZone }, toUrl),
    announcements: await readAnnouncements(db, { now: now(), timeZone }, toUrl),
    recordings: documents
      .filter(({ isRecording }) => isRecording)
      .map((item) => toDocument({ ...item, title: recordingTitle(item.title) })),
    documents: documents.filter(({ isRecording }) => !isRecording).map(toDocument),
    pending: await countPending(db),
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
    openAnnouncements(parseAnnouncements(subtask), now, timeZone).map(
      ({ id, title, notes, due }) => ({
        title,
        notes,
        due,
        list,
        link: toUrl(announcementAddress(id)),
      }),
    ),
  );
}
