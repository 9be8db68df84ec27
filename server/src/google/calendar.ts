import type { Client } from './client.ts';
import { type OnProgress, page, readList } from './read-list.ts';
import { id, one, type Sent, text } from './sent-fields.ts';
import type { ReadSource } from './validate-items.ts';

/** Google allows 2500; with fewer a page's leavings never fill the memory. */
export const CALENDAR_PAGE_SIZE = 1000;

const time = one({ dateTime: text, date: text });

/** Who is invited is nobody's business here: it is not even taken in. */
const sent = {
  id,
  start: time,
  end: time,
  summary: text,
  status: text,
  description: text,
};

export interface CalendarItem {
  id: string;
  start: CalendarTime;
  /** A whole day's end is the day after it. */
  end: CalendarTime;
  summary: string;
  status: string;
  /** May hold HTML, as anyone may write it. */
  description: string;
}

/** A moment with its offset, or a whole day; what is missing is ''. */
export interface CalendarTime {
  dateTime: string;
  date: string;
}

function take(item: Sent<typeof sent>): CalendarItem {
  return {
    id: item.id,
    start: takeTime(item.start),
    end: takeTime(item.end),
    summary: item.summary ?? '',
    status: item.status ?? '',
    description: item.description ?? '',
  };
}

function takeTime(time: Sent<typeof sent>['start']): CalendarTime {
  return { dateTime: time?.dateTime ?? '', date: time?.date ?? '' };
}

/** In epoch milliseconds. */
export interface CalendarWindow {
  from: number;
  to: number;
}

/** Every event that ends after the window's beginning and starts before its end, by start, each as `make` makes it. */
export async function readCalendar<Made>(
  client: Client,
  calendarId: string,
  { from, to }: CalendarWindow,
  make: (item: CalendarItem) => Made,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ReadSource<Made>> {
  return await readList(client, {
    ask: {
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
      by: 'key',
    },
    page,
    item: { sent, take: (item) => make(take(item)) },
    seen: new Set(),
    onProgress,
    signal,
  });
}
