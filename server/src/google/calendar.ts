import { z } from 'zod';
import type { Client } from './client.ts';
import { type OnProgress, page, readList } from './read-list.ts';
import { id, type ReadSource, text } from './validate-items.ts';

/** Google allows 2500. Smaller pages leave less garbage in memory. */
export const CALENDAR_PAGE_SIZE = 1000;

const time = z.object({ dateTime: text, date: text }).nullish();

/** Attendees are private and must never be read. */
const schema = z.object({
  id,
  start: time,
  end: time,
  summary: text,
  status: text,
  description: text,
});

export interface CalendarItem {
  id: string;
  start: CalendarTime;
  /** Exclusive: an all-day event ends on the day after its last day. */
  end: CalendarTime;
  summary: string;
  status: string;
  /** May contain unsafe HTML. */
  description: string;
}

/** A time with its offset, or a whole day. An absent field is ''. */
export interface CalendarTime {
  dateTime: string;
  date: string;
}

function toItem(item: z.infer<typeof schema>): CalendarItem {
  return {
    id: item.id,
    start: toTime(item.start),
    end: toTime(item.end),
    summary: item.summary ?? '',
    status: item.status ?? '',
    description: item.description ?? '',
  };
}

function toTime(sent: z.infer<typeof time>): CalendarTime {
  return { dateTime: sent?.dateTime ?? '', date: sent?.date ?? '' };
}

/** In epoch milliseconds. */
export interface CalendarWindow {
  from: number;
  to: number;
}

/** Every event that ends after `from` and starts before `to`, by start, each converted by `make`. */
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
    item: { schema, toItem: (item) => make(toItem(item)) },
    seen: new Set(),
    onProgress,
    signal,
  });
}
