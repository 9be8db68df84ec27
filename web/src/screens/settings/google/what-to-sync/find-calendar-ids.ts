import { splitList } from '@assembly/contract/setting-table';
import { parseUrl } from '@assembly/contract/text/links-in';

const ID = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

/** The ids in a text, which may also have addresses of calendars; null if something else is in it. */
export function findCalendarIds(typed: string): string[] | null {
  const ids = splitList(typed).flatMap((text) => {
    const url = parseUrl(text);
    return url ? idsIn(url) : text;
  });
  return ids.every((id) => ID.test(id)) ? ids : null;
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
