/** Collating takes quadratic time when combining marks are out of order, so only the beginning is collated. */
const MAX_COLLATED_CHARS = 100;
const collator = new Intl.Collator('en', { numeric: true });

/** Natural order: numbers by their value. */
export function compareTitles(a: string, b: string): number {
  const order = collator.compare(a.slice(0, MAX_COLLATED_CHARS), b.slice(0, MAX_COLLATED_CHARS));
  return order || Number(a > b) - Number(a < b);
}
