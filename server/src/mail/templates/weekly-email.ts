import { type AssemblyClock, dayIn } from '@assembly/contract/day-in';
import { type EventTimes, isAllDay } from '@assembly/contract/event';
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
import { formatDay, formatEventTimes } from './format-event-times.ts';

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
export function weeklyEmail(frame: EmailFrame, week: Week, clock: AssemblyClock): Email | null {
  if (isEmpty(week)) return null;
  const { links } = week;
  return fitEmail((maxChars) => {
    const max = Math.ceil(maxChars / CHARS_PER_ITEM);
    const sermonsMax = Math.min(max, SERMONS_MAX);
    const documentsMax = Math.min(max, DOCUMENTS_MAX);
    return composeEmail(frame, `This week at ${frame.name}`, [
      { heading: week.events.length > 0 ? 'The next 7 days' : 'This week' },
      ...(week.note ? [{ notes: cleanNotes(week.note, maxChars).text }] : []),
      ...byDay(week.events.slice(0, max), clock),
      ...more(week.events.length - max, links.events),
      ...section(
        'Announcements',
        week.announcements.slice(0, max).map((item) => withDay(item, clock)),
      ),
      ...more(week.announcements.length - max, links.announcements),
      ...section(
        week.sermons.length > 1 ? 'New sermons' : 'Newest sermon',
        week.sermons.slice(0, sermonsMax).map(titled),
      ),
      ...more(week.sermons.length - sermonsMax, links.sermons),
      ...section('New documents', week.documents.slice(0, documentsMax).map(inFolder)),
      ...more(week.documents.length - documentsMax, links.documents),
      ...pendingBlocks(week.pending, links.users),
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

/** The link leads to all of them. */
const more = (count: number, link: string): Block[] =>
  count > 0 ? [{ rows: [{ title: `and ${count} more`, link }] }] : [];

const titled = ({ title, link }: WeekSermon) => ({ title: titleOr(title), link });

/** Each day once. An event that has begun before is listed today. */
function byDay(events: WeekEvent[], clock: AssemblyClock): Block[] {
  const today = dayIn(clock.timeZone, clock.now);
  const days = Map.groupBy(events, (event) => {
    const day = isAllDay(event) ? event.date : dayIn(clock.timeZone, event.startsAt ?? clock.now);
    return day > today ? day : today;
  });
  return [...days].map(([day, ofDay]) => ({
    day: formatDay(day, clock),
    rows: ofDay.map((event) => toRow(event, formatDay(day, clock), clock)),
  }));
}

/** The address of a place is in the details of the event. */
function toRow(event: WeekEvent, day: string, clock: AssemblyClock): Row {
  const times = formatEventTimes(event, clock);
  const [place = ''] = event.location.split(',');
  return {
    ...titled(event),
    // The day is above. One that began before has its days here.
    before: times.startsWith(day) ? times.slice(day.length).replace(/^(, | at )/, '') : times,
    after: cleanTitle(place),
  };
}

const inFolder = (document: WeekDocument): Row => ({
  ...titled(document),
  after: cleanTitle(document.folder),
});

function withDay(announcement: WeekAnnouncement, clock: AssemblyClock): Row {
  const day = announcement.due && formatDay(announcement.due, clock);
  return {
    ...titled(announcement),
    before: cleanTitle(announcement.list),
    after: day && `until ${day}`,
  };
}

function pendingBlocks(count: number, link: string): Block[] {
  if (count === 0) return [];
  const people = count === 1 ? '1 person is waiting' : `${count} people are waiting`;
  return [
    { subheading: 'Sign-ups' },
    `${people} for approval.`,
    { link, label: 'Approve or delete' },
  ];
}
