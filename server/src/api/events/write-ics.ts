import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { CANCELED, type Event, isAllDay } from '@assembly/contract/event';
import { HOUR_MS, SECOND_MS } from '@assembly/contract/limits';
import { absoluteUrl, eventAddress } from '@assembly/contract/paths';
import { titleOr } from '@assembly/contract/text/title-or';
import ical, { escape as escapeText, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Localization } from '../../create-localize.ts';
import { htmlToText } from '../../html-to-text.ts';
import { parseAttachments } from '../../store/content/attachments.ts';
import type { EventsTable } from '../../store/database/tables/content.ts';

export type IcsEvent = Omit<Event, 'calendar' | 'attachments' | 'repeats' | 'repetition'> &
  Pick<EventsTable, 'sequence' | 'attachments'>;

export interface IcsCalendar {
  /** The name of the assembly. */
  name: string;
  timeZone: string;
  /** Its host, with an event's id, makes a globally unique id. */
  publicUrl: string;
  t: Localization['t'];
}

/** Google's status; any other is confirmed. */
const STATUSES = new Map([
  ['tentative', ICalEventStatus.TENTATIVE],
  [CANCELED, ICalEventStatus.CANCELLED],
]);
const END = 'END:VCALENDAR';
/** How often apps are asked to read a feed again. Many choose for themselves. */
const REFRESH_MS = 1 * HOUR_MS;
/** An event takes up to a millisecond to write. */
const EVENTS_WRITTEN_AT_ONCE = 20;

/** A file with one event, made at that time. */
export function writeEventFile(event: IcsEvent, calendar: IcsCalendar, now: number): string {
  return `${headOf(calendar)}${writeEvent(event, calendar, now)}${END}\r\n`;
}

/** A feed with all these events. Other requests are answered while it is written. */
export async function writeCalendarFeed(
  events: IcsEvent[],
  calendar: IcsCalendar,
  stampedAt: number,
): Promise<string> {
  let text = headOf(calendar, REFRESH_MS / SECOND_MS);
  for (const [index, event] of events.entries()) {
    if (index % EVENTS_WRITTEN_AT_ONCE === 0) await yieldToOthers();
    text += writeEvent(event, calendar, stampedAt);
  }
  return `${text}${END}\r\n`;
}

/** Everything before the first event. */
function headOf({ name }: IcsCalendar, ttl: number | null = null): string {
  const empty = ical({
    // The library escapes the texts of an event, but not the name of a calendar.
    name: escapeText(name, false),
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//Assembly//Events//EN',
    ttl,
  });
  return empty.toString().slice(0, -END.length);
}

function writeEvent(
  event: IcsEvent,
  { timeZone, publicUrl, t }: IcsCalendar,
  stampedAt: number,
): string {
  const allDay = isAllDay(event);
  const file = ical();
  file.createEvent({
    id: `${event.id}@${new URL(publicUrl).hostname}`,
    // In UTC, which needs no rules about time zones. All-day events have none.
    ...(allDay ? icsDaysOf(event, timeZone) : instantsOf(event)),
    allDay,
    sequence: event.sequence,
    stamp: new Date(stampedAt),
    summary: titleOr(event.summary, t.feeds.event),
    description: descriptionOf(event, t) || null,
    location: event.location || null,
    url: absoluteUrl(publicUrl, eventAddress(event.id)),
    status: STATUSES.get(event.status) ?? ICalEventStatus.CONFIRMED,
  });
  const text = file.toString();
  // The library folds the lines of a whole calendar only, and leaves out the last line break.
  return text.slice(text.indexOf('BEGIN:VEVENT'), -END.length);
}

/** The end is exclusive, so it is at least the day after the start. */
function icsDaysOf({ date, dateEnd, endsAt }: IcsEvent, timeZone: string) {
  const start = Temporal.PlainDate.from(date);
  const next = start.add({ days: 1 });
  // The end may have a time anyway: then its day counts, as on the screen.
  const end = isAllDay({ date: dateEnd })
    ? Temporal.PlainDate.from(dateEnd)
    : Temporal.Instant.fromEpochMilliseconds((endsAt ?? 0) - 1)
        .toZonedDateTimeISO(timeZone)
        .toPlainDate()
        .add({ days: 1 });
  return { start, end: Temporal.PlainDate.compare(end, next) < 0 ? next : end };
}

function instantsOf({ startsAt, endsAt }: IcsEvent) {
  const start = startsAt ?? 0;
  return { start: new Date(start), end: new Date(Math.max(start, endsAt ?? 0)) };
}

/** With where to join online and the attachments, which have no property that all calendar programs show. */
function descriptionOf(
  { description, callUrl, attachments }: IcsEvent,
  t: IcsCalendar['t'],
): string {
  const links = parseAttachments(attachments).map(({ title, url }) => `${title}: ${url}`);
  if (callUrl) links.unshift(`${t.feeds.joinOnline} ${callUrl}`);
  return [htmlToText(description), links.join('\n')].filter(Boolean).join('\n\n');
}
