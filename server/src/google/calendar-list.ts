import { z } from 'zod';
import type { Client } from './client.ts';
import { flag, id, page, readList, text } from './read-list.ts';

const LIST_PAGE_SIZE = 250;

const schema = z.object({
  id,
  summary: text,
  /** The name that the account has given to somebody else's calendar. */
  summaryOverride: text,
  backgroundColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .toLowerCase()
    .catch(''),
  primary: flag,
});

export interface ListedCalendar {
  id: string;
  name: string;
  /** `#rrggbb`, or '' if Google does not say. */
  color: string;
  /** Its id may also be written as `primary`. */
  isPrimary: boolean;
}

/** The calendars that the connected account sees in Google Calendar. */
export async function readCalendarList(
  client: Client,
  signal: AbortSignal,
): Promise<ListedCalendar[]> {
  const { items } = await readList(client, {
    request: {
      service: 'Calendar',
      notFound: 'not_found',
      path: '/calendar/v3/users/me/calendarList',
      query: { maxResults: String(LIST_PAGE_SIZE) },
      auth: 'token',
    },
    page,
    schema,
    toItem: ({ id, summary, summaryOverride, backgroundColor, primary }) => ({
      id,
      name: summaryOverride || summary || id,
      color: backgroundColor,
      isPrimary: primary,
    }),
    signal,
  });
  return items;
}
