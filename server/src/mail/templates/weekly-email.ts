import type { AssemblyClock } from '@assembly/contract/day-in';
import type { EventTimes } from '@assembly/contract/event';
import { cleanNotes, cleanTitle, titleOr } from './clean-text.ts';
import {
  type Block,
  CHARS_PER_ITEM,
  composeEmail,
  type Email,
  type EmailFrame,
  fitEmail,
  type ListItem,
} from './compose-email.ts';
import { formatDay, formatEventTimes } from './format-event-times.ts';

/** The limit for one announcement. */
const NOTES_MAX_CHARS = 2000;

type WeekEvent = EventTimes & { title: string; location: string; link: string };

interface WeekAnnouncement {
  title: string;
  notes: string;
  due: string;
  list: string;
  link: string;
}

interface WeekDocument {
  title: string;
  folder: string;
  link: string;
}

/** What the weekly email says to one person. Sections without items are skipped. */
export interface Week {
  events: WeekEvent[];
  announcements: WeekAnnouncement[];
  recordings: WeekDocument[];
  documents: WeekDocument[];
  /** People who wait for approval. */
  pending: number;
  links: { events: string; announcements: string; documents: string; users: string };
}

/** Null if there is nothing to say. */
export function weeklyEmail(frame: EmailFrame, week: Week, clock: AssemblyClock): Email | null {
  const { links, pending, ...items } = week;
  if (pending === 0 && Object.values(items).every(({ length }) => length === 0)) return null;
  return fitEmail((maxChars) => {
    const max = Math.ceil(maxChars / CHARS_PER_ITEM);
    return composeEmail(frame, `This week at ${frame.name}`, [
      { heading: 'This week' },
      ...section('Events of the next 7 days', listed(week.events, max, links.events), (event) => ({
        ...titled(event),
        details: [formatEventTimes(event, clock), cleanTitle(event.location)].filter(Boolean),
      })),
      ...section(
        'Announcements',
        listed(week.announcements, max, links.announcements),
        (announcement) => withNotes(announcement, Math.min(maxChars, NOTES_MAX_CHARS), clock),
      ),
      ...section('New recordings', listed(week.recordings, max, links.documents), inFolder),
      ...section('New documents', listed(week.documents, max, links.documents), inFolder),
      ...pendingBlocks(pending, links.users),
    ]);
  });
}

interface Listed<Item> {
  items: Item[];
  more: number;
  /** Leads to all of them. */
  link: string;
}

function listed<Item>(all: Item[], max: number, link: string): Listed<Item> {
  return { items: all.slice(0, max), more: Math.max(0, all.length - max), link };
}

function section<Item>(
  title: string,
  { items, more, link }: Listed<Item>,
  toItem: (item: Item) => ListItem,
): Block[] {
  if (items.length === 0) return [];
  return [
    { subheading: title },
    { items: items.map(toItem) },
    ...(more > 0 ? [{ items: [{ title: `and ${more} more`, link }] }] : []),
  ];
}

const titled = ({ title, link }: { title: string; link: string }) => ({
  title: titleOr(title),
  link,
});

const inFolder = (document: WeekDocument) => ({
  ...titled(document),
  details: [cleanTitle(document.folder)].filter(Boolean),
});

function withNotes(
  announcement: WeekAnnouncement,
  maxChars: number,
  clock: AssemblyClock,
): ListItem {
  const { text, isCut } = cleanNotes(announcement.notes, maxChars);
  const day = announcement.due && formatDay(announcement.due, clock);
  const details = [cleanTitle(announcement.list), day && `Due ${day}`].filter(Boolean);
  return {
    ...titled(announcement),
    details: [details.join(' · ')].filter(Boolean),
    notes: text,
    isCut,
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
