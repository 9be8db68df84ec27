import { cleanLine, cleanText, titleOr } from './clean-text.ts';
import {
  type Block,
  composeEmail,
  type Email,
  type EmailFrame,
  READ_REST,
} from './compose-email.ts';
import { emailDescription } from './email-description.ts';
import { fitEmail } from './fit-email.ts';
import {
  type EmailClock,
  type EventTimes,
  formatDay,
  formatEventTimes,
} from './format-event-times.ts';

// All texts are from Google: from people, and of any length.

interface Announcement {
  title: string;
  notes: string;
  list: string;
  due: string;
}

export function announcementEmail(
  frame: EmailFrame,
  { title, notes, list, due }: Announcement,
  { link, clock }: { link: string; clock: EmailClock },
): Email {
  return fitEmail((maxChars) => {
    const { text, isCut } = cleanText(notes, maxChars);
    const facts: [string, string][] = [];
    if (list.trim()) facts.push(['List', cleanLine(list)]);
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
  change: 'cancelled' | 'moved' | 'reinstated';
  title: string;
  location: string;
  description: string;
  before: EventTimes;
  after: EventTimes | null;
}

const EVENT_CHANGES: Record<ChangedEvent['change'], string> = {
  cancelled: 'This event was canceled.',
  moved: 'This event has a new time.',
  reinstated: 'This event had been canceled, but takes place after all.',
};

export function eventEmail(
  frame: EmailFrame,
  { change, location, before, after, ...event }: ChangedEvent,
  { link, clock }: { link: string; clock: EmailClock },
): Email {
  const title = titleOr(event.title);
  const isMoved = change === 'moved' && after !== null;
  const isReinstated = change === 'reinstated';
  const facts: [string, string][] = isMoved
    ? [
        ['Before', formatEventTimes(before, clock)],
        ['Now', formatEventTimes(after, clock)],
      ]
    : [[isReinstated ? 'When' : 'When it was planned', formatEventTimes(before, clock)]];
  if (location.trim()) facts.push(['Where', cleanLine(location)]);
  const subject = isMoved
    ? `Moved to ${formatEventTimes(after, clock, 'short')}: ${title}`
    : `${isReinstated ? 'Not canceled' : 'Canceled'}: ${title}, ${formatEventTimes(before, clock, 'short')}`;
  return fitEmail((maxChars) => {
    const { isCut, ...description } = emailDescription(event.description, maxChars);
    const blocks: Block[] = [{ heading: title }, EVENT_CHANGES[change], { facts }];
    if (description.text) blocks.push(description);
    const label = after ? 'Open the event' : 'See the next events';
    return composeEmail(frame, subject, [...blocks, { link, label: isCut ? READ_REST : label }]);
  });
}

export function sermonEmail(
  frame: EmailFrame,
  { title, folder }: { title: string; folder: string },
  link: string,
): Email {
  const blocks: Block[] = [{ heading: title }];
  if (folder.trim()) blocks.push({ facts: [['Folder', cleanLine(folder)]] });
  return composeEmail(frame, `New recording: ${title}`, [...blocks, { link, label: 'Listen' }]);
}

/** The less room each text has, the fewer items are listed. */
const CHARS_PER_ITEM = 400;

interface Summary {
  /** Such as "12 new announcements". */
  headline: string;
  items: { title: string; link: string }[];
  /** Of all, also of those that are not among `items`. */
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
