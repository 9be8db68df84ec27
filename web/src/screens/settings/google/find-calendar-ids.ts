import { splitIds } from '../setting-values.ts';

const ID = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

export const isCalendarId = (text: string) => ID.test(text);

export const NOT_AN_ID =
  'This is not a calendar ID. It looks like an email address, such as abc123@group.calendar.google.com.';

/** The ids in a text, which may also have addresses of calendars; null if something else is in it. */
export function findCalendarIds(typed: string): string[] | null {
  const ids = splitIds(typed).flatMap((text) => (URL.canParse(text) ? idsIn(new URL(text)) : text));
  return ids.every(isCalendarId) ? ids : null;
}

/** The ids in an address for embedding or subscribing to a calendar, as Google shows them. */
function idsIn({ pathname, searchParams }: URL): string[] {
  const sources = searchParams.getAll('src');
  if (sources.length > 0) return sources;
  const [, feed = ''] = /\/ical\/([^/]+)\//.exec(pathname) ?? [];
  return [decode(feed)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
