import { dayIn } from '@assembly/contract/day-in';
import type { EventTimes } from '@assembly/contract/event';
import { cleanNotes, cleanTitle, titleOr } from './clean-text.ts';
import {
  type Block,
  CHARS_PER_ITEM,
  composeEmail,
  type Email,
  type EmailFrame,
  fitEmail,
  type Row,
} from './compose-email.ts';
import { firstDayOf, formatDay, formatTimesBelow, type ReaderClock } from './format-event-times.ts';

const SERMONS_MAX = 3;
const DOCUMENTS_MAX = 3;

type WeekEvent = EventTimes & { title: string; location: string; link: string };

interface WeekAnnouncement {
  title: string;
  /** A day, or ''. */
  due: string;
  /** The list of an entry in a rota, whose title may be only names; else ''. */
  list: string;
  link: string;
}

interface WeekSermon {
  title: string;
  link: string;
}

interface WeekDocument extends WeekSermon {
  folder: string;
}

/** What the weekly email says to one person. Sections without items are skipped. */
export interface Week {
  /** A sentence from the office. */
  note: string;
  events: WeekEvent[];
  announcements: WeekAnnouncement[];
  /** The new ones, or else the newest one. */
  sermons: WeekSermon[];
  /** The email is not sent just for an older sermon. */
  hasNewSermon: boolean;
  documents: WeekDocument[];
  /** People who wait for approval. */
  pending: number;
  links: Record<'events' | 'announcements' | 'sermons' | 'documents' | 'users', string>;
}

/** Null if there is nothing to say. */
export function weeklyEmail(frame: EmailFrame, week: Week, clock: ReaderClock): Email | null {
  if (isEmpty(week)) return null;
  const { links } = week;
  const { updates, weeklyEmail: t } = frame.t;
  const titled = ({ title, link }: WeekSermon) => ({
    title: titleOr(title, updates.untitled),
    link,
  });
  const untilDay = (due: string) => {
    const day = formatDay(due, clock);
    return day && t.until(day);
  };
  /** The link leads to all of them. */
  const more = (count: number, link: string): Block[] =>
    count > 0 ? [{ rows: [{ title: updates.andMore(count), link }] }] : [];
  return fitEmail((maxChars) => {
    const max = Math.ceil(maxChars / CHARS_PER_ITEM);
    const sermonsMax = Math.min(max, SERMONS_MAX);
    const documentsMax = Math.min(max, DOCUMENTS_MAX);
    return composeEmail(frame, t.subject(frame.name), [
      { heading: week.events.length > 0 ? t.nextDays : t.thisWeek },
      ...(week.note ? [{ notes: cleanNotes(week.note, maxChars).text }] : []),
      ...byDay(week.events.slice(0, max), clock).map(([day, events]) => ({
        day: formatDay(day, clock),
        rows: events.map((event) => ({
          ...titled(event),
          before: formatTimesBelow(day, event, clock),
          after: placeOf(event),
        })),
      })),
      ...more(week.events.length - max, links.events),
      ...section(
        t.announcements,
        week.announcements.slice(0, max).map((announcement) => ({
          ...titled(announcement),
          before: cleanTitle(announcement.list),
          after: untilDay(announcement.due),
        })),
      ),
      ...more(week.announcements.length - max, links.announcements),
      ...section(
        week.sermons.length > 1 ? t.newSermons : t.newestSermon,
        week.sermons.slice(0, sermonsMax).map(titled),
      ),
      ...more(week.sermons.length - sermonsMax, links.sermons),
      ...section(
        t.newDocuments,
        week.documents.slice(0, documentsMax).map((document) => ({
          ...titled(document),
          after: cleanTitle(document.folder),
        })),
      ),
      ...more(week.documents.length - documentsMax, links.documents),
      ...(week.pending > 0
        ? [
            { subheading: t.signUps },
            t.waiting(week.pending),
            { link: links.users, label: updates.signUps.approve },
          ]
        : []),
    ]);
  });
}

const isEmpty = (week: Week) =>
  week.note === '' &&
  week.events.length === 0 &&
  week.announcements.length === 0 &&
  !(week.sermons.length > 0 && week.hasNewSermon) &&
  week.documents.length === 0 &&
  week.pending === 0;

const section = (subheading: string, rows: Row[]): Block[] =>
  rows.length > 0 ? [{ subheading }, { rows }] : [];

/** Each day once. An event that has begun before is listed today. */
function byDay(events: WeekEvent[], clock: ReaderClock): [day: string, events: WeekEvent[]][] {
  const today = dayIn(clock.timeZone, clock.now);
  const days = Map.groupBy(events, (event) => {
    const day = firstDayOf(event, clock);
    return day > today ? day : today;
  });
  return [...days];
}

/** The address of a place is in the details of the event. */
function placeOf({ location }: WeekEvent): string {
  const [place = ''] = location.split(',');
  return cleanTitle(place);
}
