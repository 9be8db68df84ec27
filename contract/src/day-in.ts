/** The day it is at that instant in that zone, as 2026-11-15. */
export function dayIn(timeZone: string, now: number): string {
  // Every subtask of a reply asks for the same day.
  if (last.now !== now || last.timeZone !== timeZone) {
    last = { now, timeZone, day: findDay(timeZone, now) };
  }
  return last.day;
}

let last = { now: Number.NaN, timeZone: '', day: '' };

function findDay(timeZone: string, now: number): string {
  const parts = dayFormat(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

// Making one takes longer than a hundred uses of it.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format;
}
