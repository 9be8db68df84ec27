import { openAnnouncements } from '@assembly/contract/announcement';
import { dayIn } from '@assembly/contract/day-in';
import { DAY_MS } from '@assembly/contract/limits';
import type {
  NotificationsReply,
  NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import {
  absoluteUrl,
  announcementAddress,
  documentAddress,
  eventAddress,
  screens,
} from '@assembly/contract/paths';
import { withSpeaker } from '@assembly/contract/sermons/with-speaker';
import type { Week } from '../../mail/templates/weekly-email.ts';
import type { Settings } from '../../settings/settings.ts';
import { readStoredBetween } from '../../store/content/events-between.ts';
import { readRecordings } from '../../store/content/recordings.ts';
import { parseAnnouncements, readTasks } from '../../store/content/tasks.ts';
import { readChangedSince, readNewDocuments } from '../../store/content/unseen/item-changes.ts';
import type { Database } from '../../store/database/tables.ts';
import { countPending } from '../../store/users/list-users.ts';
import type { WeeklyContent } from '../queue/notification-content.ts';
import { TOPIC_SCREENS } from '../send/notification-texts.ts';
import { chooseAnnouncements, isRota } from './choose-announcements.ts';

const DAYS = 7;
/** Announcements that end within these days are in the email again. */
const ANNOUNCEMENT_DAYS = 14;

export interface WeekContext {
  db: Database;
  settings: Pick<Settings, 'current'>;
  now: () => number;
}

type WeekInput = Omit<WeeklyContent, 'kind'>;

/**
 * What the weekly email says to a person with these choices: the topics that they have chosen for it, and new documents,
 * which have no topic of their own.
 */
export async function readWeek(
  context: WeekContext,
  input: WeekInput,
  choices: Pick<NotificationsReply, NotificationTopic>,
): Promise<Week> {
  const week = await readWholeWeek(context, input);
  const isChosen = (topic: NotificationTopic) => choices[topic] === 'weekly';
  return {
    ...week,
    events: isChosen('events') ? week.events : [],
    announcements: isChosen('announcements') ? week.announcements : [],
    sermons: isChosen('sermons') ? week.sermons : [],
    pending: isChosen('signUps') ? week.pending : 0,
  };
}

/** Every section, whatever the recipient has chosen. */
async function readWholeWeek(
  { db, settings, now }: WeekContext,
  { at, since, note = '' }: WeekInput,
): Promise<Week> {
  const { publicUrl, assembly } = settings.current();
  const { timeZone } = assembly;
  const toUrl = (path: string) => absoluteUrl(publicUrl, path);
  const documents = await readNewDocuments(db, { since, until: at });
  const newIds = new Set(documents.map(({ id }) => id));
  const sermons = withSpeaker((await readRecordings(db, timeZone)).map(({ sermon }) => sermon));
  const newSermons = sermons.filter(({ id }) => newIds.has(id));
  const sermonIds = new Set(newSermons.map(({ id }) => id));
  return {
    note,
    events: await readEvents(db, { from: Math.max(at, now()), at, timeZone }, toUrl),
    announcements: await readAnnouncements(db, { now: now(), since, at, timeZone }, toUrl),
    sermons: (newSermons.length > 0 ? newSermons : sermons.slice(0, 1)).map(({ id, title }) => ({
      title,
      link: toUrl(documentAddress(id)),
    })),
    hasNewSermon: newSermons.length > 0,
    documents: documents
      .filter(({ id }) => !sermonIds.has(id))
      .map(({ id, title, folder }) => ({ title, folder, link: toUrl(documentAddress(id)) })),
    pending: await countPending(db),
    links: {
      events: toUrl(TOPIC_SCREENS.events),
      announcements: toUrl(TOPIC_SCREENS.announcements),
      sermons: toUrl(TOPIC_SCREENS.sermons),
      documents: toUrl(screens.documents),
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
  { now, since, at, timeZone }: { now: number; since: number; at: number; timeZone: string },
  toUrl: (path: string) => string,
): Promise<Week['announcements']> {
  const newIds = await readChangedSince(db, 'announcements', { since, until: at });
  const lastDay = dayIn(timeZone, now + ANNOUNCEMENT_DAYS * DAY_MS);
  const lists = await readTasks(db);
  return lists.flatMap(({ title: list, subtask }) => {
    const open = openAnnouncements(parseAnnouncements(subtask), now, timeZone);
    const isInRota = isRota(open);
    return chooseAnnouncements(open, { newIds, lastDay }).map(({ id, title, due }) => ({
      title,
      list: isInRota ? list : '',
      due,
      link: toUrl(announcementAddress(id)),
    }));
  });
}
