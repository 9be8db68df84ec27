/** Collating takes quadratic time when combining marks are out of order, so only the beginning is collated. */
const MAX_COLLATED_CHARS = 100;
const collator = new Intl.Collator('en', { numeric: true });

/** "2026-10-04 Psalm 121", "2026.10 Newsletter", and the folder "2026". */
export const BEGINS_WITH_DATE =
  /^(?:19|20)\d\d(?:$|[-._](?:0[1-9]|1[0-2])(?:[-._](?:0[1-9]|[12]\d|3[01]))?(?!\d))/;
const dateOf = (title: string) => BEGINS_WITH_DATE.exec(title)?.[0].replaceAll(/[._]/g, '-') ?? '';

/** Titles that begin with a date first, the newest at the top; then natural order, with numbers by their value. */
export function compareTitles(a: string, b: string): number {
  const [dateA, dateB] = [dateOf(a), dateOf(b)];
  const newestFirst = Number(dateA < dateB) - Number(dateA > dateB);
  const order = collator.compare(a.slice(0, MAX_COLLATED_CHARS), b.slice(0, MAX_COLLATED_CHARS));
  return newestFirst || order || comparePlain(a, b);
}

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
