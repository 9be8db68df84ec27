import { z } from 'zod';
import type { Client } from './client.ts';
import { id, type OnProgress, page, type ReadResult, readList, text } from './read-list.ts';

/** Google allows 2500. Smaller pages leave less garbage in memory. */
export const CALENDAR_PAGE_SIZE = 1000;

const time = z.object({ dateTime: text, date: text, timeZone: text }).nullish();

/** Attendees are private and must never be read. */
const schema = z.object({
  id,
  start: time,
  end: time,
  summary: text,
  status: text,
  description: text,
});

export type CalendarItem = ReturnType<typeof toItem>;

/** An absent field becomes ''. */
function toItem(item: z.infer<typeof schema>) {
  return {
    id: item.id,
    start: toTime(item.start),
    /** Exclusive: an all-day event ends on the day after its last day. */
    end: toTime(item.end),
    summary: item.summary ?? '',
    status: item.status ?? '',
    /** May contain unsafe HTML. */
    description: item.description ?? '',
  };
}

export interface CalendarTime {
  /** With an offset, or else in `timeZone`. */
  dateTime: string;
  /** A whole day. */
  date: string;
  timeZone?: string;
}

function toTime(sent: z.infer<typeof time>): CalendarTime {
  return {
    dateTime: sent?.dateTime ?? '',
    date: sent?.date ?? '',
    timeZone: sent?.timeZone ?? '',
  };
}

/** In epoch milliseconds. */
export interface CalendarWindow {
  from: number;
  to: number;
}

/** Every event that ends after `from` and starts before `to`, by start, each converted by `convert`. */
export async function readCalendar<Converted>(
  client: Client,
  calendarId: string,
  { from, to }: CalendarWindow,
  convert: (item: CalendarItem) => Converted,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ReadResult<Converted>> {
  return await readList(client, {
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
    page,
    schema,
    toItem: (item) => convert(toItem(item)),
    seen: new Set(),
    onProgress,
    signal,
  });
}
