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
} from './compose-email.ts';
import { formatDay, formatEventTimes, type ReaderClock } from './format-event-times.ts';

// All texts come from Google: people wrote them, and they can have any length.

interface Announcement {
  title: string;
  notes: string;
  list: string;
  due: string;
}

export function announcementEmail(
  frame: EmailFrame,
  { notes, list, due, ...announcement }: Announcement,
  { link, clock }: { link: string; clock: ReaderClock },
): Email {
  const { readRest, untitled, announcement: t } = frame.t.updates;
  const title = titleOr(announcement.title, untitled);
  return fitEmail((maxChars) => {
    const { text, isCut } = cleanNotes(notes, maxChars);
    const facts: [string, string][] = [];
    if (list.trim()) facts.push([t.list, cleanTitle(list)]);
    if (due && formatDay(due, clock)) facts.push([t.due, formatDay(due, clock)]);
    return composeEmail(frame, t.subject(title), [
      { heading: title },
      ...(facts.length > 0 ? [{ facts }] : []),
      ...(text ? [{ notes: text }] : []),
      { link, label: isCut ? readRest : t.open },
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

export function eventEmail(
  frame: EmailFrame,
  { change, location, before, after, ...event }: ChangedEvent,
  { link, clock }: { link: string; clock: ReaderClock },
): Email {
  const { readRest, untitled, event: t } = frame.t.updates;
  const title = titleOr(event.title, untitled);
  const isMoved = change === 'moved' && after !== null;
  const facts: [string, string][] = isMoved
    ? [
        [t.before, formatEventTimes(before, clock)],
        [t.now, formatEventTimes(after, clock)],
      ]
    : [[t.plannedFor, formatEventTimes(before, clock)]];
  if (location.trim()) facts.push([t.where, cleanTitle(location)]);
  const subject = isMoved
    ? t.movedSubject(title, formatEventTimes(after, clock, 'short'))
    : t.canceledSubject(title, formatEventTimes(before, clock, 'short'));
  // As text: a sent email cannot be corrected if the HTML turns out to be harmful.
  const description = htmlToText(event.description);
  return fitEmail((maxChars) => {
    const { text, isCut } = cleanNotes(description, maxChars);
    const changed = change === 'moved' ? t.moved : t.canceled;
    const blocks: Block[] = [{ heading: title }, changed, { facts }];
    if (text) blocks.push({ notes: text });
    const toRead = isCut ? readRest : t.open;
    // One that was canceled cannot be opened.
    const label = after ? toRead : t.seeNext;
    return composeEmail(frame, subject, [...blocks, { link, label }]);
  });
}

export function sermonEmail(
  frame: EmailFrame,
  { title, folder }: { title: string; folder: string },
  link: string,
): Email {
  const { recording } = frame.t.updates;
  const blocks: Block[] = [{ heading: title }];
  if (folder.trim()) blocks.push({ facts: [[recording.folder, cleanTitle(folder)]] });
  const listen = { link, label: recording.listen };
  return composeEmail(frame, recording.subject(title), [...blocks, listen]);
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
  link: string,
): Email {
  const { andMore, countAt, seeAll, untitled } = frame.t.updates;
  return fitEmail((maxChars) => {
    const listed = items.slice(0, Math.ceil(maxChars / CHARS_PER_ITEM));
    const more = count - listed.length;
    return composeEmail(frame, countAt(headline, frame.name), [
      { heading: headline },
      { items: listed.map((item) => ({ ...item, title: titleOr(item.title, untitled) })) },
      ...(more > 0 ? [andMore(more)] : []),
      { link, label: seeAll },
    ]);
  });
}
