import type { AssemblyClock } from '@assembly/contract/day-in';
import type { EventTimes } from '@assembly/contract/event';
import { htmlToText } from '../../html-to-text.ts';
import { cleanNotes, cleanTitle, titleOr } from './clean-text.ts';
import {
  type Block,
  CHARS_PER_ITEM,
  composeEmail,
  type Email,
  type EmailFrame,
  fitEmail,
  type ListItem,
  READ_REST,
} from './compose-email.ts';
import { formatDay, formatEventTimes } from './format-event-times.ts';

// All texts come from Google: people wrote them, and they can have any length.

interface Announcement {
  title: string;
  notes: string;
  list: string;
  due: string;
}

export function announcementEmail(
  frame: EmailFrame,
  { title, notes, list, due }: Announcement,
  { link, clock }: { link: string; clock: AssemblyClock },
): Email {
  return fitEmail((maxChars) => {
    const { text, isCut } = cleanNotes(notes, maxChars);
    const facts: [string, string][] = [];
    if (list.trim()) facts.push(['List', cleanTitle(list)]);
    if (due && formatDay(due, clock)) facts.push(['Due', formatDay(due, clock)]);
    return composeEmail(frame, `Announcement: ${titleOr(title)}`, [
      { heading: titleOr(title) },
      ...(facts.length > 0 ? [{ facts }] : []),
      ...(text ? [{ notes: text }] : []),
      { link, label: isCut ? READ_REST : 'Open the announcement' },
    ]);
  });
}

interface ChangedEvent {
  change: 'cancelled' | 'moved';
  title: string;
  location: string;
  description: string;
  before: EventTimes;
  after: EventTimes | null;
}

const EVENT_CHANGES: Record<ChangedEvent['change'], string> = {
  cancelled: 'This event was canceled.',
  moved: 'This event has a new time.',
};

export function eventEmail(
  frame: EmailFrame,
  { change, location, before, after, ...event }: ChangedEvent,
  { link, clock }: { link: string; clock: AssemblyClock },
): Email {
  const title = titleOr(event.title);
  const isMoved = change === 'moved' && after !== null;
  const facts: [string, string][] = isMoved
    ? [
        ['Before', formatEventTimes(before, clock)],
        ['Now', formatEventTimes(after, clock)],
      ]
    : [['Originally planned for', formatEventTimes(before, clock)]];
  if (location.trim()) facts.push(['Where', cleanTitle(location)]);
  const subject = isMoved
    ? `Moved to ${formatEventTimes(after, clock, 'short')}: ${title}`
    : `Canceled: ${title}, ${formatEventTimes(before, clock, 'short')}`;
  // As text: a sent email cannot be corrected if the HTML turns out to be harmful.
  const description = htmlToText(event.description);
  return fitEmail((maxChars) => {
    const { text, isCut } = cleanNotes(description, maxChars);
    const blocks: Block[] = [{ heading: title }, EVENT_CHANGES[change], { facts }];
    if (text) blocks.push({ notes: text });
    const toRead = isCut ? READ_REST : 'Open the event';
    // One that was canceled cannot be opened.
    const label = after ? toRead : 'See the next events';
    return composeEmail(frame, subject, [...blocks, { link, label }]);
  });
}

export function sermonEmail(
  frame: EmailFrame,
  { title, folder }: { title: string; folder: string },
  link: string,
): Email {
  const blocks: Block[] = [{ heading: title }];
  if (folder.trim()) blocks.push({ facts: [['Folder', cleanTitle(folder)]] });
  return composeEmail(frame, `New recording: ${title}`, [...blocks, { link, label: 'Listen' }]);
}

interface Summary {
  /** Such as "12 new announcements". */
  headline: string;
  items: ListItem[];
  /** Of all items, including those that are not in `items`. */
  count: number;
}

/** Many items at once. */
export function summaryEmail(
  frame: EmailFrame,
  { headline, items, count }: Summary,
  { link, label }: { link: string; label: string },
): Email {
  return fitEmail((maxChars) => {
    const listed = items.slice(0, Math.ceil(maxChars / CHARS_PER_ITEM));
    const more = count - listed.length;
    return composeEmail(frame, `${headline} at ${frame.name}`, [
      { heading: headline },
      { items: listed.map((item) => ({ ...item, title: titleOr(item.title) })) },
      ...(more > 0 ? [`and ${more} more`] : []),
      { link, label },
    ]);
  });
}
