import { z } from 'zod';
import { readCalendarList } from './calendar-list.ts';
import type { Client } from './client.ts';
import type { GoogleAccess } from './google-access.ts';
import { GoogleError } from './google-error.ts';
import { id, type OnProgress, page, type ReadResult, readList, text } from './read-list.ts';
import { withTimeLimit } from './retry.ts';

/** Google allows 2500. Smaller pages leave less garbage in memory. */
export const CALENDAR_PAGE_SIZE = 1000;

export interface CalendarTime {
  /** With an offset, or else in `timeZone`. */
  dateTime: string;
  /** A whole day. */
  date: string;
  timeZone?: string;
}

const NO_TIME: CalendarTime = { dateTime: '', date: '', timeZone: '' };
const time: z.ZodType<CalendarTime> = z
  .object({ dateTime: text, date: text, timeZone: text })
  .nullish()
  .transform((sent) => sent ?? NO_TIME);

/** An event is more important than its details: an invalid one counts as absent. */
const detail = text.catch('');
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(item.nullable().catch(null)).nullish().catch(undefined);
const details = {
  location: detail,
  hangoutLink: detail,
  conferenceData: z
    .object({ entryPoints: listOf(z.object({ entryPointType: detail, uri: detail })) })
    .nullish()
    .catch(undefined),
  attachments: listOf(z.object({ title: detail, fileUrl: detail, fileId: detail })),
  recurringEventId: detail,
  recurrence: listOf(z.string()),
};

/** Attendees are private and must never be read. */
const schema = z.object({
  id,
  start: time,
  /** Exclusive: an all-day event ends on the day after its last day. */
  end: time,
  summary: text,
  status: text,
  /** May contain unsafe HTML. */
  description: text,
  ...details,
});

/** Invalid values do not matter: they are only for finding events that are in several calendars. */
const sharedSchema = schema.extend({
  iCalUID: detail,
  originalStartTime: time.catch(NO_TIME),
});

/** The name of a calendar is on every page of its events. */
const eventsPage = page.extend({ summary: detail });

export type CalendarItem = ReturnType<typeof toItem>;

function toItem(item: z.infer<typeof schema>) {
  const { id, start, end, summary, status, description } = item;
  return { id, start, end, summary, status, description, ...toDetails(item) };
}

export type CalendarDetails = ReturnType<typeof toDetails>;

function toDetails(item: z.infer<typeof schema>) {
  const { hangoutLink, conferenceData, attachments, recurringEventId, recurrence } = item;
  const entryPoints = conferenceData?.entryPoints ?? [];
  const videoUrls = entryPoints.map((one) => (one?.entryPointType === 'video' ? one.uri : ''));
  return {
    location: item.location,
    /** Addresses to join online, the best one first. They may be unsafe. */
    callUrls: [hangoutLink, ...videoUrls].flatMap((url) => url || []),
    /** Their addresses may be unsafe. */
    attachments: (attachments ?? []).map((one) => ({
      title: one?.title ?? '',
      url: one?.fileUrl ?? '',
      fileId: one?.fileId ?? '',
    })),
    repeats: Boolean(recurringEventId || recurrence?.length),
  };
}

/** In epoch milliseconds. */
export interface CalendarWindow {
  from: number;
  to: number;
}

export interface GoogleCalendar {
  id: string;
  /** '' if Google does not say. */
  name: string;
  /** `#rrggbb`, or '' if it is not known. Read only if there are several calendars. */
  color: string;
}

export interface CalendarsResult<Item> extends ReadResult<Item> {
  calendars: GoogleCalendar[];
}

interface ReadOptions<Converted> {
  window: CalendarWindow;
  convert: (item: CalendarItem, calendarId: string) => Converted;
  onProgress: OnProgress;
  signal: AbortSignal;
}

/** Reads the calendars one after the other, as one source. If one of several cannot be read, the error has its id. */
export async function readCalendars<Converted extends object>(
  client: Client,
  { calendarIds, refreshToken }: Pick<GoogleAccess, 'calendarIds' | 'refreshToken'>,
  { onProgress, ...options }: ReadOptions<Converted>,
): Promise<CalendarsResult<Converted>> {
  if (calendarIds.length === 0) throw new GoogleError('no_calendar', 'Calendar');
  const isOne = calendarIds.length === 1;
  const hasColors = !isOne && refreshToken !== '';
  // Read at the same time as the events. It never rejects.
  const pendingColors = hasColors ? readColors(client, options.signal) : undefined;
  const result: CalendarsResult<Converted> = {
    items: [],
    leftOut: [],
    unreadable: [],
    calendars: [],
  };
  const isInEarlierCalendar = createSharedEvents();
  let readBefore = 0;
  for (const calendarId of calendarIds) {
    let readHere = 0;
    const read = await readCalendar(client, calendarId, isOne ? undefined : isInEarlierCalendar, {
      ...options,
      onProgress: (readSoFar) => {
        readHere = readSoFar;
        onProgress(readBefore + readSoFar);
      },
    }).catch((error) => {
      throw isOne ? error : withCalendarId(error, calendarId);
    });
    readBefore += readHere;
    for (const item of read.items) if (item) result.items.push(item);
    for (const one of read.leftOut) result.leftOut.push(one);
    for (const one of read.unreadable) result.unreadable.push(one);
    result.calendars.push({ id: calendarId, name: read.name, color: '' });
  }
  const colors = await pendingColors;
  for (const calendar of result.calendars) calendar.color = colors?.get(calendar.id) ?? '';
  return result;
}

/** Every event that ends after `from` and starts before `to`, by start; undefined for one that an earlier calendar has. */
async function readCalendar<Converted>(
  client: Client,
  calendarId: string,
  isInEarlierCalendar: ReturnType<typeof createSharedEvents> | undefined,
  { window: { from, to }, convert, onProgress, signal }: ReadOptions<Converted>,
): Promise<ReadResult<Converted | undefined> & { name: string }> {
  let name = '';
  const read = await readList(client, {
    request: {
      service: 'Calendar',
      notFound: 'calendar_not_found',
      path: '/calendar/v3/calendars/{id}/events',
      id: calendarId,
      query: {
        timeMin: new Date(from).toISOString(),
        timeMax: new Date(to).toISOString(),
        orderBy: 'startTime',
        singleEvents: 'true',
        maxResults: String(CALENDAR_PAGE_SIZE),
      },
      auth: 'key',
    },
    page: eventsPage,
    onPage: ({ summary }) => {
      name ||= summary;
    },
    schema: isInEarlierCalendar ? sharedSchema : schema,
    toItem: (item) =>
      isInEarlierCalendar?.(item, calendarId) ? undefined : convert(toItem(item), calendarId),
    onProgress,
    signal,
  });
  return { ...read, name };
}

/** By calendar id; empty if they cannot be read, because events are more important than their colors. */
async function readColors(client: Client, signal: AbortSignal): Promise<Map<string, string>> {
  try {
    const calendars = await withTimeLimit(client.limits.optionalMs, 'Calendar', signal, (until) =>
      readCalendarList(client, until),
    );
    const named = calendars.map(({ id, color }) => [id, color] as const);
    const primary = calendars.find(({ isPrimary }) => isPrimary);
    return new Map([...named, ['primary', primary?.color ?? '']]);
  } catch {
    return new Map();
  }
}

/** An error of the sign-in concerns all calendars. */
function withCalendarId(error: unknown, calendarId: string): unknown {
  if (!(error instanceof GoogleError) || error.service !== 'Calendar') return error;
  const { kind, service, isTemporary, retryAfterMs } = error;
  return new GoogleError(kind, service, { isTemporary, retryAfterMs, calendarId });
}

/** What identifies an event in every calendar that it is in. */
interface Identity {
  id: string;
  iCalUID?: string;
  /** Set for an instance of a recurring event: all instances have the same `iCalUID`. */
  originalStartTime?: CalendarTime;
}

/** Finds events that are in several calendars: a copy has the same id, or else the same `iCalUID`. */
function createSharedEvents() {
  const calendarOf = new Map<string, string>();
  /** Whether a calendar before this one has the event. */
  return (event: Identity, calendarId: string): boolean => {
    const keys = keysOf(event);
    const isKnown = keys.some((key) => (calendarOf.get(key) ?? calendarId) !== calendarId);
    if (!isKnown) for (const key of keys) calendarOf.set(key, calendarId);
    return isKnown;
  };
}

function keysOf({ id, iCalUID, originalStartTime }: Identity): string[] {
  if (!iCalUID) return [id];
  const { dateTime, date } = originalStartTime ?? NO_TIME;
  // Each calendar writes times in its own time zone.
  const instance = dateTime ? Date.parse(dateTime) : date;
  return [id, `${iCalUID} ${instance}`];
}
