import { z } from 'zod';
import type { Client } from './client.ts';
import { type OnProgress, page, readList } from './read-list.ts';
import { id, type ReadSource, text } from './take-items.ts';

const PAGE_SIZE = 2500;

/** A moment with its offset, or a whole day; what is missing is ''. */
const time = z
  .object({ dateTime: text, date: text })
  .nullish()
  .transform((value) => value ?? { dateTime: '', date: '' });

/** Who is invited is nobody's business here: it is not even taken in. */
const calendarItem = z.object({
  id,
  start: time,
  /** A whole day's end is the day after it. */
  end: time,
  summary: text,
  status: text,
  /** May hold HTML, as anyone may write it. */
  description: text,
});

export type CalendarItem = z.infer<typeof calendarItem>;

/** In epoch milliseconds. */
export interface CalendarWindow {
  from: number;
  to: number;
}

/** Every event that ends after the window's beginning and starts before its end, by start. */
export async function readCalendar(
  client: Client,
  calendarId: string,
  { from, to }: CalendarWindow,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<ReadSource<CalendarItem>> {
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
        maxResults: String(PAGE_SIZE),
      },
      by: 'key',
    },
    page,
    item: calendarItem,
    seen: new Set(),
    onProgress,
    signal,
  });
}
