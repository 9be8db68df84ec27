/** Collating takes quadratic time when combining marks are out of order, so only the beginning is collated. */
const MAX_COLLATED_CHARS = 100;
const collator = new Intl.Collator('en', { numeric: true });

/** "2026-10-04 Psalm 121", "2026.10 Newsletter", and the folder "2026". */
export const BEGINS_WITH_DATE =
  /^(?:19|20)\d\d(?:$|[-._](?:0[1-9]|1[0-2])(?:[-._](?:0[1-9]|[12]\d|3[01]))?(?!\d))/;
/** "Newsletter 2026-10" and "Rota 2026.10.04.pdf". */
const ENDS_WITH_DATE =
  /[^\d](?:19|20)\d\d[-._](?:0[1-9]|1[0-2])(?:[-._](?:0[1-9]|[12]\d|3[01]))?(?:\.[a-z]\w*)?$/i;

const dateOf = (title: string, pattern: RegExp) =>
  pattern.exec(title)?.[0].replaceAll(/[._]/g, '-') ?? '';

/**
 * Titles that begin with a date first, the newest at the top; then natural order, with numbers by their value. Of those
 * that differ only in the date at their end, the newest is first, too.
 */
export function compareTitles(a: string, b: string): number {
  return (
    newestFirst(a, b, BEGINS_WITH_DATE) ||
    collator.compare(collatedPart(a), collatedPart(b)) ||
    newestFirst(a, b, ENDS_WITH_DATE) ||
    comparePlain(a, b)
  );
}

const newestFirst = (a: string, b: string, pattern: RegExp) =>
  comparePlain(dateOf(b, pattern), dateOf(a, pattern));

const collatedPart = (title: string) =>
  title.replace(ENDS_WITH_DATE, '').slice(0, MAX_COLLATED_CHARS);

const comparePlain = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Collating more than this would block the server for a second. */
const MAX_COLLATED_TITLES = 10_000;

interface Titled {
  id: string;
  title: string;
  isFolder: boolean | number;
}

/** Folders first, each by title and then by id. Used by the server, and on a phone without a connection. */
export function sortByTitle<Item extends Titled>(items: Item[]): Item[] {
  const compare = items.length > MAX_COLLATED_TITLES ? comparePlain : compareTitles;
  return items.sort(
    (one, other) =>
      Number(other.isFolder) - Number(one.isFolder) ||
      compare(one.title, other.title) ||
      comparePlain(one.id, other.id),
  );
}
